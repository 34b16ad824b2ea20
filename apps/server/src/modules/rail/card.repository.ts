import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { cardAsks, cardAttempts } from './rail.tables.ts';

export type CardAttempt = typeof cardAttempts.$inferSelect;
export type CardAskRow = typeof cardAsks.$inferSelect;

/** False where its key was used, or another card is being asked about the same charge. */
export const insertAttempt = async (queries: Queries, row: CardAttempt): Promise<boolean> => {
  const { rowCount } = await queries.insert(cardAttempts).values(row).onConflictDoNothing();
  return rowCount === 1;
};

export const findAttempt = async (queries: Queries, key: string): Promise<CardAttempt | undefined> => {
  const [row] = await queries.select().from(cardAttempts).where(eq(cardAttempts.key, key));
  return row;
};

/** The unanswered attempt of a charge. */
export const findAskedAttempt = async (queries: Queries, txid: string): Promise<CardAttempt | undefined> => {
  const [row] = await queries
    .select()
    .from(cardAttempts)
    .where(and(eq(cardAttempts.txid, txid), eq(cardAttempts.state, 'asked')));
  return row;
};

/** Ends it, unless someone has meanwhile. */
export const endAttempt = async (
  queries: Queries,
  key: string,
  change: Pick<CardAttempt, 'state' | 'endToEndId' | 'failureReason'>,
): Promise<void> => {
  const isAsked = and(eq(cardAttempts.key, key), eq(cardAttempts.state, 'asked'));
  await queries.update(cardAttempts).set(change).where(isAsked);
};

/** Whether a card has said yes to a charge: one is enough. */
export const hasGoodAttempt = async (queries: Queries, txid: string): Promise<boolean> =>
  (await queries.$count(cardAttempts, and(eq(cardAttempts.txid, txid), eq(cardAttempts.state, 'done')))) > 0;

/** Of the payments that the card was asked for: those that others came to are not this one's. */
export const listAttemptPayments = async (queries: Queries, txid: string): Promise<readonly string[]> => {
  const rows = await queries
    .select({ id: cardAttempts.endToEndId })
    .from(cardAttempts)
    .where(eq(cardAttempts.txid, txid));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
};

/** False where its key was used, or something else is being asked of the same payment. */
export const insertAsk = async (queries: Queries, row: CardAskRow): Promise<boolean> => {
  const { rowCount } = await queries.insert(cardAsks).values(row).onConflictDoNothing();
  return rowCount === 1;
};

export const findAsk = async (queries: Queries, key: string): Promise<CardAskRow | undefined> => {
  const [row] = await queries.select().from(cardAsks).where(eq(cardAsks.key, key));
  return row;
};

/** The unanswered request of a payment. */
export const findAskedOf = async (queries: Queries, endToEndId: string): Promise<CardAskRow | undefined> => {
  const [row] = await queries
    .select()
    .from(cardAsks)
    .where(and(eq(cardAsks.endToEndId, endToEndId), eq(cardAsks.state, 'asked')));
  return row;
};

/** Takes up again what was lost; false where someone else has. @throws where something else is being asked of the payment. */
export const askAgainFor = async (queries: Queries, { key }: CardAskRow, askedAt: Date): Promise<boolean> => {
  const isLost = and(eq(cardAsks.key, key), eq(cardAsks.state, 'lost'));
  const { rowCount } = await queries.update(cardAsks).set({ state: 'asked', goneBefore: null, askedAt }).where(isLost);
  return rowCount === 1;
};

/** Changes what is being asked; answers whether it still was. */
export const changeAsk = async (
  queries: Queries,
  key: string,
  change: Partial<Pick<CardAskRow, 'state' | 'goneBefore' | 'failureReason' | 'askedAt'>>,
): Promise<boolean> => {
  const isAsked = and(eq(cardAsks.key, key), eq(cardAsks.state, 'asked'));
  const { rowCount } = await queries.update(cardAsks).set(change).where(isAsked);
  return rowCount === 1;
};

/** When another request about this payment was last sent. */
export const lastAskedAt = async (queries: Queries, { endToEndId, key }: CardAskRow): Promise<Date | undefined> => {
  const [row] = await queries
    .select({ at: cardAsks.askedAt })
    .from(cardAsks)
    .where(and(eq(cardAsks.endToEndId, endToEndId), ne(cardAsks.key, key)))
    .orderBy(desc(cardAsks.askedAt))
    .limit(1);
  return row?.at;
};
