import type { PaymentReturn } from '@balcao/contract/customer';
import { and, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { isPaymentOfTeam } from '../order/order.reads.ts';
import { customerSessions, customers, type PaymentRow, payments } from './customer.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

export const insertCustomers = async (tx: Tx, rows: (typeof customers.$inferInsert)[]): Promise<void> => {
  await tx.insert(customers).values(rows).onConflictDoNothing();
};

export const findCustomerByPhone = async (queries: Queries, phone: string): Promise<CustomerRow | undefined> => {
  const [row] = await queries.select().from(customers).where(eq(customers.phone, phone));
  return row;
};

export const findCustomer = async (queries: Queries, id: string): Promise<CustomerRow | undefined> => {
  const [row] = await queries.select().from(customers).where(eq(customers.id, id));
  return row;
};

export const listCustomers = (queries: Queries, ids: readonly string[]): Promise<CustomerRow[]> =>
  queries
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]));

export const listNames = async (queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await queries
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(sql`${customers.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Holds up anyone else who changes what this person has. */
export const lockCustomer = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');
};

/** Undefined when the wallet is active already. */
export const markWalletActive = async (tx: Tx, id: string, now: Date): Promise<CustomerRow | undefined> => {
  const [row] = await tx
    .update(customers)
    .set({ walletActivatedAt: now })
    .where(and(eq(customers.id, id), isNull(customers.walletActivatedAt)))
    .returning();
  return row;
};

/** Undefined when the real name was checked before. */
export const markRealName = async (
  tx: Tx,
  id: string,
  sealedIdentity: string,
  now: Date,
): Promise<CustomerRow | undefined> => {
  const [row] = await tx
    .update(customers)
    .set({ realNameVerifiedAt: now, sealedIdentity })
    .where(and(eq(customers.id, id), isNull(customers.realNameVerifiedAt)))
    .returning();
  return row;
};

export const insertSession = async (tx: Tx, row: typeof customerSessions.$inferInsert): Promise<void> => {
  await tx.insert(customerSessions).values(row);
};

export const findSessionCustomer = async (
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await queries
    .select({ customerId: customerSessions.customerId })
    .from(customerSessions)
    .where(and(eq(customerSessions.tokenHash, tokenHash), gt(customerSessions.expiresAt, now)));
  return row?.customerId;
};

export const deleteSession = async (queries: Queries, tokenHash: string): Promise<void> => {
  await queries.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash));
};

/** False when the wallet holds less: checked and taken in one statement (rule: never-below-zero). */
export const takeFromWallet = async (tx: Tx, customerId: string, amount: number): Promise<boolean> => {
  const taken = await tx
    .update(customers)
    .set({ balance: sql`${customers.balance} - ${amount}` })
    .where(and(eq(customers.id, customerId), gte(customers.balance, amount)));
  return taken.rowCount === 1;
};

export const putInWallet = async (tx: Tx, customerId: string, amount: number): Promise<void> => {
  await tx
    .update(customers)
    .set({ balance: sql`${customers.balance} + ${amount}` })
    .where(eq(customers.id, customerId));
};

export const insertPayment = async (tx: Tx, row: PaymentRow): Promise<void> => {
  await tx.insert(payments).values(row);
};

const change = async (
  tx: Tx,
  endToEndId: string,
  from: PaymentRow['state'],
  set: Parameters<ReturnType<Tx['update']>['set']>[0],
): Promise<PaymentRow | undefined> => {
  const [row] = await tx
    .update(payments)
    .set(set)
    .where(and(eq(payments.endToEndId, endToEndId), eq(payments.state, from)))
    .returning();
  return row;
};
/** The rail has taken it: paid, or held. Undefined when it was not waiting. */
export const settlePayment = (tx: Tx, endToEndId: string): Promise<PaymentRow | undefined> =>
  change(tx, endToEndId, 'waiting', { state: sql`case when ${payments.hold} then 'held' else 'done' end` });
export const refusePayment = (tx: Tx, endToEndId: string): Promise<PaymentRow | undefined> =>
  change(tx, endToEndId, 'waiting', { state: 'refused', failureReason: 'rail_declined' });
/** The captured amount of a hold; 0 when it was released. */
export const endHold = (tx: Tx, endToEndId: string, captured: number): Promise<PaymentRow | undefined> =>
  change(tx, endToEndId, 'held', captured > 0 ? { state: 'done', captured } : { state: 'released' });

/** Some more came back; the payment is returned when all of it did. Undefined when there is no such payment. */
export const noteReturn = async (tx: Tx, endToEndId: string, back: PaymentReturn): Promise<PaymentRow | undefined> => {
  const { amount } = back;
  const [row] = await tx
    .update(payments)
    .set({
      returned: sql`${payments.returned} + ${amount}`,
      returns: sql`${payments.returns} || ${JSON.stringify([back])}::jsonb`,
      state: sql`case when ${payments.returned} + ${amount} >= coalesce(${payments.captured}, ${payments.amount}) then 'returned' else 'done' end`,
    })
    .where(eq(payments.endToEndId, endToEndId))
    .returning();
  return row;
};

export const listPage = (
  queries: Queries,
  customerId: string,
  after: Place | undefined,
  limit: number,
  skip: number,
): Promise<PaymentRow[]> =>
  queries
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        after &&
          or(lt(payments.createdAt, after.at), and(eq(payments.createdAt, after.at), lt(payments.id, after.key))),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .offset(skip)
    .limit(limit);

/** Those that paid an order of this team, the last first. */
export const listPaidTo = (
  queries: Queries,
  { customerId, merchantId }: Readonly<Record<'customerId' | 'merchantId', string>>,
  limit: number,
): Promise<PaymentRow[]> =>
  queries
    .select()
    .from(payments)
    .where(
      and(eq(payments.customerId, customerId), isPaymentOfTeam(sql`${merchantId}`, payments.endToEndId, undefined)),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);

export const findPayer = async (queries: Queries, endToEndId: string): Promise<string | undefined> => {
  const [row] = await queries
    .select({ customerId: payments.customerId })
    .from(payments)
    .where(eq(payments.endToEndId, endToEndId));
  return row?.customerId;
};

export const countPayments = async (queries: Queries, customerId: string): Promise<number> => {
  const [row] = await queries
    .select({ count: sql<number>`count(*)` })
    .from(payments)
    .where(eq(payments.customerId, customerId));
  return row?.count ?? 0;
};
