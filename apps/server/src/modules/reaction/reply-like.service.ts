import type { Likes } from '@balcao/contract/reaction';
import type { likeReply, unlikeReply } from '@balcao/contract/reply-phone';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { mustTakePart, type ReachedPost, type ReadPosts, reachPost } from './post-reaching.ts';
import type { ReplyRow } from './reaction.tables.ts';
import { lockReply } from './reply.repository.ts';
import { deleteReplyLike, insertReplyLike } from './reply-like.repository.ts';
import { takesReplies } from './reply-rule.repository.ts';

interface Needs {
  readonly db: Db;
  readonly feed: ReadPosts;
  readonly events: Pick<Events, 'publish'>;
}
type Asked = Call<typeof likeReply> | Call<typeof unlikeReply>;

/** Likes of replies: one of each person, while everyone reads the reply. */
export const createReplyLikes = ({ db, feed, events }: Needs) => {
  /** A reply of this post, held until the commit. @throws Refusal `not_found`, also of one that the person could not read. */
  const hold = async (tx: Tx, { key }: ReachedPost, id: string): Promise<ReplyRow> => {
    const row = await lockReply(tx, { merchantId: key.merchantId, channelId: key.channelId, id });
    const isRead = row?.state === 'shown' || row?.customerId === key.customerId;
    return row && isRead && row.broadcastId === key.broadcastId ? row : refuse('not_found');
  };
  const answer = (tx: Tx, row: ReplyRow, change: number, isLiked: boolean): Likes => {
    const { merchantId, broadcastId, likes } = row;
    if (change !== 0) events.publish(tx, merchantId, { topic: 'broadcast', key: broadcastId });
    return { likes: likes + change, isLiked };
  };
  const within = (
    { actor, params }: Asked,
    work: (tx: Tx, reached: ReachedPost, row: ReplyRow) => Promise<Likes>,
    check: (tx: Tx, reached: ReachedPost) => Promise<void>,
  ): Promise<Likes> =>
    transaction(db, async (tx) => {
      const reached = await reachPost(feed, tx, params, actor.customerId);
      await check(tx, reached);
      return work(tx, reached, await hold(tx, reached, params.replyId));
    });

  return {
    /**
     * Done as well when the person likes it already.
     * @throws Refusal `reaction_follow` without following; `replies_off`; `state_forbids`, also of what is hidden from others.
     */
    like: (call: Call<typeof likeReply>): Promise<Likes> =>
      within(
        call,
        async (tx, { key }, row) => {
          if (row.state !== 'shown') refuse('state_forbids');
          const isNew = await insertReplyLike(tx, row, key.customerId, call.now);
          return answer(tx, row, isNew ? 1 : 0, true);
        },
        async (tx, reached) => {
          if (!(await takesReplies(tx, reached.key))) refuse('replies_off');
          mustTakePart(reached);
        },
      ),

    /** Also for one who follows no longer. */
    unlike: (call: Call<typeof unlikeReply>): Promise<Likes> =>
      within(
        call,
        async (tx, { key }, row) => answer(tx, row, (await deleteReplyLike(tx, row, key.customerId)) ? -1 : 0, false),
        async () => {},
      ),
  };
};
export type ReplyLikes = ReturnType<typeof createReplyLikes>;
