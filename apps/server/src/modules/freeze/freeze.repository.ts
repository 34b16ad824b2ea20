import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { freezeRequests, merchantFreezes } from './freeze.tables.ts';

export type FreezeRow = typeof freezeRequests.$inferSelect;
type FrozenRow = typeof merchantFreezes.$inferSelect;

/** Since when, why and by which request the money of the merchant is frozen; undefined when it is not. */
export const findFrozen = async (queries: Queries, merchantId: string): Promise<FrozenRow | undefined> => {
  const [row] = await queries.select().from(merchantFreezes).where(eq(merchantFreezes.merchantId, merchantId));
  return row;
};

/** Everyone whose money is frozen, the last first. */
export const listFrozen = (queries: Queries, limit: number): Promise<FrozenRow[]> =>
  queries.select().from(merchantFreezes).orderBy(desc(merchantFreezes.since)).limit(limit);

/** What waits for a second person, of every merchant, the oldest first. */
export const listAsked = (queries: Queries, now: Date, limit: number): Promise<FreezeRow[]> =>
  queries
    .select()
    .from(freezeRequests)
    .where(and(eq(freezeRequests.status, 'asked'), gt(freezeRequests.expiresAt, now)))
    .orderBy(freezeRequests.askedAt)
    .limit(limit);

export const listFreezes = (queries: Queries, merchantId: string, limit: number): Promise<FreezeRow[]> =>
  queries
    .select()
    .from(freezeRequests)
    .where(eq(freezeRequests.merchantId, merchantId))
    .orderBy(desc(freezeRequests.askedAt), desc(freezeRequests.id))
    .limit(limit);

export const findFreeze = async (
  queries: Queries,
  { merchantId, id }: Pick<FreezeRow, 'merchantId' | 'id'>,
): Promise<FreezeRow | undefined> => {
  const [row] = await queries
    .select()
    .from(freezeRequests)
    .where(and(eq(freezeRequests.merchantId, merchantId), eq(freezeRequests.id, id)));
  return row;
};

/** False while another request of the merchant waits. */
export const insertFreeze = async (tx: Tx, row: typeof freezeRequests.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(freezeRequests).values(row).onConflictDoNothing();
  return rowCount === 1;
};

export const insertFrozen = async (tx: Tx, row: FrozenRow): Promise<void> => {
  await tx.insert(merchantFreezes).values(row);
};

export const deleteFrozen = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.delete(merchantFreezes).where(eq(merchantFreezes.merchantId, merchantId));
};
