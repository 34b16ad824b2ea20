import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { noticePreferences, paymentsToTell, paymentTurns } from './notice.tables.ts';

/** A payment that a team is to be notified of; the amount in centavos. */
export type PaymentToTell = Pick<typeof paymentsToTell.$inferSelect, 'orderNumber' | 'amount'>;

const isChosen = and(
  eq(noticePreferences.kind, 'paymentReceived'),
  or(eq(noticePreferences.bell, true), eq(noticePreferences.mail, true)),
);

/** The teams whose payments a member wants notices of; only one team where an id is given. */
export const listTeamsToTell = async (queries: Queries, merchantId?: string): Promise<string[]> => {
  const rows = await queries
    .selectDistinct({ merchantId: noticePreferences.merchantId })
    .from(noticePreferences)
    .where(and(isChosen, merchantId === undefined ? undefined : eq(noticePreferences.merchantId, merchantId)));
  return rows.map((row) => row.merchantId);
};

/** Notes payments that are to be told; one that was noted before stays as it is. False where all were. */
export const insertPaymentsToTell = async (
  tx: Tx,
  merchantId: string,
  { paid, at }: { readonly paid: readonly PaymentToTell[]; readonly at: Date },
): Promise<boolean> => {
  const rows = paid.map(({ orderNumber, amount }) => ({ merchantId, orderNumber, amount, at }));
  const { rowCount } = await tx.insert(paymentsToTell).values(rows).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
};

/** Takes the turn to tell a team; false when it was told after `before`. One transaction at a time has it. */
export const takeTurn = async (
  tx: Tx,
  merchantId: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(paymentTurns)
    .values({ merchantId, toldAt: now })
    .onConflictDoUpdate({
      target: paymentTurns.merchantId,
      set: { toldAt: now },
      setWhere: lte(paymentTurns.toldAt, before),
    });
  return rowCount === 1;
};

/** What waits to be told to a team, all together, and told from now on; `orderNumber` is that of the last one. */
export const takePaymentsToTell = async (
  tx: Tx,
  merchantId: string,
): Promise<{ readonly count: number; readonly amount: number; readonly orderNumber: string | null }> => {
  const taken = tx.$with('taken').as(
    tx
      .update(paymentsToTell)
      .set({ isTold: true })
      .where(and(eq(paymentsToTell.merchantId, merchantId), eq(paymentsToTell.isTold, false)))
      .returning({ orderNumber: paymentsToTell.orderNumber, amount: paymentsToTell.amount }),
  );
  const [sums] = await tx
    .with(taken)
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`coalesce(sum(${taken.amount}), 0)`.mapWith(Number),
      orderNumber: sql<string | null>`max(${taken.orderNumber})`,
    })
    .from(taken);
  return sums ?? { count: 0, amount: 0, orderNumber: null };
};

/** Teams for which payments wait, and which were told of none after `before`. */
export const listTeamsWaiting = async (queries: Queries, before: Date, limit: number): Promise<string[]> => {
  const rows = await queries
    .selectDistinct({ merchantId: paymentsToTell.merchantId })
    .from(paymentsToTell)
    .leftJoin(paymentTurns, eq(paymentTurns.merchantId, paymentsToTell.merchantId))
    .where(
      and(eq(paymentsToTell.isTold, false), or(sql`${paymentTurns.toldAt} is null`, lte(paymentTurns.toldAt, before))),
    )
    .limit(limit);
  return rows.map((row) => row.merchantId);
};

/** Payments so old that it does not matter any more whether notices were sent. */
export const forgetToldPayments = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(paymentsToTell).where(lt(paymentsToTell.at, before));
};
