import type { Channel } from '@balcao/contract/channel';
import { addKnowledgePage } from '@balcao/contract/knowledge';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member may change what robots know: by the role, by the channel, and with a chat account. The server decides again. */
export const useMayTeach = ({ rights, state }: Pick<Channel, 'rights' | 'state'>): boolean => {
  const may = useMay(addKnowledgePage);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes('manage');
};
