import type { NoticeKind } from '@balcao/contract/notification-notice';
import { and, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { joinedAt } from '../member/member.reads.ts';
import { type NoticeRow, notices, seenNotices } from './notice.tables.ts';

/** What one member sees in the bell of a team. */
export interface Seer {
  readonly merchantId: string;
  readonly accountId: string;
  readonly kinds: readonly NoticeKind[];
}

/** False when it was told before. */
export const insertNotice = async (tx: Tx, row: NoticeRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(notices).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** Locks a notice that no e-mail was sent about yet. */
export const lockUnmailed = async (
  tx: Tx,
  { merchantId, id }: Pick<NoticeRow, 'merchantId' | 'id'>,
): Promise<NoticeRow | undefined> => {
  const [row] = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.merchantId, merchantId), eq(notices.id, id), isNull(notices.mailedAt)))
    .for('update');
  return row;
};

export const noteMailed = async (tx: Tx, { merchantId, id }: NoticeRow, now: Date): Promise<void> => {
  await tx
    .update(notices)
    .set({ mailedAt: now })
    .where(and(eq(notices.merchantId, merchantId), eq(notices.id, id)));
};

const visibleTo = ({ merchantId, accountId, kinds }: Seer): SQL | undefined =>
  and(
    eq(notices.merchantId, merchantId),
    inArray(notices.kind, [...kinds]),
    or(isNull(notices.onlyFor), eq(notices.onlyFor, accountId)),
  );
/**
 * What happened before someone came, and what they did themselves, is no news to them. The columns of the notice carry its name:
 * bare ones, as a list of columns writes them, would be those of the tables inside.
 */
const isSeenBy = ({ accountId }: Seer): SQL<boolean> => sql<boolean>`(
  ${notices}.done_by is not distinct from ${accountId}::uuid
  or ${notices}.created_at < ${joinedAt(sql`${notices}.merchant_id`, accountId)}
  or exists (select from notice_seen s where s.merchant_id = ${notices}.merchant_id
    and s.account_id = ${accountId}::uuid and s.notice_id = ${notices}.id))`;

export const listPage = (
  queries: Queries,
  seer: Seer,
  place: Place | undefined,
  limit: number,
): Promise<(NoticeRow & { isSeen: boolean })[]> => {
  const { createdAt, id } = notices;
  const beyond = place && or(lt(createdAt, place.at), and(eq(createdAt, place.at), lt(id, place.key)));
  return queries
    .select({
      merchantId: notices.merchantId,
      id,
      kind: notices.kind,
      cause: notices.cause,
      data: notices.data,
      doneBy: notices.doneBy,
      writtenTo: notices.writtenTo,
      onlyFor: notices.onlyFor,
      createdAt,
      mailedAt: notices.mailedAt,
      isSeen: isSeenBy(seer),
    })
    .from(notices)
    .where(and(visibleTo(seer), place && lte(createdAt, place.at), beyond))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
};

/** Counts no further than `most`. */
export const countVisible = async (queries: Queries, seer: Seer, most: number): Promise<number> => {
  const some = queries.select({ one: sql`1` }).from(notices).where(visibleTo(seer)).limit(most).as('some');
  return queries.$count(some);
};
export const countUnseenOf = async (queries: Queries, seer: Seer, most: number): Promise<number> => {
  const one = { one: sql`1` };
  const isNews = sql`not ${isSeenBy(seer)}`;
  const some = queries
    .select(one)
    .from(notices)
    .where(and(visibleTo(seer), isNews))
    .limit(most)
    .as('some');
  return queries.$count(some);
};

/** The member has seen these of what is visible to them; without ids, everything. */
export const insertSeen = async (
  tx: Tx,
  seer: Seer,
  { ids, now }: { readonly ids: readonly string[] | undefined; readonly now: Date },
): Promise<void> => {
  const unseen = await tx
    .select({ noticeId: notices.id })
    .from(notices)
    .where(and(visibleTo(seer), ids && inArray(notices.id, [...ids]), sql`not ${isSeenBy(seer)}`));
  const { merchantId, accountId } = seer;
  if (unseen.length === 0) return;
  const rows = unseen.map(({ noticeId }) => ({ merchantId, accountId, noticeId, seenAt: now }));
  await tx.insert(seenNotices).values(rows).onConflictDoNothing();
};

/** Old notices of every team, and who has seen them. */
export const forgetNotices = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(notices).where(lt(notices.createdAt, before));
};
/** The same of payments that were received. */
export const forgetPaymentNotices = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(notices).where(and(eq(notices.kind, 'paymentReceived'), lt(notices.createdAt, before)));
};
