import type { HelpSlug } from '@balcao/contract/help-article';
import { and, desc, eq, isNotNull, lt, max, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { helpMissed, helpRatings, type MissedRow, type RatingRow } from './help.tables.ts';

export const findRating = async (
  queries: Queries,
  { slug, reader }: Pick<RatingRow, 'slug' | 'reader'>,
): Promise<RatingRow | undefined> => {
  const [row] = await queries
    .select()
    .from(helpRatings)
    .where(and(eq(helpRatings.slug, slug), eq(helpRatings.reader, reader)));
  return row;
};

/** In the place of what the same reader has said before. */
export const putRating = async (tx: Tx, row: RatingRow): Promise<void> => {
  const { slug: _, reader: __, ...said } = row;
  await tx
    .insert(helpRatings)
    .values(row)
    .onConflictDoUpdate({ target: [helpRatings.slug, helpRatings.reader], set: said });
};

/** How often each article was rated, and how. */
export const countRatings = (queries: Queries) =>
  queries
    .select({
      slug: helpRatings.slug,
      useful: sql<number>`count(*) filter (where ${helpRatings.isUseful})`.mapWith(Number),
      notUseful: sql<number>`count(*) filter (where not ${helpRatings.isUseful})`.mapWith(Number),
      remarks: sql<number>`count(${helpRatings.remark})`.mapWith(Number),
      lastAt: max(helpRatings.at),
    })
    .from(helpRatings)
    .groupBy(helpRatings.slug);

/** The last first, of one article or of all. */
export const listRemarks = (queries: Queries, slug: HelpSlug | undefined, limit: number): Promise<RatingRow[]> =>
  queries
    .select()
    .from(helpRatings)
    .where(and(isNotNull(helpRatings.remark), slug && eq(helpRatings.slug, slug)))
    .orderBy(desc(helpRatings.at), desc(helpRatings.reader))
    .limit(limit);

/** Counts words that are known; else they are kept. */
export const countMissed = async (tx: Tx, row: Omit<MissedRow, 'times'>): Promise<void> => {
  await tx
    .insert(helpMissed)
    .values({ ...row, times: 1 })
    .onConflictDoUpdate({
      target: [helpMissed.locale, helpMissed.words],
      set: { times: sql`${helpMissed.times} + 1`, lastAt: row.lastAt },
    });
};

/** The most frequent first. */
export const listMissed = (queries: Queries, limit: number): Promise<MissedRow[]> =>
  queries.select().from(helpMissed).orderBy(desc(helpMissed.times), desc(helpMissed.lastAt)).limit(limit);

/** Forgets what was written before then; that it was useful or not stays. */
export const forgetRemarks = async (db: Db, before: Date): Promise<void> => {
  await db
    .update(helpRatings)
    .set({ remark: null })
    .where(and(lt(helpRatings.at, before), isNotNull(helpRatings.remark)));
};

/** Forgets words that were last looked for before then, and beyond a number those that were so longest ago. */
export const forgetMissed = async (db: Db, before: Date, atMost: number): Promise<void> => {
  await db.delete(helpMissed).where(lt(helpMissed.lastAt, before));
  await db.execute(sql`delete from help_missed m where (m.locale, m.words) in (
    select o.locale, o.words from help_missed o order by o.last_at desc, o.locale, o.words offset ${atMost})`);
};
