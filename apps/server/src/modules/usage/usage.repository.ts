import type { UsagePage } from '@balcao/contract/usage';
import { and, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import {
  type UsageDayRow,
  type UsageOpeningRow,
  usageDays,
  usageFaultDays,
  usageFaults,
  usageOpenings,
  usagePages,
  usagePeople,
} from './usage.tables.ts';

export interface AppletKey {
  readonly merchantId: string;
  readonly appletId: string;
}
interface OpeningKey {
  readonly merchantId: string;
  readonly openingId: string;
}
const at = ({ merchantId, openingId }: OpeningKey) =>
  and(eq(usageOpenings.merchantId, merchantId), eq(usageOpenings.openingId, openingId));

/** Adds the opening if it is new; another report of it waits until this one is counted. */
export const addOpening = async (tx: Tx, row: UsageOpeningRow): Promise<boolean> => {
  const added = await tx.insert(usageOpenings).values(row).onConflictDoNothing().returning();
  return added.length > 0;
};

/** What is known of an opening, held until the transaction ends. */
export const holdOpening = async (tx: Tx, key: OpeningKey): Promise<UsageOpeningRow | undefined> => {
  const [row] = await tx.select().from(usageOpenings).where(at(key)).for('update');
  return row;
};

export const findOpening = async (queries: Queries, key: OpeningKey): Promise<UsageOpeningRow | undefined> => {
  const [row] = await queries.select().from(usageOpenings).where(at(key));
  return row;
};

export const putOpening = async (
  tx: Tx,
  key: OpeningKey,
  change: Partial<Pick<UsageOpeningRow, 'isCounted' | 'seconds' | 'pages' | 'pageSeconds' | 'faults' | 'fingerprints'>>,
): Promise<void> => {
  await tx.update(usageOpenings).set(change).where(at(key));
};

/** Counts an opening of a person on a day, and answers which one it is. */
export const countPerson = async (
  tx: Tx,
  { merchantId, appletId, day, personHash }: AppletKey & { readonly day: string; readonly personHash: string },
): Promise<number> => {
  const columns = usagePeople;
  const [row] = await tx
    .insert(usagePeople)
    .values({ merchantId, appletId, day, personHash, opens: 1 })
    .onConflictDoUpdate({
      target: [columns.merchantId, columns.appletId, columns.day, columns.personHash],
      set: { opens: sql`${columns.opens} + 1` },
    })
    .returning({ opens: columns.opens });
  return row?.opens ?? 1;
};

/** Adds to the figures of a version on a day. */
export const addToDay = async (tx: Tx, row: UsageDayRow): Promise<void> => {
  const { merchantId, appletId, day, versionId, opens, people, seconds, faulty } = usageDays;
  await tx
    .insert(usageDays)
    .values(row)
    .onConflictDoUpdate({
      target: [merchantId, appletId, day, versionId],
      set: {
        opens: sql`${opens} + excluded.opens`,
        people: sql`${people} + excluded.people`,
        seconds: sql`${seconds} + excluded.seconds`,
        faulty: sql`${faulty} + excluded.faulty`,
      },
    });
};

interface MoreOfPages {
  readonly views: ReadonlyMap<string, number>;
  readonly pageSeconds: ReadonlyMap<string, number>;
}
/** Adds views and time of pages on a day, in the order of their names: two reports never wait for each other in a circle. */
export const addToPages = async (
  tx: Tx,
  { merchantId, appletId, day }: AppletKey & { readonly day: string },
  { views, pageSeconds }: MoreOfPages,
): Promise<void> => {
  const pages = [...new Set([...views.keys(), ...pageSeconds.keys()])].sort();
  if (pages.length === 0) return;
  const rows = pages.map((page) => ({
    ...{ merchantId, appletId, day, page },
    views: views.get(page) ?? 0,
    seconds: pageSeconds.get(page) ?? 0,
  }));
  await tx
    .insert(usagePages)
    .values(rows)
    .onConflictDoUpdate({
      target: [usagePages.merchantId, usagePages.appletId, usagePages.day, usagePages.page],
      set: {
        views: sql`${usagePages.views} + excluded.views`,
        seconds: sql`${usagePages.seconds} + excluded.seconds`,
      },
    });
};

/** The figures since a day, by day and version. */
export const listDays = (
  queries: Queries,
  { merchantId, appletId }: AppletKey,
  since: string,
): Promise<UsageDayRow[]> =>
  queries
    .select()
    .from(usageDays)
    .where(and(eq(usageDays.merchantId, merchantId), eq(usageDays.appletId, appletId), gte(usageDays.day, since)));

/** The pages that were shown since a day, the most frequent first. */
export const listPages = (
  queries: Queries,
  { merchantId, appletId }: AppletKey,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<UsagePage[]> => {
  const views = sum(usagePages.views).mapWith(Number);
  return queries
    .select({ page: usagePages.page, views, seconds: sum(usagePages.seconds).mapWith(Number) })
    .from(usagePages)
    .where(and(eq(usagePages.merchantId, merchantId), eq(usagePages.appletId, appletId), gte(usagePages.day, since)))
    .groupBy(usagePages.page)
    .orderBy(desc(views), usagePages.page)
    .limit(limit);
};

interface Over {
  readonly now: Date;
  /** Who was there is known until this day begins. */
  readonly today: string;
  /** The first day with stored figures. */
  readonly since: string;
  readonly sinceInstant: Date;
}
/** Forgets what has served its time. */
export const forgetUsage = async (queries: Queries, { now, today, since, sinceInstant }: Over): Promise<void> => {
  await queries.delete(usagePeople).where(lt(usagePeople.day, today));
  await queries.delete(usageOpenings).where(lt(usageOpenings.expiresAt, now));
  await queries.delete(usageDays).where(lt(usageDays.day, since));
  await queries.delete(usagePages).where(lt(usagePages.day, since));
  await queries.delete(usageFaultDays).where(lt(usageFaultDays.day, since));
  await queries.delete(usageFaults).where(lt(usageFaults.lastAt, sinceInstant));
};
