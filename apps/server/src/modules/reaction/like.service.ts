import type { Likes, likePost, unlikePost } from '@balcao/contract/reaction';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { countLikes, deleteLike, insertLike } from './like.repository.ts';
import { mustTakePart, type ReachedPost, type ReadPosts, reachPost } from './post-reaching.ts';

interface Needs {
  readonly db: Db;
  readonly feed: ReadPosts;
  readonly events: Pick<Events, 'publish'>;
}

/** Likes of broadcasts: one of each person. */
export const createLikes = ({ db, feed, events }: Needs) => {
  const answer = async (tx: Tx, { key }: ReachedPost, isChanged: boolean, isLiked: boolean): Promise<Likes> => {
    const { merchantId, broadcastId } = key;
    if (isChanged) events.publish(tx, merchantId, { topic: 'broadcast', key: broadcastId });
    return { likes: (await countLikes(tx, merchantId, [broadcastId])).get(broadcastId) ?? 0, isLiked };
  };
  const keyOf = ({ key: { merchantId, broadcastId, customerId } }: ReachedPost) => ({
    merchantId,
    broadcastId,
    customerId,
  });
  return {
    /** Done as well when the person likes it already. @throws Refusal `reaction_follow` without following; `state_forbids`. */
    like: ({ actor, params, now }: Call<typeof likePost>): Promise<Likes> =>
      transaction(db, async (tx) => {
        const reached = await reachPost(feed, tx, params, actor.customerId);
        mustTakePart(reached);
        return answer(tx, reached, await insertLike(tx, keyOf(reached), now), true);
      }),

    /** Also for one who follows no longer. */
    unlike: ({ actor, params }: Call<typeof unlikePost>): Promise<Likes> =>
      transaction(db, async (tx) => {
        const reached = await reachPost(feed, tx, params, actor.customerId);
        return answer(tx, reached, await deleteLike(tx, keyOf(reached)), false);
      }),
  };
};
export type LikeService = ReturnType<typeof createLikes>;
