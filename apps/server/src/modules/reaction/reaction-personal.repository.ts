import { and, asc, eq, gt } from 'drizzle-orm';
import { deletePersonal, eraseEach, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { deleteLike } from './like.repository.ts';
import { likes, replies, replyBlocks, replyLikes } from './reaction.tables.ts';
import { eraseReplyLikes } from './reply-like.repository.ts';

/** One after the other, as each is counted. */
const likesAtOnce = 100;

/** The broadcasts that a person likes. */
export const likesOfPerson: PersonalData = {
  name: 'likes',
  read: (queries, customerId) =>
    personalRows<{ broadcastId: string; at: Date }>((after, limit) =>
      queries
        .select({ broadcastId: likes.broadcastId, at: likes.at })
        .from(likes)
        .where(and(eq(likes.customerId, customerId), after && gt(likes.broadcastId, after.broadcastId)))
        .orderBy(asc(likes.broadcastId))
        .limit(limit),
    ),
  erase: async (tx, customerId) => {
    const rows = await tx
      .select({ merchantId: likes.merchantId, broadcastId: likes.broadcastId })
      .from(likes)
      .where(eq(likes.customerId, customerId))
      .orderBy(asc(likes.broadcastId))
      .limit(likesAtOnce);
    for (const row of rows) await deleteLike(tx, { ...row, customerId });
    return rows.length < likesAtOnce ? 'done' : 'left';
  },
};

/** The replies of others that a person likes. */
export const replyLikesOfPerson: PersonalData = {
  name: 'replyLikes',
  read: (queries, customerId) =>
    personalRows<{ replyId: string; at: Date }>((after, limit) =>
      queries
        .select({ replyId: replyLikes.replyId, at: replyLikes.at })
        .from(replyLikes)
        .where(and(eq(replyLikes.customerId, customerId), after && gt(replyLikes.replyId, after.replyId)))
        .orderBy(asc(replyLikes.replyId))
        .limit(limit),
    ),
  erase: async (tx, customerId) =>
    (await eraseReplyLikes(tx, customerId, likesAtOnce)) < likesAtOnce ? 'done' : 'left',
};

/** What a person replied to broadcasts, and which channels take no replies of theirs. */
export const repliesOfPerson: PersonalData = {
  name: 'replies',
  read: (queries, customerId) =>
    personalRows<{ id: string; broadcastId: string; name: string; text: string; state: string; at: Date }>(
      (after, limit) =>
        queries
          .select({
            id: replies.id,
            broadcastId: replies.broadcastId,
            name: replies.name,
            text: replies.text,
            state: replies.state,
            at: replies.at,
          })
          .from(replies)
          .where(and(eq(replies.customerId, customerId), after && gt(replies.id, after.id)))
          .orderBy(asc(replies.id))
          .limit(limit),
    ),
  erase: (tx, customerId) =>
    eraseEach(
      () => deletePersonal(tx, replies, eq(replies.customerId, customerId)),
      () => deletePersonal(tx, replyBlocks, eq(replyBlocks.customerId, customerId)),
    ),
};
