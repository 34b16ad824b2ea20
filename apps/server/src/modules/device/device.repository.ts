import type { DeviceState } from '@balcao/contract/device';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DeviceEventRow, type DeviceRow, deviceEvents, devices } from './device.tables.ts';

interface Which {
  readonly merchantId: string;
  readonly serial: string;
}
const thisOne = ({ merchantId, serial }: Which) => and(eq(devices.merchantId, merchantId), eq(devices.serial, serial));

/** False when the serial number is taken, by any team. */
export const insertDevice = async (tx: Tx, row: typeof devices.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(devices).values(row).onConflictDoNothing();
  return rowCount === 1;
};

export const findDevice = async (queries: Queries, which: Which): Promise<DeviceRow | undefined> => {
  const [row] = await queries.select().from(devices).where(thisOne(which));
  return row;
};

/** Those that were not removed, the newest first. */
export const findDevices = (queries: Queries, merchantId: string): Promise<DeviceRow[]> =>
  queries
    .select()
    .from(devices)
    .where(and(eq(devices.merchantId, merchantId), ne(devices.state, 'removed')))
    .orderBy(desc(devices.createdAt), asc(devices.serial));

/** Serialises additions of devices to this team: the lock ends with the transaction. */
export const lockDevices = async (tx: Tx, merchantId: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`device:${merchantId}`}, 0))`);
  const [row] = await tx
    .select({ count: count() })
    .from(devices)
    .where(and(eq(devices.merchantId, merchantId), ne(devices.state, 'removed')));
  return row?.count ?? 0;
};

/** Moves a device if it still is in one of `from`; undefined when another move came first. */
export const moveDevice = async (
  tx: Tx,
  which: Which,
  from: readonly DeviceState[],
  change: Partial<DeviceRow>,
): Promise<DeviceRow | undefined> => {
  const [row] = await tx
    .update(devices)
    .set(change)
    .where(and(thisOne(which), inArray(devices.state, [...from])))
    .returning();
  return row;
};

/** Undefined when it was changed since the version that was read. */
export const changeDevice = async (
  tx: Tx,
  which: Which & { readonly version: number },
  change: Pick<DeviceRow, 'name' | 'settings'>,
): Promise<DeviceRow | undefined> => {
  const [row] = await tx
    .update(devices)
    .set({ ...change, version: which.version + 1 })
    .where(and(thisOne(which), eq(devices.version, which.version)))
    .returning();
  return row;
};

/** Uses up the code and returns its device: for the first caller, while it is valid. */
export const takeSetUp = async (
  tx: Tx,
  { setUpHash, tokenHash, now }: { setUpHash: string; tokenHash: string; now: Date },
): Promise<DeviceRow | undefined> => {
  const [row] = await tx
    .update(devices)
    .set({ state: 'active', tokenHash, setUpHash: null, setUpUntil: null, activatedAt: now, seenAt: now })
    .where(and(eq(devices.setUpHash, setUpHash), eq(devices.state, 'new'), gt(devices.setUpUntil, now)))
    .returning();
  return row;
};

/** The device that holds a token, as long as it may. */
export const findByToken = async (queries: Queries, tokenHash: string): Promise<DeviceRow | undefined> => {
  const [row] = await queries
    .select()
    .from(devices)
    .where(and(eq(devices.tokenHash, tokenHash), eq(devices.state, 'active')));
  return row;
};

/** Notes that a device called, unless that is known well enough: once a minute is often enough to write. */
export const noteSeen = async (queries: Queries, which: Which, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - 60_000);
  await queries
    .update(devices)
    .set({ seenAt: now })
    .where(and(thisOne(which), or(isNull(devices.seenAt), lt(devices.seenAt, before))));
};

export const insertEvent = async (tx: Tx, row: DeviceEventRow): Promise<void> => {
  await tx.insert(deviceEvents).values(row);
};

/** The newest first. */
export const findEvents = (queries: Queries, { merchantId, serial }: Which, limit: number): Promise<DeviceEventRow[]> =>
  queries
    .select()
    .from(deviceEvents)
    .where(and(eq(deviceEvents.merchantId, merchantId), eq(deviceEvents.serial, serial)))
    .orderBy(desc(deviceEvents.id))
    .limit(limit);

export const findBySerial = async (queries: Queries, serial: string): Promise<DeviceRow | undefined> => {
  const [row] = await queries.select().from(devices).where(eq(devices.serial, serial));
  return row;
};

/** Of every team, those that were added first on top. */
export const findFirstActive = (queries: Queries, limit: number): Promise<DeviceRow[]> =>
  queries
    .select()
    .from(devices)
    .where(eq(devices.state, 'active'))
    .orderBy(asc(devices.createdAt), asc(devices.serial))
    .limit(limit);
