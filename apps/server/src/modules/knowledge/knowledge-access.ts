import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';

type Worker = Parameters<ChannelAccess['reach']>[1];

/**
 * A channel, for members who may read what its robots know: those who answer followers or manage it.
 * @throws Refusal `not_found`; `channel_right`.
 */
export const reachKnowledge = async (
  access: Pick<ChannelAccess, 'reach'>,
  queries: Queries,
  actor: Worker,
  channelId: string,
): Promise<KnowledgePlace> => {
  const { channel, rights } = await access.reach(queries, actor, channelId);
  if (!rights.includes('answer') && !rights.includes('manage')) return refuse('channel_right');
  return { merchantId: channel.merchantId, channelId: channel.id };
};
