import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { deletePersonal, type Erased, eraseEach, personalRows } from '../../platform/personal-data.ts';
import { customerCards, customerSessions, customers, type PaymentRow, payments } from './customer.tables.ts';

/** The payments of a person, the first first. */
export const paymentsOfPerson = (queries: Queries, customerId: string) =>
  personalRows<PaymentRow>((after, limit) =>
    queries
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.customerId, customerId),
          after &&
            sql`(${payments.createdAt}, ${payments.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .limit(limit),
  );

/** Whether a payment waits for its outcome, or a card holds an amount. */
export const hasOpenPayment = async (queries: Queries, customerId: string): Promise<boolean> => {
  const [row] = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), inArray(payments.state, ['waiting', 'held'])))
    .limit(1);
  return row !== undefined;
};

/** The person as they stand, held until the commit: who pays meanwhile waits. */
export const lockPerson = async (tx: Tx, id: string): Promise<typeof customers.$inferSelect | undefined> => {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
  return row;
};

/** Removes the name and the login from this row; its payments stay linked to it. */
export const anonymise = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .update(customers)
    .set({
      name: '',
      phone: `erased:${id}`,
      pinHash: '',
      walletActivatedAt: null,
      realNameVerifiedAt: null,
      sealedIdentity: null,
      erasedAt: now,
    })
    .where(eq(customers.id, id));
};

/** Cards and sessions of a person. */
export const eraseCardsAndSessions = (tx: Tx, customerId: string): Promise<Erased> =>
  eraseEach(
    () => deletePersonal(tx, customerSessions, eq(customerSessions.customerId, customerId)),
    () => deletePersonal(tx, customerCards, eq(customerCards.customerId, customerId)),
  );

/** Those of these telephone numbers that belong to a customer. */
export const listPhones = async (queries: Queries, phones: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .select({ phone: customers.phone })
    .from(customers)
    .where(inArray(customers.phone, [...phones]));
  return new Set(rows.map(({ phone }) => phone));
};
