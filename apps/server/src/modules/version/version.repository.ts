import type { VersionStage } from '@balcao/contract/version';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type VersionRow, versions } from './version.tables.ts';

/** A mini program of a team. */
export interface AppletKey {
  readonly merchantId: string;
  readonly appletId: string;
}
export interface VersionKey extends AppletKey {
  readonly id: string;
}

const ofApplet = ({ merchantId, appletId }: AppletKey) =>
  and(eq(versions.merchantId, merchantId), eq(versions.appletId, appletId), isNull(versions.removedAt));
const at = (key: VersionKey) => and(ofApplet(key), eq(versions.id, key.id));

/** Waits for anyone else who moves versions of this mini program; the lock ends with the transaction. */
export const lockVersions = async (tx: Tx, { merchantId, appletId }: AppletKey): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`version:${merchantId}:${appletId}`}, 0))`);
};

/** Undefined also for one that was removed. */
export const findVersion = async (queries: Queries, key: VersionKey): Promise<VersionRow | undefined> => {
  const [row] = await queries.select().from(versions).where(at(key));
  return row;
};

/** A version of any mini program of the team; also one that was removed. */
export const findOfTeam = async (queries: Queries, merchantId: string, id: string): Promise<VersionRow | undefined> => {
  const [row] = await queries
    .select()
    .from(versions)
    .where(and(eq(versions.merchantId, merchantId), eq(versions.id, id)));
  return row;
};

/** A version that was submitted, of any team: staff look after all of them; the answer carries the team. */
export const findSubmitted = async (queries: Queries, id: string): Promise<VersionRow | undefined> => {
  const [row] = await queries
    .select()
    .from(versions)
    .where(and(eq(versions.id, id), isNotNull(versions.submittedAt)));
  return row;
};

/** The one that stands there: in `develop` and `past`, where several may, the newest. */
export const findAtStage = async (
  queries: Queries,
  key: AppletKey,
  ...stages: readonly VersionStage[]
): Promise<VersionRow | undefined> => {
  const [row] = await queries
    .select()
    .from(versions)
    .where(and(ofApplet(key), inArray(versions.stage, [...stages])))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
};

export const findTrial = async (queries: Queries, key: AppletKey): Promise<VersionRow | undefined> => {
  const [row] = await queries
    .select()
    .from(versions)
    .where(and(ofApplet(key), eq(versions.isTrial, true)));
  return row;
};

/** Those that were online and are not any more, the last one first. */
export const listPast = (queries: Queries, key: AppletKey, limit: number): Promise<VersionRow[]> =>
  queries
    .select()
    .from(versions)
    .where(and(ofApplet(key), eq(versions.stage, 'past')))
    .orderBy(desc(versions.publishedAt), desc(versions.id))
    .limit(limit);

export const countInDevelop = async (queries: Queries, key: AppletKey): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(versions)
    .where(and(ofApplet(key), eq(versions.stage, 'develop')));
  return row?.all ?? 0;
};

/** The highest number that was ever given, also to one that was removed. */
export const highestRank = async (queries: Queries, { merchantId, appletId }: AppletKey): Promise<number> => {
  const [row] = await queries
    .select({ rank: sql<number>`coalesce(max(${versions.rank}), 0)` })
    .from(versions)
    .where(and(eq(versions.merchantId, merchantId), eq(versions.appletId, appletId)));
  return row?.rank ?? 0;
};

/** Also of one that was removed. */
export const hasNumber = async (
  queries: Queries,
  { merchantId, appletId }: AppletKey,
  number: string,
): Promise<boolean> => {
  const [row] = await queries
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.merchantId, merchantId), eq(versions.appletId, appletId), eq(versions.number, number)));
  return row !== undefined;
};

/** Undefined when the number was given before. */
export const insertVersion = async (tx: Tx, row: typeof versions.$inferInsert): Promise<VersionRow | undefined> => {
  const [made] = await tx
    .insert(versions)
    .values(row)
    .onConflictDoNothing({ target: [versions.merchantId, versions.appletId, versions.number] })
    .returning();
  return made;
};

type Change = Partial<Omit<VersionRow, 'merchantId' | 'id' | 'appletId' | 'version'>>;

/** Changes a version that stands at one of these stages (rule: published-moves). Undefined when it does not, any more. */
export const updateVersion = async (
  tx: Tx,
  key: VersionKey,
  from: readonly VersionStage[],
  change: Change,
): Promise<VersionRow | undefined> => {
  const [row] = await tx
    .update(versions)
    .set({ ...change, version: sql`${versions.version} + 1` })
    .where(and(at(key), inArray(versions.stage, [...from])))
    .returning();
  return row;
};

/** Removes the trial mark from the version that has it. */
export const clearTrial = async (tx: Tx, key: AppletKey): Promise<void> => {
  await tx
    .update(versions)
    .set({ isTrial: false, version: sql`${versions.version} + 1` })
    .where(and(ofApplet(key), eq(versions.isTrial, true)));
};

export interface ListedBy extends AppletKey {
  readonly stage?: readonly VersionStage[] | undefined;
}
const listed = ({ stage, ...key }: ListedBy): SQL | undefined =>
  and(ofApplet(key), stage && inArray(versions.stage, [...stage]));
const newestFirst = [desc(versions.createdAt), desc(versions.id)] as const;

export const listRows = (
  queries: Queries,
  by: ListedBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<VersionRow[]> =>
  queries
    .select()
    .from(versions)
    .where(
      and(
        listed(by),
        place && sql`(${versions.createdAt}, ${versions.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countRows = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, versions, listed(by), newestFirst);
