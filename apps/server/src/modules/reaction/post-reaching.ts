import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';

export type ReadPosts = Pick<BroadcastFeed, 'readable'>;
/** A post that a person can read, and what they are to its channel. */
export type ReachedPost = Awaited<ReturnType<typeof reachPost>>;

/** @throws Refusal `not_found`, also of what is recalled, erased, taken down or a test; `channel_frozen`. */
export const reachPost = async (
  feed: ReadPosts,
  queries: Queries,
  params: { readonly link: string; readonly broadcastId: string },
  customerId: string,
) => {
  const { channel, following } = await feed.readable(queries, params.link, customerId, params.broadcastId);
  const { merchantId, id: channelId } = channel;
  return { channel, following, key: { merchantId, channelId, broadcastId: params.broadcastId, customerId } };
};

/** Only who follows a channel that is not closed does something with its posts. @throws Refusal `reaction_follow`; `state_forbids`. */
export const mustTakePart = ({ channel, following }: ReachedPost): void => {
  if (!following) refuse('reaction_follow');
  if (channel.state === 'closed') refuse('state_forbids');
};
