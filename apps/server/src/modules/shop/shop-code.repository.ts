import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ShopCodeRow, shopCodes } from './shop-code.tables.ts';

/** Not taken down. */
const hangs = isNull(shopCodes.removedAt);

/** A code by the token in its address: a payer who scans it does not know the team, which is in the answer. */
export const findShopCodeByCode = async (queries: Queries, code: string): Promise<ShopCodeRow | undefined> => {
  const [row] = await queries
    .select()
    .from(shopCodes)
    .where(and(eq(shopCodes.code, code), eq(shopCodes.enabled, true), hangs));
  return row;
};

/** A code by what a Pix names that was paid at it, also one that is switched off or taken down. */
export const findShopCodeByTxid = async (queries: Queries, txid: string): Promise<ShopCodeRow | undefined> => {
  const [row] = await queries.select().from(shopCodes).where(eq(shopCodes.txid, txid));
  return row;
};

export const findShopCode = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<ShopCodeRow | undefined> => {
  const [row] = await queries
    .select()
    .from(shopCodes)
    .where(and(eq(shopCodes.merchantId, merchantId), eq(shopCodes.id, id), hangs));
  return row;
};

/** The code of a sound box, while it is switched on. */
export const findShopCodeOfDevice = async (
  queries: Queries,
  merchantId: string,
  deviceSerial: string,
): Promise<ShopCodeRow | undefined> => {
  const [row] = await queries
    .select()
    .from(shopCodes)
    .where(
      and(
        ...[eq(shopCodes.merchantId, merchantId), eq(shopCodes.deviceSerial, deviceSerial)],
        ...[eq(shopCodes.enabled, true), hangs],
      ),
    );
  return row;
};

export const listShopCodes = (queries: Queries, merchantId: string): Promise<ShopCodeRow[]> =>
  queries
    .select()
    .from(shopCodes)
    .where(and(eq(shopCodes.merchantId, merchantId), hangs))
    .orderBy(desc(shopCodes.createdAt), desc(shopCodes.id));

/** What codes are called by their ids, also those that were removed. */
export const findCodeNames = async (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: shopCodes.id, name: shopCodes.name })
    .from(shopCodes)
    .where(and(eq(shopCodes.merchantId, merchantId), inArray(shopCodes.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The codes that hang, by their names, then those that were removed, the last one first. */
export const listCodeNames = (
  queries: Queries,
  merchantId: string,
  limit: number,
): Promise<Pick<ShopCodeRow, 'id' | 'name' | 'removedAt'>[]> =>
  queries
    .select({ id: shopCodes.id, name: shopCodes.name, removedAt: shopCodes.removedAt })
    .from(shopCodes)
    .where(eq(shopCodes.merchantId, merchantId))
    .orderBy(sql`${shopCodes.removedAt} desc nulls first, ${shopCodes.name}, ${shopCodes.id}`)
    .limit(limit);

/**
 * How many codes a team has hung up, without those of its sound boxes. Takes a lock until the end of the transaction, so that two codes added at once
 * are both counted.
 */
export const countShopCodes = async (tx: Tx, merchantId: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop_code:${merchantId}`}, 0))`);
  return tx.$count(shopCodes, and(eq(shopCodes.merchantId, merchantId), isNull(shopCodes.deviceSerial), hangs));
};

export const insertShopCode = async (tx: Tx, row: ShopCodeRow): Promise<void> => {
  await tx.insert(shopCodes).values(row);
};

type Change = Pick<ShopCodeRow, 'name' | 'goodsName' | 'amount' | 'enabled'>;
/** Writes over the version that the caller knows; undefined when someone else was faster. */
export const changeShopCode = async (
  tx: Tx,
  merchantId: string,
  id: string,
  { version, ...change }: Change & { readonly version: number },
): Promise<ShopCodeRow | undefined> => {
  const [row] = await tx
    .update(shopCodes)
    .set({ ...change, version: sql`${shopCodes.version} + 1` })
    .where(and(eq(shopCodes.merchantId, merchantId), eq(shopCodes.id, id), eq(shopCodes.version, version), hangs))
    .returning();
  return row;
};

/** Takes a code down: what is paid at it from then on goes back. */
export const removeShopCode = async (tx: Tx, merchantId: string, id: string, removedAt: Date): Promise<void> => {
  await tx
    .update(shopCodes)
    .set({ removedAt })
    .where(and(eq(shopCodes.merchantId, merchantId), eq(shopCodes.id, id), hangs));
};

export const removeShopCodeOfDevice = async (
  tx: Tx,
  merchantId: string,
  deviceSerial: string,
  removedAt: Date,
): Promise<void> => {
  await tx
    .update(shopCodes)
    .set({ removedAt })
    .where(and(eq(shopCodes.merchantId, merchantId), eq(shopCodes.deviceSerial, deviceSerial), hangs));
};
