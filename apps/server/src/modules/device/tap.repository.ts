import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { devices, deviceTaps, type TapRow } from './device.tables.ts';

interface Which {
  readonly merchantId: string;
  readonly serial: string;
}
const ofDevice = ({ merchantId, serial }: Which) =>
  and(eq(deviceTaps.merchantId, merchantId), eq(deviceTaps.serial, serial));

export const insertTap = async (tx: Tx, row: TapRow): Promise<void> => {
  await tx.insert(deviceTaps).values(row);
};

/** Cancels everything that this phone was waiting for. */
export const giveUpTaps = async (tx: Tx, which: Which): Promise<void> => {
  await tx
    .update(deviceTaps)
    .set({ state: 'cancelled' })
    .where(and(ofDevice(which), eq(deviceTaps.state, 'waiting')));
};

export const findTap = async (queries: Queries, which: Which, id: string): Promise<TapRow | undefined> => {
  const [row] = await queries
    .select()
    .from(deviceTaps)
    .where(and(ofDevice(which), eq(deviceTaps.id, id)));
  return row;
};

/** Locks the row: of several concurrent taps one finds it waiting. Without a team: any phone nearby may tap. */
export const lockTap = async (tx: Tx, id: string): Promise<TapRow | undefined> => {
  const [row] = await tx.select().from(deviceTaps).where(eq(deviceTaps.id, id)).for('no key update');
  return row;
};

export const cancelTap = async (tx: Tx, which: Which, id: string): Promise<TapRow | undefined> => {
  const [row] = await tx
    .update(deviceTaps)
    .set({ state: 'cancelled' })
    .where(and(ofDevice(which), eq(deviceTaps.id, id), eq(deviceTaps.state, 'waiting')))
    .returning();
  return row;
};

export const changeTap = async (
  tx: Tx,
  { merchantId, id }: TapRow,
  change: Partial<Pick<TapRow, 'state' | 'orderNumber' | 'refusal'>>,
): Promise<void> => {
  await tx
    .update(deviceTaps)
    .set(change)
    .where(and(eq(deviceTaps.merchantId, merchantId), eq(deviceTaps.id, id)));
};

/** Phones of every team that wait now, with their names, those that began first on top. */
export const findWaiting = (queries: Queries, now: Date, limit: number) =>
  queries
    .select({ tap: deviceTaps, deviceName: devices.name })
    .from(deviceTaps)
    .innerJoin(devices, and(eq(devices.merchantId, deviceTaps.merchantId), eq(devices.serial, deviceTaps.serial)))
    .where(and(eq(deviceTaps.state, 'waiting'), gt(deviceTaps.expiresAt, now), eq(devices.state, 'active')))
    .orderBy(asc(deviceTaps.expiresAt))
    .limit(limit);
