import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type UnexpectedPaymentRow, unexpectedPayments } from './unexpected-payment.tables.ts';

/** One payment, as the moves of its return name it: `attempt` is the one whose outcome is known. */
export type Attempt = Pick<UnexpectedPaymentRow, 'merchantId' | 'endToEndId' | 'attempt'>;

const isThisAttempt = ({ merchantId, endToEndId, attempt }: Attempt) =>
  and(
    eq(unexpectedPayments.merchantId, merchantId),
    eq(unexpectedPayments.endToEndId, endToEndId),
    eq(unexpectedPayments.attempt, attempt),
    isNotNull(unexpectedPayments.nextCheckAt),
  );

export const insertUnexpected = async (tx: Tx, row: typeof unexpectedPayments.$inferInsert): Promise<void> => {
  await tx.insert(unexpectedPayments).values(row);
};

export const findUnexpected = async (
  queries: Queries,
  merchantId: string,
  endToEndId: string,
): Promise<UnexpectedPaymentRow | undefined> => {
  const [row] = await queries
    .select()
    .from(unexpectedPayments)
    .where(and(eq(unexpectedPayments.merchantId, merchantId), eq(unexpectedPayments.endToEndId, endToEndId)));
  return row;
};

/** By what the rail knows it by: no team is asked for, because the rail knows none. */
export const findUnexpectedByRail = async (
  queries: Queries,
  endToEndId: string,
): Promise<UnexpectedPaymentRow | undefined> => {
  const [row] = await queries.select().from(unexpectedPayments).where(eq(unexpectedPayments.endToEndId, endToEndId));
  return row;
};

export const findDueReturns = (queries: Queries, now: Date, limit: number): Promise<UnexpectedPaymentRow[]> =>
  queries
    .select()
    .from(unexpectedPayments)
    .where(lte(unexpectedPayments.nextCheckAt, now))
    .orderBy(asc(unexpectedPayments.nextCheckAt))
    .limit(limit);

/** Ends an attempt, or has it asked about again; false when somebody else has come first. */
export const moveUnexpected = async (
  queries: Queries,
  attempt: Attempt,
  change: Partial<Pick<UnexpectedPaymentRow, 'attempt' | 'nextCheckAt' | 'returnedAt' | 'failureReason'>>,
): Promise<boolean> => {
  const moved = await queries
    .update(unexpectedPayments)
    .set({ ...change, checks: sql`${unexpectedPayments.checks} + 1` })
    .where(isThisAttempt(attempt))
    .returning({ endToEndId: unexpectedPayments.endToEndId });
  return moved.length > 0;
};
