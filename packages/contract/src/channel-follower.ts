import * as z from 'zod/mini';
import { ChannelLanguage } from './channel.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, TimeSortedPageQuery } from './page.ts';
import { Day, Id, Instant, identifier, inOrder, severalOf } from './scalars.ts';

/** Whether the phone of a follower says when something is published. */
export const FollowerHearing = codes(['heard', 'muted']);
export type FollowerHearing = z.infer<typeof FollowerHearing>;
/** Whether a follower has paid an order of the team. */
export const FollowerOrders = codes(['ordered', 'none']);
export type FollowerOrders = z.infer<typeof FollowerOrders>;

/** Who follows a channel, as its team sees them: by the name that the phone shows, and no document. */
export const ChannelFollower = z.object({
  id: Id,
  /** Empty where the phone has said none yet. */
  name: z.string(),
  /** What their phone was set to when they last looked. */
  language: ChannelLanguage,
  hearing: FollowerHearing,
  /** Null for members who may not read orders. */
  orders: z.nullable(FollowerOrders),
  tags: z.array(z.object({ id: Id, name: z.string() })),
  followedAt: Instant,
});
export type ChannelFollower = z.infer<typeof ChannelFollower>;

const filter = {
  /** A part of the name. */
  search: z.optional(identifier(100)),
  /** One of these tags. */
  tag: z.optional(severalOf(Id)),
  language: z.optional(severalOf(ChannelLanguage)),
  hearing: z.optional(FollowerHearing),
  /** For members who may read orders. */
  orders: z.optional(FollowerOrders),
  /** Followed since this day of São Paulo, and until that one. */
  dayFrom: z.optional(Day),
  dayTo: z.optional(Day),
} as const;
/** How the followers of a channel are narrowed. */
export const FollowerFilter = inOrder(z.strictObject(filter));
export type FollowerFilter = z.infer<typeof FollowerFilter>;

const { orders: _asked, ...inFile } = filter;
/** The same for a file, which is of one channel. Who has ordered stands in none: that is asked of the member who looks. */
export const FollowerFileFilter = inOrder(z.strictObject({ ...inFile, channelId: Id }));

export const listFollowers = endpoint({
  id: 'channelFollower.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/follower',
  summary: 'Who follows a channel, the last first',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: inOrder(z.strictObject({ ...TimeSortedPageQuery.shape, ...filter })),
  reply: pageOf(ChannelFollower),
  refusals: ['not_found', 'follower_orders'],
});
