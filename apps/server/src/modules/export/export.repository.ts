import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ExportRow, fileExports } from './export.tables.ts';

interface ExportKey {
  readonly merchantId: string;
  readonly id: string;
}
const one = ({ merchantId, id }: ExportKey) => and(eq(fileExports.merchantId, merchantId), eq(fileExports.id, id));
const underWay = inArray(fileExports.state, ['waiting', 'running']);
/** The machine's time, not the product's: moving the sandbox's clock must not take a file from the process that makes it. */
const isSilent = or(sql`${fileExports.beatAt} is null`, lt(fileExports.beatAt, sql`now() - interval '30 seconds'`));

/** How many of the team are under way. Asked in turn, so that two who come at once are both counted. */
export const countUnderWay = async (tx: Tx, merchantId: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`export:${merchantId}`}))`);
  return tx.$count(fileExports, and(eq(fileExports.merchantId, merchantId), underWay));
};

export const insertExport = async (tx: Tx, row: Omit<ExportRow, 'beatAt'>): Promise<void> => {
  await tx.insert(fileExports).values({ ...row, beatAt: sql`now()` });
};

export const findExport = async (queries: Queries, key: ExportKey): Promise<ExportRow | undefined> => {
  const [row] = await queries.select().from(fileExports).where(one(key));
  return row;
};

/** The newest of a member in a team. */
export const findNewest = (
  queries: Queries,
  { merchantId, accountId }: Pick<ExportRow, 'merchantId' | 'accountId'>,
  now: Date,
  limit: number,
): Promise<ExportRow[]> =>
  queries
    .select()
    .from(fileExports)
    .where(
      and(
        eq(fileExports.merchantId, merchantId),
        eq(fileExports.accountId, accountId),
        sql`${fileExports.expiresAt} > ${now}`,
      ),
    )
    .orderBy(desc(fileExports.createdAt))
    .limit(limit);

/** Takes it up, or over from someone who has fallen silent; undefined when someone else is at it. `attempts` is then ours. */
export const claimExport = async (queries: Queries, key: ExportKey): Promise<ExportRow | undefined> => {
  const [row] = await queries
    .update(fileExports)
    .set({
      state: 'running',
      rows: 0,
      total: null,
      beatAt: sql`now()`,
      attempts: sql`${fileExports.attempts} + 1`,
    })
    .where(and(one(key), or(eq(fileExports.state, 'waiting'), and(eq(fileExports.state, 'running'), isSilent))))
    .returning();
  return row;
};

/** Changes an export that this process has claimed, or releases it where `beatAt` is null; false when another process has taken it over. */
export const changeExport = async (
  tx: Tx,
  key: ExportKey & Pick<ExportRow, 'attempts'>,
  change: Partial<ExportRow>,
): Promise<boolean> => {
  const changed = await tx
    .update(fileExports)
    .set({ beatAt: sql`now()`, ...change })
    .where(and(one(key), eq(fileExports.attempts, key.attempts), eq(fileExports.state, 'running')));
  return changed.rowCount === 1;
};

/** Files that no process has worked on for a while. */
export const findSilent = (queries: Queries): Promise<ExportKey[]> =>
  queries
    .select({ merchantId: fileExports.merchantId, id: fileExports.id })
    .from(fileExports)
    .where(and(underWay, isSilent))
    .limit(20);

/** Those whose files are deleted now, the oldest first, and how often each was begun. */
export const findExpired = (queries: Queries, now: Date): Promise<(ExportKey & Pick<ExportRow, 'attempts'>)[]> =>
  queries
    .select({ merchantId: fileExports.merchantId, id: fileExports.id, attempts: fileExports.attempts })
    .from(fileExports)
    .where(lt(fileExports.expiresAt, now))
    .orderBy(fileExports.expiresAt)
    .limit(500);

export const deleteExport = async (queries: Queries, key: ExportKey): Promise<void> => {
  await queries.delete(fileExports).where(one(key));
};
