import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type CardRow, customerCards } from './customer.tables.ts';

export const insertCards = async (tx: Tx, rows: CardRow[]): Promise<void> => {
  await tx.insert(customerCards).values(rows);
};

export const findCard = async (queries: Queries, customerId: string, id: string): Promise<CardRow | undefined> => {
  const [row] = await queries
    .select()
    .from(customerCards)
    .where(and(eq(customerCards.customerId, customerId), eq(customerCards.id, id)));
  return row;
};

/** Oldest first: a card stays where one is used to finding it. */
export const listCards = (queries: Queries, customerId: string): Promise<CardRow[]> =>
  queries
    .select()
    .from(customerCards)
    .where(eq(customerCards.customerId, customerId))
    .orderBy(asc(customerCards.createdAt), asc(customerCards.id));

export const countCards = async (queries: Queries, customerId: string): Promise<number> => {
  const [row] = await queries
    .select({ count: sql<number>`count(*)` })
    .from(customerCards)
    .where(eq(customerCards.customerId, customerId));
  return Number(row?.count ?? 0);
};

export const deleteCard = async (tx: Tx, customerId: string, id: string): Promise<boolean> => {
  const deleted = await tx
    .delete(customerCards)
    .where(and(eq(customerCards.customerId, customerId), eq(customerCards.id, id)));
  return deleted.rowCount === 1;
};
