import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';

type Worker = Parameters<ChannelAccess['reach']>[1];
type Channel = Reached['channel'];

export const placeOf = ({ merchantId, id }: Channel) => ({ merchantId, channelId: id });

/** A channel, for members who may read its conversations: those with the right to answer. @throws Refusal `not_found`; `channel_right`. */
export const reachConversations = async (
  access: Pick<ChannelAccess, 'reach'>,
  queries: Queries,
  actor: Worker,
  channelId: string,
): Promise<Channel> => {
  const { channel, rights } = await access.reach(queries, actor, channelId);
  return rights.includes('answer') ? channel : refuse('channel_right');
};
