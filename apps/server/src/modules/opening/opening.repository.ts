import type { AppletGrant } from '@balcao/contract/opening';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { appletGrants, appletPeople, loginCodes, type OpeningRow, openings } from './opening.tables.ts';

/** One person in one mini program. */
export interface PersonKey {
  readonly merchantId: string;
  readonly appletId: string;
  readonly customerId: string;
}

export const insertOpening = async (tx: Tx, row: OpeningRow): Promise<void> => {
  await tx.insert(openings).values(row);
};

/** Undefined when it is over, or someone else's. */
export const findOpening = async (
  queries: Queries,
  { id, customerId, now }: { readonly id: string; readonly customerId: string; readonly now: Date },
): Promise<OpeningRow | undefined> => {
  const [row] = await queries
    .select()
    .from(openings)
    .where(and(eq(openings.id, id), eq(openings.customerId, customerId), gt(openings.expiresAt, now)));
  return row;
};

export const findOpeningByToken = async (
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<OpeningRow | undefined> => {
  const [row] = await queries
    .select()
    .from(openings)
    .where(and(eq(openings.tokenHash, tokenHash), gt(openings.expiresAt, now)));
  return row;
};

/** The mini programs that someone had open, the last one first. */
export const listRecent = async (
  queries: Queries,
  customerId: string,
  limit: number,
): Promise<Pick<OpeningRow, 'merchantId' | 'appletId'>[]> => {
  const last = sql<Date>`max(${openings.openedAt})`;
  const { merchantId, appletId } = openings;
  return queries
    .select({ merchantId, appletId })
    .from(openings)
    .where(eq(openings.customerId, customerId))
    .groupBy(merchantId, appletId)
    .orderBy(desc(last))
    .limit(limit);
};

/** Those that ended before; people see what they had open for so long. */
export const forgetOpenings = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(openings).where(lt(openings.expiresAt, before));
};

const ofPerson = ({ merchantId, appletId, customerId }: PersonKey) =>
  and(
    eq(appletGrants.merchantId, merchantId),
    eq(appletGrants.appletId, appletId),
    eq(appletGrants.customerId, customerId),
  );
export const listGrants = (queries: Queries, key: PersonKey): Promise<AppletGrant[]> => {
  const { permission, isGranted } = appletGrants;
  return queries.select({ permission, isGranted }).from(appletGrants).where(ofPerson(key)).orderBy(permission);
};

export const putGrant = async (tx: Tx, key: PersonKey, grant: AppletGrant, at: Date): Promise<void> => {
  const { merchantId, appletId, customerId, permission } = appletGrants;
  await tx
    .insert(appletGrants)
    .values({ ...key, ...grant, at })
    .onConflictDoUpdate({
      target: [merchantId, appletId, customerId, permission],
      set: { isGranted: grant.isGranted, at },
    });
};

export const insertLoginCode = async (tx: Tx, row: typeof loginCodes.$inferInsert): Promise<void> => {
  await tx.insert(loginCodes).values(row);
};

/** Uses up a code of this mini program: it works once. Undefined when it is unknown, used or over. */
export const takeLoginCode = async (
  tx: Tx,
  { merchantId, appletId, codeHash }: { merchantId: string; appletId: string; codeHash: string },
  now: Date,
): Promise<string | undefined> => {
  const [row] = await tx
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.merchantId, merchantId),
        eq(loginCodes.codeHash, codeHash),
        eq(loginCodes.appletId, appletId),
        gt(loginCodes.expiresAt, now),
      ),
    )
    .returning({ customerId: loginCodes.customerId });
  return row?.customerId;
};

export const forgetLoginCodes = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(loginCodes).where(lt(loginCodes.expiresAt, before));
};

/** The id of a person, made the first time; of two at once one is kept. */
export const openIdOf = async (tx: Tx, key: PersonKey, made: string, now: Date): Promise<string> => {
  const { merchantId, appletId, customerId, openId } = appletPeople;
  const [row] = await tx
    .insert(appletPeople)
    .values({ ...key, openId: made, firstAt: now })
    .onConflictDoUpdate({ target: [merchantId, appletId, customerId], set: { openId: sql`${openId}` } })
    .returning({ openId });
  return row?.openId ?? made;
};

/** Whom a mini program knows by these ids; those that it was never given are left out. */
export const customersOf = async (
  queries: Queries,
  {
    merchantId,
    appletId,
    openIds,
  }: { readonly merchantId: string; readonly appletId: string; readonly openIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> => {
  const rows = await queries
    .select({ openId: appletPeople.openId, customerId: appletPeople.customerId })
    .from(appletPeople)
    .where(
      and(
        eq(appletPeople.merchantId, merchantId),
        eq(appletPeople.appletId, appletId),
        sql`${appletPeople.openId} = any(${sql.param([...openIds])}::text[])`,
      ),
    );
  return new Map(rows.map(({ openId, customerId }) => [openId, customerId]));
};

/** Whom a mini program knows by this id. */
export const customerOf = async (
  queries: Queries,
  { merchantId, appletId, openId }: { readonly merchantId: string; readonly appletId: string; readonly openId: string },
): Promise<string | undefined> => {
  const [row] = await queries
    .select({ customerId: appletPeople.customerId })
    .from(appletPeople)
    .where(
      and(
        eq(appletPeople.merchantId, merchantId),
        eq(appletPeople.appletId, appletId),
        eq(appletPeople.openId, openId),
      ),
    );
  return row?.customerId;
};
