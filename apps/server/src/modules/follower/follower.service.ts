import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type ChannelPage,
  channelsFoundAtMost,
  type FollowedChannel,
  type followChannel,
  followedAtMost,
  type listFollowedChannels,
  type muteChannel,
  type openChannel,
  type searchChannels,
  type unfollowChannel,
} from '@balcao/contract/follower';
import type { Locale } from '@balcao/contract/locale';
import type { FoundApplet } from '@balcao/contract/opening';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelPlace, FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import {
  countDay,
  countFollowed,
  deleteFollower,
  findFollower,
  insertFollower,
  insertPast,
  listFollowed,
  listFollowing,
  noteVisit,
  setMuted,
} from './follower.repository.ts';
import type { FollowerIds } from './follower-id.service.ts';
import type { FollowerNews } from './follower-news.ts';

/** A channel, who follows it, and since when. */
export interface Following extends ChannelPlace {
  readonly customerId: string;
  readonly followedAt: Date;
}
/** What is to happen when a person unfollows a channel, in the same transaction. */
export type WhenLeft = (tx: Tx, following: Following, now: Date) => Promise<void>;

/** What is to happen when a person follows a channel, in the same transaction. */
export type WhenJoined = WhenLeft;

/** The mini program that a channel leads to; null where there is none, or people cannot open it now. */
export type AssociatedApplets = (queries: Queries, place: ChannelPlace) => Promise<FoundApplet | null>;

interface Needs {
  readonly db: Db;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly found: FoundChannels;
  readonly appletOf: AssociatedApplets;
  readonly whenLeft: WhenLeft;
  readonly whenJoined: WhenJoined;
  readonly tell: FollowerNews;
  readonly followerId: FollowerIds;
}
/** A person who began to follow at a time of the past. */
interface PastPerson {
  readonly customerId: string;
  readonly language: Locale;
  readonly now: Date;
}
type Row = NonNullable<Awaited<ReturnType<FoundChannels['byLink']>>>;

const placeOf = ({ merchantId, id }: Row): ChannelPlace => ({ merchantId, channelId: id });

/** Who follows channels, and what they see of them. */
export const createFollowerService = (needs: Needs) => {
  const { db, customers, found, appletOf, whenLeft, whenJoined, tell, followerId } = needs;
  const mustFind = async (queries: Queries, link: string): Promise<Row> =>
    (await found.byLink(queries, link)) ?? refuse('not_found');

  const page = async (queries: Queries, row: Row, customerId: string): Promise<ChannelPage> => {
    const follower = await findFollower(queries, { ...placeOf(row), customerId });
    return {
      ...found.present(row),
      type: row.type,
      state: row.state,
      isFrozen: row.frozenAt !== null,
      closesAt: row.closesAt?.toISOString() ?? null,
      subject: found.subjectOf(row),
      applet: row.frozenAt ? null : await appletOf(queries, placeOf(row)),
      isFollowing: follower !== undefined,
      isMuted: follower?.isMuted ?? false,
    };
  };

  /** What the phone shows of the person, and in which language. */
  const shownBy = async (queries: Queries, { actor, locale }: Pick<Call<typeof openChannel>, 'actor' | 'locale'>) => {
    const name = await customers.nameOf(queries, actor.customerId);
    return { name, nameKey: nameKeyOf(name), language: locale };
  };

  /** One more who follows. Those who followed already are not counted, and use up no invitation. */
  const add = async (tx: Tx, channel: Row, call: Call<typeof followChannel>): Promise<void> => {
    const { actor, body, now } = call;
    const place = placeOf(channel);
    const { customerId } = actor;
    if (channel.frozenAt) refuse('channel_frozen');
    const shown = await shownBy(tx, call);
    const openId = followerId({ ...place, customerId });
    const row = { ...place, ...shown, customerId, openId, isMuted: false, followedAt: now };
    if (!(await insertFollower(tx, row))) return;
    if ((await countFollowed(tx, customerId)) > followedAtMost) refuse('followed_full');
    if (channel.type === 'invited_only') {
      const invitation = body.invitation ?? refuse('not_found');
      if (!(await found.takeInvitation(tx, place, invitation, now))) refuse('channel_invitation_over');
    }
    if (!(await found.addFollower(tx, place))) refuse('state_forbids');
    await countDay(tx, { ...place, day: countedDayOf(now), joined: 1, left: 0 });
    await whenJoined(tx, { ...place, customerId, followedAt: now }, now);
    await tell(tx, 'channel.followed', { ...place, customerId, followedAt: now });
  };

  const leave = async (tx: Tx, place: ChannelPlace, customerId: string, now: Date): Promise<void> => {
    const gone = await deleteFollower(tx, { ...place, customerId });
    if (!gone) return;
    await found.removeFollower(tx, place);
    await countDay(tx, { ...place, day: countedDayOf(now), joined: 0, left: 1 });
    await whenLeft(tx, gone, now);
    await tell(tx, 'channel.unfollowed', gone);
  };

  return {
    /** One follows a channel no longer; nothing happens when they did not. */
    leave,

    /** Followers of the past, for the demonstration; answers with nothing. The channel's own count is the caller's. */
    bringIn: insertPast,

    /** One more of the past, who is named as the phone shows them. */
    bringInPerson: async (tx: Tx, { merchantId, channelId }: ChannelPlace, person: PastPerson): Promise<void> => {
      const place = { merchantId, channelId };
      const { customerId, language, now } = person;
      const name = await customers.nameOf(tx, customerId);
      const shown = { name, nameKey: nameKeyOf(name), language };
      const openId = followerId({ ...place, customerId });
      await insertFollower(tx, { ...place, ...shown, customerId, openId, isMuted: false, followedAt: now });
      await found.addFollower(tx, place);
      await countDay(tx, { ...place, day: countedDayOf(now), joined: 1, left: 0 });
    },

    /** Undefined for one who does not follow it. */
    followingOf: (queries: Queries, place: ChannelPlace, customerId: string): Promise<Following | undefined> =>
      findFollower(queries, { ...place, customerId }),

    /** Those of these people who follow a channel. */
    followingAmong: (
      queries: Queries,
      place: ChannelPlace,
      customerIds: readonly string[],
    ): Promise<ReadonlySet<string>> => listFollowing(queries, place, customerIds),

    /** Every channel that a person follows. */
    followedBy: (queries: Queries, customerId: string): Promise<Following[]> =>
      listFollowed(queries, customerId, followedAtMost),

    search: async ({ query }: Call<typeof searchChannels>): Promise<ReplyOf<typeof searchChannels>> => ({
      list: await found.search(db, { text: query.search ?? '', category: query.category }, channelsFoundAtMost),
    }),

    followed: async ({ actor }: Call<typeof listFollowedChannels>): Promise<{ list: FollowedChannel[] }> => {
      const rows = await listFollowed(db, actor.customerId, followedAtMost);
      const channels = await found.byPlaces(db, rows);
      const list = rows.flatMap(({ channelId, isMuted, followedAt }) => {
        const row = channels.get(channelId);
        if (!row) return [];
        const { state, frozenAt } = row;
        const how = { state, isFrozen: frozenAt !== null, isMuted, followedAt: followedAt.toISOString() };
        return [{ ...found.present(row), ...how }];
      });
      return { list };
    },

    /** @throws Refusal `not_found`, also for one for invited people without an invitation; `channel_invitation_over`. */
    open: async (call: Call<typeof openChannel>): Promise<ChannelPage> => {
      const { actor, params, query, now } = call;
      const row = await mustFind(db, params.link);
      const seen = await page(db, row, actor.customerId);
      if (seen.isFollowing)
        await transaction(db, async (tx) =>
          noteVisit(tx, { ...placeOf(row), customerId: actor.customerId }, await shownBy(tx, call)),
        );
      if (row.type === 'everyone' || seen.isFollowing) return seen;
      const invitation = query.invitation ?? refuse('not_found');
      return (await found.isInvited(db, placeOf(row), invitation, now)) ? seen : refuse('channel_invitation_over');
    },

    /** @throws Refusal `channel_frozen`; `state_forbids` when the channel closes, or is closed. */
    follow: (call: Call<typeof followChannel>): Promise<ChannelPage> =>
      transaction(db, async (tx) => {
        await add(tx, await mustFind(tx, call.params.link), call);
        return page(tx, await mustFind(tx, call.params.link), call.actor.customerId);
      }),

    /** Done as well when this person did not follow it. */
    unfollow: ({ actor, params, now }: Call<typeof unfollowChannel>): Promise<null> =>
      transaction(db, async (tx) => {
        await leave(tx, placeOf(await mustFind(tx, params.link)), actor.customerId, now);
        return null;
      }),

    mute: ({ actor, params, body }: Call<typeof muteChannel>): Promise<ChannelPage> =>
      transaction(db, async (tx) => {
        const row = await mustFind(tx, params.link);
        const { customerId } = actor;
        if (!(await setMuted(tx, { ...placeOf(row), customerId }, body.isMuted))) refuse('not_found');
        return page(tx, row, customerId);
      }),
  };
};
export type FollowerService = ReturnType<typeof createFollowerService>;
