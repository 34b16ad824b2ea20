import type { UploadProblem, UploadUse } from '@balcao/contract/upload';
import { and, asc, eq, gt, inArray, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { uploads, uploadViews } from './upload.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;
type Key = Pick<UploadRow, 'merchantId' | 'id'>;

const at = ({ merchantId, id }: Key) => and(eq(uploads.merchantId, merchantId), eq(uploads.id, id));

export const findUpload = async (queries: Queries, key: Key): Promise<UploadRow | undefined> => {
  const [row] = await queries.select().from(uploads).where(at(key));
  return row;
};

/** What of a team is looked for: documents, unless it says otherwise. */
interface Sought {
  readonly merchantId: string;
  readonly ids: readonly string[];
  readonly use?: UploadUse;
}
const sought = ({ merchantId, ids, use = 'document' }: Sought) =>
  and(eq(uploads.merchantId, merchantId), inArray(uploads.id, [...ids]), eq(uploads.use, use));

export const findUploads = (queries: Queries, of: Sought): Promise<UploadRow[]> =>
  queries.select().from(uploads).where(sought(of));

/** The same, kept from being deleted until the commit. */
export const lockUploads = (tx: Tx, of: Sought): Promise<UploadRow[]> =>
  tx.select().from(uploads).where(sought(of)).orderBy(asc(uploads.id)).for('update');

export const insertUpload = async (tx: Tx, row: UploadRow): Promise<void> => {
  await tx.insert(uploads).values(row);
};

/** Uploads of a team for these uses that nothing stands on; anyone else who counts waits until the commit. */
export const countLoose = async (
  tx: Tx,
  merchantId: string,
  uses: readonly UploadUse[],
): Promise<{ count: number; bytes: number }> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${merchantId}`}, 0))`);
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${uploads.bytes}) filter (where ${uploads.state} <> 'refused'), 0)::float8`,
    })
    .from(uploads)
    .where(and(eq(uploads.merchantId, merchantId), isNull(uploads.keptAt), inArray(uploads.use, [...uses])));
  return found ?? { count: 0, bytes: 0 };
};

const isMedia = eq(uploads.use, 'media');
/** Uploads in progress of a person or a tool, in all teams, the oldest first; concurrent uploads of the same sender wait until the commit. */
export const findUnfinishedOf = async (
  tx: Tx,
  senderId: string,
  use: UploadUse,
): Promise<(Key & Pick<UploadRow, 'createdAt'>)[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload.sender:${senderId}`}, 0))`);
  return tx
    .select({ merchantId: uploads.merchantId, id: uploads.id, createdAt: uploads.createdAt })
    .from(uploads)
    .where(
      and(eq(uploads.createdBy, senderId), eq(uploads.state, 'receiving'), use === 'media' ? isMedia : not(isMedia)),
    )
    .orderBy(asc(uploads.createdAt));
};

export type Verdict =
  | {
      readonly state: 'ready';
      /** Null of a package. */
      readonly type: UploadRow['type'];
      bytes: number;
      sha256: string;
      scan: UploadRow['scan'];
    }
  | { readonly state: 'refused'; readonly problem: UploadProblem };

/** Stores the result of an upload in progress; undefined when it is gone, or has a result already. */
export const decideUpload = async (queries: Queries, key: Key, verdict: Verdict): Promise<UploadRow | undefined> => {
  const [row] = await queries
    .update(uploads)
    .set(verdict)
    .where(and(at(key), eq(uploads.state, 'receiving')))
    .returning();
  return row;
};

/** How many files of a team were refused since then because of a virus. */
export const countInfected = async (queries: Queries, merchantId: string, since: Date): Promise<number> => {
  const [found] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(uploads)
    .where(and(eq(uploads.merchantId, merchantId), eq(uploads.problem, 'infected'), gt(uploads.createdAt, since)));
  return found?.count ?? 0;
};

/** Notes that a submission stands on these documents. */
export const markKept = async (tx: Tx, merchantId: string, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(uploads)
    .set({ keptAt: sql`${now.toISOString()}::timestamptz` })
    .where(and(eq(uploads.merchantId, merchantId), inArray(uploads.id, [...ids]), isNull(uploads.keptAt)));
};

/** Deletes what no submission stands on; false when one does, or there is nothing. */
export const deleteLoose = async (tx: Tx, key: Key): Promise<boolean> => {
  const { rowCount } = await tx.delete(uploads).where(and(at(key), isNull(uploads.keptAt)));
  return rowCount === 1;
};

/** Forgets one, whether or not something stands on it. */
export const deleteUpload = async (tx: Tx, key: Key): Promise<void> => {
  await tx.delete(uploads).where(at(key));
};

/** Packages are read within the hour that they came in. */
const isKept = and(eq(uploads.state, 'ready'), ne(uploads.use, 'package')) as SQL;

/** What no submission stands on and is older: of every team, for a scheduled job. */
export const findLoose = (queries: Queries, which: 'ready' | 'unfinished', before: Date): Promise<Key[]> =>
  queries
    .select({ merchantId: uploads.merchantId, id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.keptAt), lt(uploads.createdAt, before), which === 'ready' ? isKept : not(isKept)))
    .orderBy(asc(uploads.merchantId));

export const insertView = async (tx: Tx, view: typeof uploadViews.$inferInsert): Promise<void> => {
  await tx.insert(uploadViews).values(view);
};
