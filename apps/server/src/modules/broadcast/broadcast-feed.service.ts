import {
  type clickPost,
  type countUnread,
  type getPost,
  type listPosts,
  type seePosts,
  unreadAtMost,
  type WholePost,
} from '@balcao/contract/broadcast-feed';
import type { MessageButton } from '@balcao/contract/conversation-message';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelPlace, FoundChannels } from '../channel/found-channels.service.ts';
import type { FollowerService, Following } from '../follower/follower.service.ts';
import type { ListedBroadcast } from './broadcast.tables.ts';
import { countAddress, putAddress } from './broadcast-click.repository.ts';
import { countFigure, countUnreadOf, insertReader, listSeen, putClick } from './broadcast-feed.repository.ts';
import { findLastSent, findSent, listReceived } from './broadcast-feed-page.repository.ts';
import { isNewest, readFeedPage } from './broadcast-feed-page.ts';
import { countLeftAt } from './broadcast-reception.repository.ts';
import { type BroadcastTelling, nameOf } from './broadcast-telling.ts';
import { listTests } from './broadcast-test.repository.ts';
import { testsSince } from './broadcast-trial.service.ts';
import type { Met, PostViews } from './post-view.ts';

export type { ReactionsOf } from './broadcast-reactions.ts';

interface Needs {
  readonly db: Db;
  readonly found: Pick<FoundChannels, 'byLink' | 'byPlaces'>;
  readonly followers: Pick<FollowerService, 'followingOf' | 'followedBy'>;
  readonly tell: Pick<BroadcastTelling, 'changed'>;
  readonly posts: PostViews;
}
const dayMs = 86_400_000;
const sentAtOf = ({ sentAt }: Pick<ListedBroadcast, 'sentAt'>): Date => sentAt ?? new Date(0);

const testSent = (sentAt: Date): Met => ({ sentAt, isUnread: false, isTest: true });

/** What people read of channels, and what is counted of it: of followers, each once, from when they follow. */
export const createBroadcastFeed = ({ db, found, followers, tell, posts }: Needs) => {
  const metBy =
    (following: Following | undefined, seen: ReadonlySet<string>) =>
    (row: ListedBroadcast): Met => {
      const sentAt = sentAtOf(row);
      return {
        sentAt,
        isUnread: following !== undefined && sentAt >= following.followedAt && !seen.has(row.id),
        isTest: false,
      };
    };
  /** @throws Refusal `not_found`, also for one for invited people that the person does not follow; `channel_frozen`. */
  const mustOpen = async (queries: Queries, link: string, customerId: string) => {
    const channel = (await found.byLink(queries, link)) ?? refuse('not_found');
    const place: ChannelPlace = { merchantId: channel.merchantId, channelId: channel.id };
    const following = await followers.followingOf(queries, place, customerId);
    if (channel.type === 'invited_only' && !following) refuse('not_found');
    if (channel.frozenAt) refuse('channel_frozen');
    return { channel, place, following };
  };

  /** Counts those of these that the person received and had not seen. */
  const see = async (tx: Tx, following: Following, ids: readonly string[], now: Date): Promise<string[]> => {
    const { merchantId } = following;
    const received = await listReceived(tx, following, ids);
    const fresh = await insertReader(tx, following, received, now);
    await countFigure(tx, merchantId, fresh, 'seen');
    for (const id of fresh) tell.changed(tx, { merchantId, id });
    return received;
  };

  /** Counts the person with this address of the broadcast, if it is told and they had not opened it before. */
  const countOpened = async (tx: Tx, following: Following, broadcastId: string, address: number | undefined) => {
    const { merchantId, customerId } = following;
    if (address === undefined) return false;
    const isNew = await putAddress(tx, { merchantId, broadcastId, customerId }, address);
    if (isNew) await countAddress(tx, { merchantId, broadcastId }, address);
    return isNew;
  };

  /** What the person sent to themselves to look at. */
  const testsOf = (reader: Following, now: Date) => listTests(db, reader, testsSince(now));

  return {
    /** The channel behind a link, and of a broadcast where one is meant what it is called, for one who can read them. @throws as above. */
    readable: async (queries: Queries, link: string, customerId: string, broadcastId: string | undefined) => {
      const { channel, place, following } = await mustOpen(queries, link, customerId);
      if (broadcastId === undefined) return { channel, following, label: '' };
      const row = (await findSent(queries, place, following, broadcastId)) ?? refuse('not_found');
      return { channel, following, label: nameOf(row) };
    },

    /** The buttons of a broadcast in each of its languages. @throws Refusal `not_found` for one that the person cannot read; `channel_frozen`. */
    buttonsOf: async (
      queries: Queries,
      link: string,
      customerId: string,
      broadcastId: string,
    ): Promise<(readonly MessageButton[])[]> => {
      const { place, following } = await mustOpen(queries, link, customerId);
      const row = (await findSent(queries, place, following, broadcastId)) ?? refuse('not_found');
      return row.templateWords?.versions.map(({ buttons }) => buttons) ?? [];
    },

    list: async ({ actor, params, query, locale, now }: Call<typeof listPosts>): Promise<ReplyOf<typeof listPosts>> => {
      const { customerId } = actor;
      const { channel, place, following } = await mustOpen(db, params.link, customerId);
      const { rows, ...cursors } = await readFeedPage(db, place, following, query);
      const ids = rows.map(({ id }) => id);
      const seen = following ? await listSeen(db, place.merchantId, customerId, ids) : new Set<string>();
      const tests = isNewest(query) && following ? await testsOf(following, now) : [];
      const reader = { ...place, customerId, channel: channel.name, language: locale, now };
      const view = await posts.viewOf(db, [...tests.map(({ row }) => row), ...rows], reader);
      const met = metBy(following, seen);
      return {
        list: [
          ...tests.map(({ row, sentAt }) => view(row, testSent(sentAt))),
          ...rows.map((row) => view(row, met(row))),
        ],
        ...cursors,
      };
    },

    get: async ({ actor, params, locale, now }: Call<typeof getPost>): Promise<WholePost> => {
      const { customerId } = actor;
      const { channel, place, following } = await mustOpen(db, params.link, customerId);
      const id = params.broadcastId;
      const reader = { ...place, customerId, channel: channel.name, language: locale, now };
      const row = await findSent(db, place, following, id);
      if (row) {
        const seen = following ? await listSeen(db, place.merchantId, customerId, [id]) : new Set<string>();
        return posts.whole(db, row, metBy(following, seen)(row), reader);
      }
      const tests = following ? await testsOf(following, now) : [];
      const test = tests.find((one) => one.row.id === id) ?? refuse('not_found');
      return posts.whole(db, test.row, testSent(test.sentAt), reader);
    },

    unread: async ({ actor }: Call<typeof countUnread>): Promise<ReplyOf<typeof countUnread>> => {
      const all = await followers.followedBy(db, actor.customerId);
      if (all.length === 0) return { list: [] };
      const counted = await countUnreadOf(db, actor.customerId, all, unreadAtMost);
      const some = new Set(counted.map(({ channelId }) => channelId));
      const channels = await found.byPlaces(
        db,
        all.filter(({ channelId }) => some.has(channelId)),
      );
      return {
        list: counted.flatMap(({ channelId, unread }) => {
          const channel = channels.get(channelId);
          return channel && !channel.frozenAt ? [{ link: channel.link, unread }] : [];
        }),
      };
    },

    /** What was not sent to this person, or is recalled, counts for nothing. */
    see: ({ actor, params, body, now }: Call<typeof seePosts>): Promise<null> =>
      transaction(db, async (tx) => {
        const { following } = await mustOpen(tx, params.link, actor.customerId);
        if (following) await see(tx, following, [...new Set(body.ids)], now);
        return null;
      }),

    /** Opening is seeing as well. */
    click: ({ actor, params, query, now }: Call<typeof clickPost>): Promise<null> =>
      transaction(db, async (tx) => {
        const { following } = await mustOpen(tx, params.link, actor.customerId);
        if (!following) return null;
        const id = params.broadcastId;
        const received = await see(tx, following, [id], now);
        if (received.length === 0) return null;
        const isFirst = await putClick(tx, following, id, now);
        if (isFirst) await countFigure(tx, following.merchantId, [id], 'clicked');
        const isNew = await countOpened(tx, following, id, query.address);
        if (isFirst || isNew) tell.changed(tx, { merchantId: following.merchantId, id });
        return null;
      }),

    /** One who unfollowed: counted with the last broadcast, if they had it and it is less than a day old. */
    countLeft: async (tx: Tx, following: Following, now: Date): Promise<void> => {
      const dayAgo = new Date(now.getTime() - dayMs);
      const since = following.followedAt > dayAgo ? following.followedAt : dayAgo;
      const last = await findLastSent(tx, following, since);
      if (!last) return;
      await countFigure(tx, last.merchantId, [last.id], 'left');
      await countLeftAt(tx, last, now);
      tell.changed(tx, last);
    },
  };
};
export type BroadcastFeed = ReturnType<typeof createBroadcastFeed>;
