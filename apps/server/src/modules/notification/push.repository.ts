import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { notices } from './notice.tables.ts';
import { type PushDeviceRow, pushDevices, pushKeys } from './push.tables.ts';

type Place = Pick<PushDeviceRow, 'merchantId' | 'id'>;
const at = ({ merchantId, id }: Place) => and(eq(pushDevices.merchantId, merchantId), eq(pushDevices.id, id));

/** The browser as it is now; one that the person had already keeps its id. */
export const putPushDevice = async (tx: Tx, row: PushDeviceRow): Promise<string> => {
  const { sessionId, sealedSubscription, renewedAt } = row;
  const { merchantId, accountId, endpointHash } = pushDevices;
  const [put] = await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [merchantId, accountId, endpointHash],
      set: { sessionId, sealedSubscription, renewedAt },
    })
    .returning({ id: pushDevices.id });
  if (!put) throw new Error('a browser was neither written nor found');
  return put.id;
};

/** Forgets all but the newest of a member. */
export const keepNewestPushDevices = async (
  tx: Tx,
  { merchantId, accountId }: Pick<PushDeviceRow, 'merchantId' | 'accountId'>,
  most: number,
): Promise<void> => {
  const all = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(and(eq(pushDevices.merchantId, merchantId), eq(pushDevices.accountId, accountId)))
    .orderBy(desc(pushDevices.renewedAt), desc(pushDevices.id));
  const older = all.slice(most).map(({ id }) => id);
  if (older.length > 0)
    await tx.delete(pushDevices).where(and(eq(pushDevices.merchantId, merchantId), inArray(pushDevices.id, older)));
};

export const findPushDevice = async (queries: Queries, place: Place): Promise<PushDeviceRow | undefined> => {
  const [row] = await queries.select().from(pushDevices).where(at(place));
  return row;
};

/** The browsers of these members of a team. */
export const listPushDevices = (
  queries: Queries,
  merchantId: string,
  accountIds: readonly string[],
): Promise<Pick<PushDeviceRow, 'id' | 'accountId'>[]> =>
  queries
    .select({ id: pushDevices.id, accountId: pushDevices.accountId })
    .from(pushDevices)
    .where(and(eq(pushDevices.merchantId, merchantId), inArray(pushDevices.accountId, [...accountIds])));

/** The browsers of a person, in every team of theirs. */
export const listPushDevicesOf = (
  queries: Queries,
  accountId: string,
): Promise<Pick<PushDeviceRow, 'merchantId' | 'renewedAt'>[]> =>
  queries
    .select({ merchantId: pushDevices.merchantId, renewedAt: pushDevices.renewedAt })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.renewedAt));

/** False where it was not there. */
export const deletePushDevice = async (queries: Queries, place: Place, accountId?: string): Promise<boolean> => {
  const isTheirs = accountId === undefined ? undefined : eq(pushDevices.accountId, accountId);
  const { rowCount } = await queries.delete(pushDevices).where(and(at(place), isTheirs));
  return rowCount === 1;
};

/** The browsers of a person, in every team. */
export const deletePushDevicesOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(pushDevices).where(eq(pushDevices.accountId, accountId));
};

/** Browsers of every team that have not come for so long that no session of theirs is known. */
export const forgetPushDevices = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(pushDevices).where(lt(pushDevices.renewedAt, before));
};

export const findNotice = async (queries: Queries, { merchantId, id }: Place) => {
  const [row] = await queries
    .select()
    .from(notices)
    .where(and(eq(notices.merchantId, merchantId), eq(notices.id, id)));
  return row;
};

/** Waits for the process that makes the key: the lock ends with the transaction. */
export const lockPushKey = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push_key'))`);
};

/** The first that was made, if any. */
export const findPushKey = async (queries: Queries) => {
  const [row] = await queries
    .select()
    .from(pushKeys)
    .orderBy(asc(pushKeys.createdAt), asc(pushKeys.publicKey))
    .limit(1);
  return row;
};

export const insertPushKey = async (tx: Tx, row: typeof pushKeys.$inferInsert): Promise<void> => {
  await tx.insert(pushKeys).values(row);
};
