import type { ReleaseState } from '@balcao/contract/version-release';
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import type { AppletKey } from './version.repository.ts';
import { type ReleaseRow, releases, versions } from './version.tables.ts';

export interface ReleaseKey extends AppletKey {
  readonly id: string;
}
/** A release with the numbers of its version and of the one before. */
export interface ToldRelease extends ReleaseRow {
  readonly number: string;
  readonly formerNumber: string | null;
}

const ofApplet = ({ merchantId, appletId }: AppletKey) =>
  and(eq(releases.merchantId, merchantId), eq(releases.appletId, appletId));
const isUnderWay = inArray(releases.state, ['scheduled', 'rolling']);
const Taken = z.object({ taken: z.boolean() });

/** False when someone else publishes, stops or rolls back this mini program at this moment; the lock ends with the transaction. */
export const takeReleases = async (tx: Tx, { merchantId, appletId }: AppletKey): Promise<boolean> => {
  const lock = sql`hashtextextended(${`release:${merchantId}:${appletId}`}, 0)`;
  const [row] = await rowsOf(tx, Taken, sql`select pg_try_advisory_xact_lock(${lock}) as taken`);
  return row?.taken ?? false;
};

/** Undefined when another one of the mini program is under way (rule: database-decides). */
export const insertRelease = async (tx: Tx, row: ReleaseRow): Promise<ReleaseRow | undefined> => {
  const [made] = await tx.insert(releases).values(row).onConflictDoNothing().returning();
  return made;
};

/** The one that waits for its time, or goes to a share of people. */
export const findUnderWay = async (queries: Queries, key: AppletKey): Promise<ReleaseRow | undefined> => {
  const [row] = await queries
    .select()
    .from(releases)
    .where(and(ofApplet(key), isUnderWay));
  return row;
};

type Change = Partial<Pick<ReleaseRow, 'state' | 'share' | 'endedAt' | 'startsAt' | 'formerVersionId'>>;

/** Changes a release that is at one of these states (rule: published-moves). Undefined when it is not, any more. */
export const updateRelease = async (
  tx: Tx,
  key: ReleaseKey,
  from: readonly ReleaseState[],
  change: Change,
): Promise<ReleaseRow | undefined> => {
  const [row] = await tx
    .update(releases)
    .set(change)
    .where(and(ofApplet(key), eq(releases.id, key.id), inArray(releases.state, [...from])))
    .returning();
  return row;
};

/** Ends the releases in progress of a version that may not be delivered. */
export const endUnderWay = async (tx: Tx, key: AppletKey, versionId: string, endedAt: Date): Promise<void> => {
  await tx
    .update(releases)
    .set({ state: sql`case ${releases.state} when 'rolling' then 'stopped' else 'cancelled' end`, endedAt })
    .where(and(ofApplet(key), eq(releases.versionId, versionId), isUnderWay));
};

/** Those whose time has come, of every team, the first due first. */
export const listDue = (queries: Queries, now: Date, limit: number): Promise<ReleaseRow[]> =>
  queries
    .select()
    .from(releases)
    .where(and(eq(releases.state, 'scheduled'), lte(releases.startsAt, now)))
    .orderBy(asc(releases.startsAt), asc(releases.id))
    .limit(limit);

const newestFirst = [desc(releases.createdAt), desc(releases.id)] as const;
const own = alias(versions, 'own');
const former = alias(versions, 'former');
const told = (queries: Queries, where: SQL | undefined) =>
  queries
    .select({ release: releases, number: own.number, formerNumber: former.number })
    .from(releases)
    .innerJoin(own, and(eq(own.merchantId, releases.merchantId), eq(own.id, releases.versionId)))
    .leftJoin(former, and(eq(former.merchantId, releases.merchantId), eq(former.id, releases.formerVersionId)))
    .where(where)
    .orderBy(...newestFirst);
const flat = ({ release, ...numbers }: Awaited<ReturnType<typeof told>>[number]): ToldRelease => ({
  ...release,
  ...numbers,
});

export const findRelease = async (queries: Queries, key: ReleaseKey): Promise<ToldRelease | undefined> => {
  const [row] = await told(queries, and(ofApplet(key), eq(releases.id, key.id)));
  return row && flat(row);
};

export const listReleaseRows = async (
  queries: Queries,
  key: AppletKey,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<ToldRelease[]> => {
  const beyond = place && sql`(${releases.createdAt}, ${releases.id}) < (${place.at.toISOString()}, ${place.key})`;
  const rows = await told(queries, and(ofApplet(key), beyond))
    .limit(limit)
    .offset(skip);
  return rows.map(flat);
};

export const countReleases = (queries: Queries, key: AppletKey): Promise<number> =>
  countListed(queries, releases, ofApplet(key), newestFirst);
