import { createBroadcast } from '@balcao/contract/broadcast';
import type { Channel, ChannelRight } from '@balcao/contract/channel';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member may write, or publish, in this channel: by the role, by the channel, and with a chat account. */
export const useMayBroadcast = ({ rights, state }: Channel, right: ChannelRight & ('write' | 'publish')): boolean => {
  const may = useMay(createBroadcast);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes(right);
};
