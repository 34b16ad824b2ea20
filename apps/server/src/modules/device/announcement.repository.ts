import { and, asc, count, desc, eq, gt, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type AnnouncementRow, type DeviceRow, deviceAnnouncements, devices } from './device.tables.ts';

interface Which {
  readonly merchantId: string;
  readonly serial: string;
}
const ofBox = ({ merchantId, serial }: Which) =>
  and(eq(deviceAnnouncements.merchantId, merchantId), eq(deviceAnnouncements.serial, serial));

/**
 * The active sound boxes of these merchants, locked, always in the same order: concurrent announcements wait, so that positions are assigned in
 * commit order, and a box that has received one position has received all before it.
 */
export const lockBoxes = (tx: Tx, merchantIds: readonly string[]): Promise<DeviceRow[]> =>
  tx
    .select()
    .from(devices)
    .where(and(inArray(devices.merchantId, [...merchantIds]), eq(devices.product, '53'), eq(devices.state, 'active')))
    .orderBy(asc(devices.serial))
    .for('no key update');

/** So many more places are given to the box. */
export const moveSaid = async (tx: Tx, { merchantId, serial }: Which, by: number): Promise<void> => {
  await tx
    .update(devices)
    .set({ said: sql`${devices.said} + ${by}` })
    .where(and(eq(devices.merchantId, merchantId), eq(devices.serial, serial)));
};

export const insertAnnouncements = async (tx: Tx, rows: AnnouncementRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(deviceAnnouncements).values(rows);
};

/** What was announced after a place, the oldest first. */
export const findAfter = (queries: Queries, box: Which, after: number, limit: number): Promise<AnnouncementRow[]> =>
  queries
    .select()
    .from(deviceAnnouncements)
    .where(and(ofBox(box), gt(deviceAnnouncements.position, after)))
    .orderBy(asc(deviceAnnouncements.position))
    .limit(limit);

/** The newest first. */
export const findNewest = (queries: Queries, box: Which, after: number, limit: number): Promise<AnnouncementRow[]> =>
  queries
    .select()
    .from(deviceAnnouncements)
    .where(and(ofBox(box), gt(deviceAnnouncements.position, after)))
    .orderBy(desc(deviceAnnouncements.position))
    .limit(limit);

/** How many were announced after a place, and how much in all, in centavos. */
export const sumAfter = async (
  queries: Queries,
  box: Which,
  after: number,
): Promise<{ count: number; amount: number }> => {
  const [row] = await queries
    .select({ count: count(), amount: sum(deviceAnnouncements.amount) })
    .from(deviceAnnouncements)
    .where(and(ofBox(box), gt(deviceAnnouncements.position, after)));
  return { count: row?.count ?? 0, amount: Number(row?.amount ?? 0) };
};

export const forgetBefore = async (queries: Queries, oldest: Date): Promise<void> => {
  await queries.delete(deviceAnnouncements).where(lt(deviceAnnouncements.at, oldest));
};
