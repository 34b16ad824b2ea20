import type { Channel } from '@balcao/contract/channel';
import { tagFollowers } from '@balcao/contract/follower-tag';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member may tag followers of this channel: by the role, by the channel, and with a chat account. */
export const useMayTag = ({ rights, state }: Channel): boolean => {
  const may = useMay(tagFollowers);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes('answer');
};
