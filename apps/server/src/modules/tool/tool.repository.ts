import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ToolKeyRow, toolKeys } from './tool.tables.ts';

const one = (merchantId: string, id: string) => and(eq(toolKeys.merchantId, merchantId), eq(toolKeys.id, id));

/** Serialises the creation of keys in this team: the lock ends with the transaction. */
export const lockToolKeys = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tool_key:${merchantId}`}, 0))`);
};

/** The newest first. */
export const listToolKeyRows = (queries: Queries, merchantId: string): Promise<ToolKeyRow[]> =>
  queries
    .select()
    .from(toolKeys)
    .where(eq(toolKeys.merchantId, merchantId))
    .orderBy(desc(toolKeys.createdAt), desc(toolKeys.id));

export const insertToolKey = async (tx: Tx, row: typeof toolKeys.$inferInsert): Promise<ToolKeyRow> => {
  const [inserted] = await tx.insert(toolKeys).values(row).returning();
  return inserted as ToolKeyRow;
};

export const findToolKey = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<ToolKeyRow | undefined> => {
  const [row] = await queries.select().from(toolKeys).where(one(merchantId, id));
  return row;
};

export const deleteToolKey = async (tx: Tx, merchantId: string, id: string): Promise<ToolKeyRow | undefined> => {
  const [row] = await tx.delete(toolKeys).where(one(merchantId, id)).returning();
  return row;
};

/** By its token alone: the team is not known before. */
export const findByToken = async (queries: Queries, tokenHash: string): Promise<ToolKeyRow | undefined> => {
  const [row] = await queries.select().from(toolKeys).where(eq(toolKeys.tokenHash, tokenHash));
  return row;
};

const useRestMs = 60_000;
/** Notes a use; at most one write a minute. */
export const noteUse = async (queries: Queries, { merchantId, id }: ToolKeyRow, now: Date): Promise<void> => {
  const isOlder = or(isNull(toolKeys.lastUsedAt), lt(toolKeys.lastUsedAt, new Date(now.getTime() - useRestMs)));
  await queries
    .update(toolKeys)
    .set({ lastUsedAt: now })
    .where(and(one(merchantId, id), isOlder));
};

/** False where there is no such key, or it has been used. */
export const replaceToken = async (
  tx: Tx,
  { merchantId, id }: Pick<ToolKeyRow, 'merchantId' | 'id'>,
  tokenHash: string,
): Promise<boolean> => {
  const replaced = await tx
    .update(toolKeys)
    .set({ tokenHash })
    .where(and(one(merchantId, id), isNull(toolKeys.lastUsedAt)))
    .returning({ id: toolKeys.id });
  return replaced.length > 0;
};
