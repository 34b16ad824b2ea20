import type { DisputeStatus } from '@balcao/contract/dispute';
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DisputeEvidenceRow, type DisputeRow, disputeEvidence, disputes } from './dispute.tables.ts';

const undecided: DisputeStatus[] = ['open', 'answered'];
type Key = Pick<DisputeRow, 'merchantId' | 'number'>;
const byKey = ({ merchantId, number }: Key) => and(eq(disputes.merchantId, merchantId), eq(disputes.number, number));

export const insertDispute = async (tx: Tx, row: DisputeRow): Promise<void> => {
  await tx.insert(disputes).values(row);
};

export const findDispute = async (queries: Queries, key: Key): Promise<DisputeRow | undefined> =>
  (await queries.select().from(disputes).where(byKey(key)))[0];

/** By its number alone: business numbers are unique over all merchants. */
export const findAnywhere = async (queries: Queries, number: string): Promise<DisputeRow | undefined> =>
  (await queries.select().from(disputes).where(eq(disputes.number, number)))[0];

/** Locked: evidence and decisions come one after the other. */
export const lockDispute = async (tx: Tx, key: Key): Promise<DisputeRow | undefined> =>
  (await tx.select().from(disputes).where(byKey(key)).for('no key update'))[0];

const selectOfOrder = (queries: Queries, merchantId: string, orderNumber: string) =>
  queries
    .select()
    .from(disputes)
    .where(and(eq(disputes.merchantId, merchantId), eq(disputes.orderNumber, orderNumber)))
    .orderBy(desc(disputes.openedAt), desc(disputes.number))
    .limit(100);

/** The cases of an order, the newest first; those of a locked order stay as they are. */
export const listOfOrder = (queries: Queries, merchantId: string, orderNumber: string): Promise<DisputeRow[]> =>
  selectOfOrder(queries, merchantId, orderNumber);

/** The same, locked: their outcome is decided before the balances are locked (docs/lock-order.md). */
export const lockOfOrder = (tx: Tx, merchantId: string, orderNumber: string): Promise<DisputeRow[]> =>
  selectOfOrder(tx, merchantId, orderNumber).for('no key update');

/** The newest so many of each of these orders. */
export const listOfOrders = (
  queries: Queries,
  merchantId: string,
  orderNumbers: readonly string[],
  atMostEach: number,
): Promise<DisputeRow[]> => {
  const place = sql<number>`row_number() over (partition by ${disputes.orderNumber}
    order by ${disputes.openedAt} desc, ${disputes.number} desc)`.as('place');
  const ranked = queries
    .select({ ...getTableColumns(disputes), place })
    .from(disputes)
    .where(and(eq(disputes.merchantId, merchantId), inArray(disputes.orderNumber, [...orderNumbers])))
    .as('ranked');
  return queries
    .select()
    .from(ranked)
    .where(and(eq(ranked.merchantId, merchantId), lte(ranked.place, atMostEach)))
    .orderBy(desc(ranked.openedAt), desc(ranked.number));
};

/** Moves a case that still is in one of `from`; undefined when another move came first. */
export const moveDispute = async (
  tx: Tx,
  key: Key,
  from: readonly DisputeStatus[],
  change: Partial<DisputeRow> & Pick<DisputeRow, 'status'>,
): Promise<DisputeRow | undefined> => {
  const [moved] = await tx
    .update(disputes)
    .set({ ...change, version: sql`${disputes.version} + 1` })
    .where(and(byKey(key), inArray(disputes.status, [...from])))
    .returning();
  return moved;
};

/** Adds an amount that the bank took, in every state of the case. */
export const addReturned = async (
  tx: Tx,
  key: Key,
  {
    amount,
    decidedAt,
    ...by
  }: { readonly amount: number } & Pick<DisputeRow, 'decidedAt' | 'decidedBy' | 'decisionNote'>,
): Promise<DisputeRow | undefined> => {
  const [moved] = await tx
    .update(disputes)
    .set({
      status: 'accepted',
      returned: sql`${disputes.returned} + ${amount}`,
      decidedAt: sql`case when ${disputes.status} = 'accepted' then ${disputes.decidedAt} else ${decidedAt?.toISOString()}::timestamptz end`,
      ...(by.decidedBy === null ? {} : by),
      version: sql`${disputes.version} + 1`,
    })
    .where(byKey(key))
    .returning();
  return moved;
};

/** Those of a team that it may still answer and has not: how many, and until when the first. */
export const countUnanswered = async (
  queries: Queries,
  merchantId: string,
  now: Date,
): Promise<{ readonly count: number; readonly until: Date | null }> => {
  const [row] = await queries
    .select({ count: count(), until: min(disputes.evidenceUntil) })
    .from(disputes)
    .where(and(eq(disputes.merchantId, merchantId), eq(disputes.status, 'open'), gt(disputes.evidenceUntil, now)));
  return { count: row?.count ?? 0, until: row?.until ?? null };
};

/** Undecided for longer than the bank has. */
export const listOverdue = (queries: Queries, now: Date, limit: number): Promise<DisputeRow[]> =>
  queries
    .select()
    .from(disputes)
    .where(and(inArray(disputes.status, undecided), lte(disputes.decideUntil, now)))
    .orderBy(asc(disputes.decideUntil))
    .limit(limit);

export interface ListedBy {
  /** Without it, of every merchant. */
  readonly merchantId?: string;
  readonly status?: readonly DisputeStatus[] | undefined;
}
const matching = ({ merchantId, status }: ListedBy): SQL | undefined =>
  and(
    merchantId === undefined ? undefined : eq(disputes.merchantId, merchantId),
    status && inArray(disputes.status, [...status]),
  );

/** Newest first, from a place on. */
export const listPage = (
  queries: Queries,
  by: ListedBy,
  place: Place | undefined,
  limit: number,
  offset = 0,
): Promise<DisputeRow[]> =>
  queries
    .select()
    .from(disputes)
    .where(
      and(
        matching(by),
        place &&
          sql`(${disputes.openedAt}, ${disputes.number}) < (${place.at.toISOString()}::timestamptz, ${place.key})`,
      ),
    )
    .orderBy(desc(disputes.openedAt), desc(disputes.number))
    .limit(limit)
    .offset(offset);

/** No further than people read. */
export const countUpTo = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, disputes, matching(by), [desc(disputes.openedAt)]);

export const countUndecided = (queries: Queries, merchantId?: string): Promise<number> =>
  queries.$count(disputes, matching({ ...(merchantId === undefined ? {} : { merchantId }), status: undecided }));

export const insertEvidence = async (tx: Tx, row: DisputeEvidenceRow): Promise<void> => {
  await tx.insert(disputeEvidence).values(row);
};

/** Whether a document was sent as evidence. */
export const isEvidence = async (
  queries: Queries,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
): Promise<boolean> =>
  (await queries.$count(
    disputeEvidence,
    and(eq(disputeEvidence.merchantId, merchantId), sql`${id}::uuid = any(${disputeEvidence.uploads})`),
  )) > 0;

/** Oldest first. */
export const listEvidence = (queries: Queries, { merchantId, number }: Key): Promise<DisputeEvidenceRow[]> =>
  queries
    .select()
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.merchantId, merchantId), eq(disputeEvidence.disputeNumber, number)))
    .orderBy(asc(disputeEvidence.givenAt), asc(disputeEvidence.id));
