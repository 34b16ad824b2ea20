import type { estimateAudience } from '@balcao/contract/channel-audience';
import type { ChannelFollower, listFollowers } from '@balcao/contract/channel-follower';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { idKeys } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { askOf, sortedPage } from '../../platform/sorted-page.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FollowerRow } from './follower.tables.ts';
import { mustReadOrders, readsOrders } from './follower-audience.service.ts';
import { countAudience, countUpTo, listOrdered, listPage, listTagsOf } from './follower-list.repository.ts';
import type { Place } from './follower-matching.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
}
/** Followers as the team of their channel sees them, all of one channel. `withOrders`: the reader may know who has ordered. */
export const presentFollowers = async (
  queries: Queries,
  place: Place,
  rows: readonly FollowerRow[],
  withOrders: boolean,
): Promise<ChannelFollower[]> => {
  const tags = await listTagsOf(queries, place, rows);
  const ordered = withOrders ? await listOrdered(queries, place, rows) : undefined;
  return rows.map(({ customerId: id, name, language, isMuted, followedAt }) => ({
    id,
    name,
    language,
    hearing: isMuted ? 'muted' : 'heard',
    orders: ordered ? (ordered.has(id) ? 'ordered' : 'none') : null,
    tags: tags.get(id) ?? [],
    followedAt: followedAt.toISOString(),
  }));
};

/** The followers of a channel, for its team. */
export const createFollowerList = ({ db, access }: Needs) => ({
  /** @throws Refusal `not_found`; `follower_orders` where orders are asked for and the member may not read them. */
  list: async ({ actor, params, query }: Call<typeof listFollowers>): Promise<ReplyOf<typeof listFollowers>> => {
    const { ask, filter } = askOf(query);
    const { channel } = await access.reach(db, actor, params.id);
    if (filter.orders) mustReadOrders(actor);
    const by = { ...filter, merchantId: channel.merchantId, channelId: channel.id };
    const page = await sortedPage<FollowerRow>(ask, {
      keys: idKeys,
      time: ({ followedAt }) => followedAt,
      amount: () => 0,
      key: ({ customerId }) => customerId,
      read: (spot, limit, sort, skip) => listPage(db, by, spot, limit, sort, skip),
      count: () => countUpTo(db, by),
    });
    return { ...page, list: await presentFollowers(db, by, page.list, readsOrders(actor)) };
  },

  /** @throws Refusal `not_found`; `follower_orders` where orders are asked for and the member may not read them. */
  estimate: async ({
    actor,
    params,
    query,
    now,
  }: Call<typeof estimateAudience>): Promise<ReplyOf<typeof estimateAudience>> => {
    const { channel } = await access.reach(db, actor, params.id);
    if (query.orderedDays !== undefined) mustReadOrders(actor);
    const place = { merchantId: channel.merchantId, channelId: channel.id };
    return { followers: await countAudience(db, place, query, now), of: channel.followers };
  },
});
export type FollowerList = ReturnType<typeof createFollowerList>;
