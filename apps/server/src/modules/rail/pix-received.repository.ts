import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { pixProgress } from './rail.tables.ts';

export const findPixProgress = async (queries: Queries, chave: string): Promise<Date | undefined> => {
  const [row] = await queries.select().from(pixProgress).where(eq(pixProgress.chave, chave));
  return row?.readUpTo;
};

/** Never back: another process may have read on. */
export const savePixProgress = async (queries: Queries, chave: string, readUpTo: Date): Promise<void> => {
  const change = { readUpTo: sql`greatest(${pixProgress.readUpTo}, excluded.read_up_to)` };
  await queries
    .insert(pixProgress)
    .values({ chave, readUpTo })
    .onConflictDoUpdate({ target: pixProgress.chave, set: change });
};
