import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { AppletKey } from './usage.repository.ts';
import { type UsageFaultRow, usageFaultDays, usageFaults } from './usage.tables.ts';

const ofApplet = ({ merchantId, appletId }: AppletKey) =>
  and(eq(usageFaults.merchantId, merchantId), eq(usageFaults.appletId, appletId));

/** Waits for others who add errors to this mini program; the lock ends with the transaction. */
export const lockFaults = async (tx: Tx, { appletId }: AppletKey): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`usage.fault:${appletId}`}, 0))`);
};

/** Those of them that there are, by fingerprint. */
export const findFaults = async (
  tx: Tx,
  key: AppletKey,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, UsageFaultRow>> => {
  const rows = await tx
    .select()
    .from(usageFaults)
    .where(and(ofApplet(key), inArray(usageFaults.fingerprint, [...fingerprints])));
  return new Map(rows.map((row) => [row.fingerprint, row]));
};

export const countFaults = async (tx: Tx, key: AppletKey): Promise<number> => {
  const [row] = await tx.select({ all: count() }).from(usageFaults).where(ofApplet(key));
  return row?.all ?? 0;
};

/** Takes so many away: those that fewest openings had, the longest ago. */
export const dropRarest = async (tx: Tx, key: AppletKey, many: number): Promise<void> => {
  const { merchantId } = key;
  const rarest = await tx
    .select({ id: usageFaults.id })
    .from(usageFaults)
    .where(ofApplet(key))
    .orderBy(asc(usageFaults.count), asc(usageFaults.lastAt), asc(usageFaults.id))
    .limit(many);
  const ids = rarest.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .delete(usageFaultDays)
    .where(and(eq(usageFaultDays.merchantId, merchantId), inArray(usageFaultDays.faultId, ids)));
  await tx.delete(usageFaults).where(and(ofApplet(key), inArray(usageFaults.id, ids)));
};

/** Puts an error as it stands now, and counts one more opening of the day. */
export const putFault = async (tx: Tx, row: UsageFaultRow, day: string): Promise<void> => {
  const { merchantId, appletId, fingerprint } = usageFaults;
  const { file, line, column, page, count: all, firstNumber, firstAt, lastNumber, lastAt } = row;
  await tx
    .insert(usageFaults)
    .values(row)
    .onConflictDoUpdate({
      target: [merchantId, appletId, fingerprint],
      set: { file, line, column, page, count: all, firstNumber, firstAt, lastNumber, lastAt },
    });
  await tx
    .insert(usageFaultDays)
    .values({ merchantId: row.merchantId, faultId: row.id, day, count: 1 })
    .onConflictDoUpdate({
      target: [usageFaultDays.merchantId, usageFaultDays.faultId, usageFaultDays.day],
      set: { count: sql`${usageFaultDays.count} + 1` },
    });
};

/** Puts an error of the past, with the openings of each day that had it. */
export const insertPastFault = async (
  tx: Tx,
  row: UsageFaultRow,
  days: readonly { readonly day: string; readonly count: number }[],
): Promise<void> => {
  const { merchantId, id: faultId } = row;
  await tx.insert(usageFaults).values(row);
  await tx
    .insert(usageFaultDays)
    .values(days.map(({ day, count: openings }) => ({ merchantId, faultId, day, count: openings })));
};

const newestFirst = [desc(usageFaults.lastAt), desc(usageFaults.id)] as const;
const listed = (key: AppletKey, since: Date) => and(ofApplet(key), gte(usageFaults.lastAt, since));

export const listFaults = (
  queries: Queries,
  key: AppletKey,
  page: { readonly since: Date; readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<UsageFaultRow[]> => {
  const { since, place, limit, skip } = page;
  return queries
    .select()
    .from(usageFaults)
    .where(
      and(
        listed(key, since),
        place && sql`(${usageFaults.lastAt}, ${usageFaults.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);
};

export const countListedFaults = (queries: Queries, key: AppletKey, since: Date): Promise<number> =>
  countListed(queries, usageFaults, listed(key, since), newestFirst);

/** In how many openings of each day these errors were. */
export const listFaultDays = async (
  queries: Queries,
  merchantId: string,
  { ids, since }: { readonly ids: readonly string[]; readonly since: string },
): Promise<{ faultId: string; day: string; count: number }[]> => {
  if (ids.length === 0) return [];
  const { faultId, day, count: openings } = usageFaultDays;
  return queries
    .select({ faultId, day, count: openings })
    .from(usageFaultDays)
    .where(and(eq(usageFaultDays.merchantId, merchantId), inArray(faultId, [...ids]), gte(day, since)));
};
