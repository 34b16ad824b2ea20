import { RefundReview, statusOfReview } from '@balcao/contract/refund';
import { and, asc, desc, eq, inArray, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type RefundRow, refunds } from './refund.tables.ts';

const { waiting, progressing, successful } = RefundReview.enum;
const reviewsThatCount = [waiting, progressing, successful];

export type RefundKey = Pick<RefundRow, 'merchantId' | 'number'>;

/** False where the merchant has another refund of this number. */
export const insertRefund = async (tx: Tx, row: RefundRow): Promise<boolean> => {
  const target = [refunds.merchantId, refunds.number];
  const { rowCount } = await tx.insert(refunds).values(row).onConflictDoNothing({ target });
  return rowCount === 1;
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

/** By the key under which a rail was asked: it knows no team. */
export const findByKey = async (queries: Queries, number: string): Promise<RefundRow | undefined> => {
  const [row] = await queries.select().from(refunds).where(eq(refunds.number, number));
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

/** So many pieces of an order have come back or are to: those of refunds that have not come to nothing. */
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

/** Moves a refund if it still is in one of `from`; undefined when another move came first (promise M11). */
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

/** Notes the first of two who agree; undefined when somebody was first, or it was decided. */
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

/** Whoever asks the rail next sets when it is asked again; false when another was faster. */
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
