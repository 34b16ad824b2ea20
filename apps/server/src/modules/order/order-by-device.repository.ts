import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { type OrderRow, orders } from './order.tables.ts';

interface Which {
  readonly merchantId: string;
  readonly deviceSerial: string;
}
const ofDevice = ({ merchantId, deviceSerial }: Which) =>
  and(eq(orders.merchantId, merchantId), eq(orders.deviceSerial, deviceSerial));

/** One order, if this device took it. */
export const findOfDevice = async (queries: Queries, which: Which, number: string): Promise<OrderRow | undefined> => {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(ofDevice(which), eq(orders.number, number)));
  return row;
};

/** What the device took, the newest first. */
export const listOfDevice = (queries: Queries, which: Which, limit: number): Promise<OrderRow[]> =>
  queries
    .select()
    .from(orders)
    .where(ofDevice(which))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit);
