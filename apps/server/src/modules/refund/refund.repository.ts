import { RefundReview, statusOfReview } from '@balcao/contract/refund';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { newNumber, untilInserted } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertNew } from '../../platform/rows.ts';
import { type RefundRow, refunds } from './refund.tables.ts';

const { waiting, progressing, successful } = RefundReview.enum;
const reviewsThatCount = [waiting, progressing, successful];

export type RefundKey = Pick<RefundRow, 'merchantId' | 'number'>;

/**
 * Inserts refunds; one whose number another process has just given away takes the next. Answers with them as they are now, in the order in
 * which they came. @throws Refusal `refund_number_used` when the merchant has given one of their own numbers to another refund.
 */
export const insertRefunds = async (tx: Tx, rows: readonly RefundRow[]): Promise<RefundRow[]> => {
  // In one order for everyone: two servers may be asked for the same ones at once.
  const sorted = rows.toSorted((a, b) => ((a.merchantRefundNumber ?? '') < (b.merchantRefundNumber ?? '') ? -1 : 1));
  const made = await insertNew(tx, refunds, sorted, 'number');
  const insertAgain = async (row: RefundRow): Promise<RefundRow> => {
    const { merchantId, merchantRefundNumber: theirs } = row;
    if (theirs !== null && (await findByMerchantNumber(tx, merchantId, theirs))) refuse('refund_number_used');
    return untilInserted(async () => {
      const numbered = { ...row, number: newNumber(row.createdAt) };
      return (await insertNew(tx, refunds, [numbered], 'number')).size === 1 ? numbered : undefined;
    });
  };
  const all: RefundRow[] = [];
  for (const row of rows) all.push(made.has(row.number) ? row : await insertAgain(row));
  return all;
};

/** Refunds that were just inserted leave at once, with what they have drawn. The limit tells the planner how few they are. */
export const sendOff = async (tx: Tx, rows: readonly RefundRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const parts = rows.map(({ merchantId, number, review, status, drawn, decidedAt, nextCheckAt }) => ({
    merchantId,
    number,
    review,
    status,
    drawn,
    decidedAt,
    nextCheckAt,
  }));
  await tx.execute(sql`
    update refund r set review = s.review, status = s.status, drawn = s.drawn, decided_at = s."decidedAt",
      next_check_at = s."nextCheckAt"
    from (select * from json_to_recordset(${JSON.stringify(parts)}::json) as s("merchantId" uuid, number text, review text,
      status text, drawn jsonb, "decidedAt" timestamptz, "nextCheckAt" timestamptz) limit ${parts.length}) s
    where r.merchant_id = s."merchantId" and r.number = s.number`);
};

export const findRefund = async (
  queries: Queries,
  { merchantId, number }: RefundKey,
): Promise<RefundRow | undefined> => {
  const [row] = await queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.merchantId, merchantId), eq(refunds.number, number)));
  return row;
};

export const findByMerchantNumber = async (
  queries: Queries,
  merchantId: string,
  merchantRefundNumber: string,
): Promise<RefundRow | undefined> => {
  const [row] = await queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.merchantId, merchantId), eq(refunds.merchantRefundNumber, merchantRefundNumber)));
  return row;
};

/** Newest first. */
export const listOfOrder = (queries: Queries, merchantId: string, orderNumber: string): Promise<RefundRow[]> =>
  queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.merchantId, merchantId), eq(refunds.orderNumber, orderNumber)))
    .orderBy(desc(refunds.createdAt), desc(refunds.number))
    .limit(500);

/** The newest so many of each of these orders. */
export const listOfOrders = (
  queries: Queries,
  merchantId: string,
  orderNumbers: readonly string[],
  atMostEach: number,
): Promise<RefundRow[]> => {
  const place = sql<number>`row_number() over (partition by ${refunds.orderNumber}
    order by ${refunds.createdAt} desc, ${refunds.number} desc)`.as('place');
  const ranked = queries
    .select({ ...getTableColumns(refunds), place })
    .from(refunds)
    .where(and(eq(refunds.merchantId, merchantId), inArray(refunds.orderNumber, [...orderNumbers])))
    .as('ranked');
  return queries
    .select()
    .from(ranked)
    .where(and(eq(ranked.merchantId, merchantId), lte(ranked.place, atMostEach)))
    .orderBy(desc(ranked.createdAt), desc(ranked.number));
};

/** The number of pieces of an order in refunds that are done or under way; failed refunds do not count. */
export const countPieces = async (queries: Queries, merchantId: string, orderNumber: string): Promise<number> => {
  const [row] = await queries
    .select({ pieces: sum(refunds.goodsQuantity).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        eq(refunds.merchantId, merchantId),
        eq(refunds.orderNumber, orderNumber),
        inArray(refunds.review, reviewsThatCount),
      ),
    );
  return row?.pieces ?? 0;
};

/** Moves a refund if it still is in one of `from`; undefined when another move came first (rule: published-moves). */
export const moveRefund = async (
  tx: Tx,
  refund: RefundKey,
  from: readonly RefundReview[],
  { review, ...change }: Partial<RefundRow> & Pick<RefundRow, 'review'>,
): Promise<RefundRow | undefined> => {
  const [moved] = await tx
    .update(refunds)
    .set({ nextCheckAt: null, ...change, review, status: statusOfReview[review], version: sql`${refunds.version} + 1` })
    .where(
      and(
        eq(refunds.merchantId, refund.merchantId),
        eq(refunds.number, refund.number),
        inArray(refunds.review, [...from]),
      ),
    )
    .returning();
  return moved;
};

/** How one refund ends. */
interface End extends RefundKey {
  readonly review: RefundReview;
  readonly failure: string | null;
  readonly completedAt: Date;
}
/** Ends those that still are in one of `from`, and answers with them; their orders are locked (rule: published-moves). */
export const endRefunds = (tx: Tx, from: readonly RefundReview[], ends: readonly End[]): Promise<RefundRow[]> => {
  const ended = ends.map((end) => ({ ...end, status: statusOfReview[end.review] }));
  return tx
    .update(refunds)
    .set({
      review: sql`e.review`,
      status: sql`e.status`,
      failureReason: sql`e.failure`,
      completedAt: sql`e."completedAt"`,
      nextCheckAt: null,
      version: sql`${refunds.version} + 1`,
    })
    .from(
      sql`(select * from json_to_recordset(${JSON.stringify(ended)}::json) as e("merchantId" uuid, number text, review text,
        status text, failure text, "completedAt" timestamptz) limit ${ended.length}) e`,
    )
    .where(
      and(
        sql`${refunds.merchantId} = e."merchantId" and ${refunds.number} = e.number`,
        inArray(refunds.review, [...from]),
      ),
    )
    .returning(getTableColumns(refunds));
};

/** Of many keys, the refunds that were asked for under them: rails know no team. */
export const findByKeys = async (queries: Queries, numbers: readonly string[]): Promise<RefundRow[]> =>
  queries
    .select()
    .from(refunds)
    .where(inArray(refunds.number, [...numbers]));

/** Locks a refund that waits for a decision; false when it is not waiting any more. */
export const lockWaiting = async (tx: Tx, { merchantId, number }: RefundKey): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select number from refund
    where merchant_id = ${merchantId} and number = ${number} and review = ${waiting} for no key update`);
  return rows.length === 1;
};

/** Notes the first of two who agree; undefined when someone was first, or it was decided. */
export const noteFirst = async (
  tx: Tx,
  refund: RefundKey,
  first: Pick<RefundRow, 'firstApprovedBy' | 'firstApprovedAt'>,
): Promise<RefundRow | undefined> => {
  const [noted] = await tx
    .update(refunds)
    .set({ ...first, version: sql`${refunds.version} + 1` })
    .where(
      and(
        eq(refunds.merchantId, refund.merchantId),
        eq(refunds.number, refund.number),
        eq(refunds.review, '0'),
        isNull(refunds.firstApprovedBy),
      ),
    )
    .returning();
  return noted;
};

export const findDue = (queries: Queries, now: Date, limit: number): Promise<RefundRow[]> =>
  queries.select().from(refunds).where(lte(refunds.nextCheckAt, now)).orderBy(asc(refunds.nextCheckAt)).limit(limit);

/** Claims the next query to the rail by setting the time of the one after it; false when another process was faster. */
export const claimCheck = async (
  queries: Queries,
  { merchantId, number, checks }: RefundRow,
  nextCheckAt: Date,
): Promise<boolean> => {
  const { rowCount } = await queries
    .update(refunds)
    .set({ nextCheckAt, checks: checks + 1 })
    .where(
      and(
        eq(refunds.merchantId, merchantId),
        eq(refunds.number, number),
        eq(refunds.review, '2'),
        eq(refunds.checks, checks),
      ),
    );
  return rowCount === 1;
};
