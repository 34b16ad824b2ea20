import type { Channel } from '@balcao/contract/channel';
import { moveReply } from '@balcao/contract/reply';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member may hide replies: by the role, by the channel, and with a chat account. */
export const useMayAnswer = ({ rights, state }: Channel): boolean => {
  const may = useMay(moveReply);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes('answer');
};
