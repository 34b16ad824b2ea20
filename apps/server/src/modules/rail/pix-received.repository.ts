import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { pixProgress } from './rail.tables.ts';

export const findPixProgress = async (queries: Queries, chave: string): Promise<Date | undefined> => {
  const [row] = await queries.select().from(pixProgress).where(eq(pixProgress.chave, chave));
  return row?.readUpTo;
};

/** One process reads at a time, so the last one knows. */
export const savePixProgress = async (queries: Queries, chave: string, readUpTo: Date): Promise<void> => {
  await queries
    .insert(pixProgress)
    .values({ chave, readUpTo })
    .onConflictDoUpdate({ target: pixProgress.chave, set: { readUpTo } });
};
