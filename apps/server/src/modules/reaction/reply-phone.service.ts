import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type listReplies,
  type PostReply,
  type ReplyStanding,
  type removeReply,
  repliesAnHourAtMost,
  repliesAtOnce,
  type replyToPost,
} from '@balcao/contract/reply-phone';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerIds } from '../follower/follower-id.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { mustTakePart, type ReachedPost, type ReadPosts, reachPost } from './post-reaching.ts';
import type { ReplyRow } from './reaction.tables.ts';
import { deleteReply, findSentReply, insertReply, listReplyRows } from './reply.repository.ts';
import { listLikedReplies } from './reply-like.repository.ts';
import { listBlocked, takesReplies } from './reply-rule.repository.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly feed: ReadPosts;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly events: Pick<Events, 'publish'>;
  readonly followerId: FollowerIds;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}
const fast = { name: 'reply', points: repliesAnHourAtMost, seconds: 3_600, refusal: 'replies_fast' } as const;

const presentTo =
  (customerId: string, liked: ReadonlySet<string> = new Set()) =>
  ({ id, name, text, at, state, hiddenWhy, likes, customerId: authorId }: ReplyRow): PostReply => ({
    id,
    name,
    text,
    at: at.toISOString(),
    isOwn: authorId === customerId,
    hiddenWhy,
    isTakenDown: state === 'takenDown',
    likes,
    isLiked: liked.has(id),
  });

/** Replies as people read and write them on their phones. */
export const createPhoneReplies = ({ db, limits, feed, customers, events, followerId, webhooks }: Needs) => {
  const publish = (tx: Tx, { merchantId, broadcastId }: ReachedPost['key']): void =>
    events.publish(tx, merchantId, { topic: 'broadcast', key: broadcastId });

  const isBlocked = async (queries: Queries, { key }: ReachedPost): Promise<boolean> =>
    (await listBlocked(queries, key, [key.customerId])).has(key.customerId);

  const standingOf = async (queries: Queries, reached: ReachedPost): Promise<ReplyStanding> => {
    if (!(await takesReplies(queries, reached.key))) return 'off';
    if (reached.channel.state === 'closed') return 'closed';
    if (!reached.following) return 'follow';
    return (await isBlocked(queries, reached)) ? 'blocked' : 'open';
  };
  const mustTake = async (queries: Queries, reached: ReachedPost): Promise<void> => {
    if (!(await takesReplies(queries, reached.key))) refuse('replies_off');
    mustTakePart(reached);
    if (await isBlocked(queries, reached)) refuse('reply_blocked');
  };
  const add = async (tx: Tx, { key }: ReachedPost, call: Call<typeof replyToPost>): Promise<ReplyRow> => {
    const { body, now } = call;
    const name = await customers.nameOf(tx, key.customerId);
    const row: ReplyRow = { ...key, ...body, id: newId(now), name, state: 'shown', hiddenWhy: null, at: now, likes: 0 };
    if (await insertReply(tx, row)) {
      publish(tx, key);
      const { channelId, broadcastId } = key;
      const of = { channelId, broadcastId, replyId: row.id, followerId: followerId(key) };
      const data = { ...of, name, text: row.text, repliedAt: now.toISOString() };
      await webhooks.announce(tx, key.merchantId, { type: 'broadcast.replied', data });
      return row;
    }
    const before = await findSentReply(tx, { ...key, clientId: body.clientId });
    return before?.text === body.text ? before : refuse('idempotency_key_reused');
  };

  return {
    list: async ({ actor, params, query }: Call<typeof listReplies>): Promise<ReplyOf<typeof listReplies>> => {
      const reached = await reachPost(feed, db, params, actor.customerId);
      const standing = await standingOf(db, reached);
      if (standing === 'off') return { standing, list: [], nextCursor: null };
      const { customerId } = actor;
      const place = placeOf(query.cursor, idKeys);
      const rows = await listReplyRows(db, reached.key, { place, limit: repliesAtOnce + 1, customerId });
      const page = rows.slice(0, repliesAtOnce);
      const last = page.at(-1);
      const ids = page.map(({ id }) => id);
      const liked = await listLikedReplies(db, reached.key.merchantId, customerId, ids);
      return {
        standing,
        list: page.map(presentTo(customerId, liked)),
        nextCursor: rows.length > repliesAtOnce && last ? cursorOf({ at: last.at, key: last.id }) : null,
      };
    },

    /** Sent again under the same id it is the one that is there, and uses up nothing of what one may send in an hour. */
    write: async (call: Call<typeof replyToPost>): Promise<PostReply> => {
      const { actor, params, body } = call;
      const { customerId } = actor;
      const reached = await reachPost(feed, db, params, customerId);
      await mustTake(db, reached);
      const isRepeat = (await findSentReply(db, { ...reached.key, clientId: body.clientId })) !== undefined;
      if (!isRepeat) await limits.strike(fast, customerId);
      return transaction(db, async (tx) => {
        const again = await reachPost(feed, tx, params, customerId);
        await mustTake(tx, again);
        const row = await add(tx, again, call);
        return presentTo(customerId, await listLikedReplies(tx, row.merchantId, customerId, [row.id]))(row);
      });
    },

    /** For good: what staff were told of it stays in their case alone. @throws Refusal `not_found`, also of what another person wrote. */
    remove: ({ actor, params }: Call<typeof removeReply>): Promise<null> =>
      transaction(db, async (tx) => {
        const { key } = await reachPost(feed, tx, params, actor.customerId);
        if (!(await deleteReply(tx, { ...key, id: params.replyId }))) refuse('not_found');
        publish(tx, key);
        return null;
      }),
  };
};
export type PhoneReplies = ReturnType<typeof createPhoneReplies>;
