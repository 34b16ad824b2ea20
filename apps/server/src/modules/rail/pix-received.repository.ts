import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { pixAgain, pixProgress } from './rail.tables.ts';

type Progress = typeof pixProgress.$inferSelect;
export type Again = typeof pixAgain.$inferSelect;

export const findPixProgress = async (queries: Queries, chave: string): Promise<Progress | undefined> => {
  const [row] = await queries.select().from(pixProgress).where(eq(pixProgress.chave, chave));
  return row;
};

/** One process reads at a time, so the last one knows; since when anything is read stays as it was first. */
export const savePixProgress = async (queries: Queries, row: Progress): Promise<void> => {
  const { readUpTo } = row;
  await queries.insert(pixProgress).values(row).onConflictDoUpdate({ target: pixProgress.chave, set: { readUpTo } });
};

export const findPixAgain = async (
  queries: Queries,
  chave: string,
  reach: Again['reach'],
): Promise<Again | undefined> => {
  const [row] = await queries
    .select()
    .from(pixAgain)
    .where(and(eq(pixAgain.chave, chave), eq(pixAgain.reach, reach)));
  return row;
};

export const savePixAgain = async (queries: Queries, row: Again): Promise<void> => {
  const { readUpTo, readTo } = row;
  await queries
    .insert(pixAgain)
    .values(row)
    .onConflictDoUpdate({ target: [pixAgain.chave, pixAgain.reach], set: { readUpTo, readTo } });
};
