import { accessTokensAtMost } from '@balcao/contract/applet-server';
import { and, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import {
  appletAllowlists,
  appletSecrets,
  appletServerCalls,
  appletTokens,
  type SecretRow,
  type ServerCallRow,
} from './credential.tables.ts';

export interface Key {
  readonly merchantId: string;
  readonly appletId: string;
}
export interface Allowlist {
  readonly networks: string[];
  readonly version: number;
}

const secretAt = ({ merchantId, appletId }: Key) =>
  and(eq(appletSecrets.merchantId, merchantId), eq(appletSecrets.appletId, appletId));
const tokensAt = ({ merchantId, appletId }: Key) =>
  and(eq(appletTokens.merchantId, merchantId), eq(appletTokens.appletId, appletId));
const listAt = ({ merchantId, appletId }: Key) =>
  and(eq(appletAllowlists.merchantId, merchantId), eq(appletAllowlists.appletId, appletId));

export const findSecret = async (queries: Queries, key: Key): Promise<SecretRow | undefined> => {
  const [row] = await queries.select().from(appletSecrets).where(secretAt(key));
  return row;
};

export const findByAppId = async (queries: Queries, appId: string): Promise<SecretRow | undefined> => {
  const [row] = await queries.select().from(appletSecrets).where(eq(appletSecrets.appId, appId));
  return row;
};

/** Puts a secret in the place of the one that was read at this version. Undefined when it was changed since. */
export const putSecret = async (
  tx: Tx,
  { version, ...row }: typeof appletSecrets.$inferInsert,
): Promise<SecretRow | undefined> => {
  const next = { ...row, version: version + 1 };
  const [put] =
    version === 0
      ? await tx.insert(appletSecrets).values(next).onConflictDoNothing().returning()
      : await tx
          .update(appletSecrets)
          .set(next)
          .where(and(secretAt(row), eq(appletSecrets.version, version)))
          .returning();
  return put;
};

/** Two servers that ask for a token at once wait here for each other; undefined when the secret is another one by now. */
export const noteUse = async (tx: Tx, row: SecretRow, hash: string, now: Date): Promise<SecretRow | undefined> => {
  const isFormer = hash !== row.hash;
  const [used] = await tx
    .update(appletSecrets)
    .set(isFormer ? { formerUsedAt: now } : { lastUsedAt: now })
    .where(and(secretAt(row), eq(isFormer ? appletSecrets.formerHash : appletSecrets.hash, hash)))
    .returning();
  return used;
};

/** Adds a token, and ends those that are one too many. */
export const insertToken = async (tx: Tx, row: typeof appletTokens.$inferInsert): Promise<void> => {
  const newest = tx
    .select({ hash: appletTokens.hash })
    .from(appletTokens)
    .where(tokensAt(row))
    .orderBy(desc(appletTokens.createdAt), desc(appletTokens.hash))
    .limit(accessTokensAtMost - 1);
  await tx.delete(appletTokens).where(and(tokensAt(row), notInArray(appletTokens.hash, newest)));
  await tx.insert(appletTokens).values(row);
};

export const endTokensOf = async (tx: Tx, key: Key, secretHash: string): Promise<void> => {
  await tx.delete(appletTokens).where(and(tokensAt(key), eq(appletTokens.secretHash, secretHash)));
};

/** A token with the secrets of its mini program and from where it may be used. */
export const findToken = async (queries: Queries, hash: string) => {
  const [row] = await queries
    .select({ token: appletTokens, secret: appletSecrets, networks: appletAllowlists.networks })
    .from(appletTokens)
    .innerJoin(
      appletSecrets,
      and(eq(appletSecrets.merchantId, appletTokens.merchantId), eq(appletSecrets.appletId, appletTokens.appletId)),
    )
    .leftJoin(
      appletAllowlists,
      and(
        eq(appletAllowlists.merchantId, appletTokens.merchantId),
        eq(appletAllowlists.appletId, appletTokens.appletId),
      ),
    )
    .where(eq(appletTokens.hash, hash));
  return row;
};

export const findAllowlist = async (queries: Queries, key: Key): Promise<Allowlist | undefined> => {
  const { networks, version } = appletAllowlists;
  const [row] = await queries.select({ networks, version }).from(appletAllowlists).where(listAt(key));
  return row;
};

/** Puts these in the place of those that were read at `version`. False when they have been changed since. */
export const putAllowlist = async (tx: Tx, key: Key, { networks, version }: Allowlist): Promise<boolean> => {
  const next = { networks, version: version + 1 };
  const { rowCount } =
    version === 0
      ? await tx
          .insert(appletAllowlists)
          .values({ ...key, ...next })
          .onConflictDoNothing()
      : await tx
          .update(appletAllowlists)
          .set(next)
          .where(and(listAt(key), eq(appletAllowlists.version, version)));
  return rowCount === 1;
};

/** Adds what was counted, and forgets what lies before a day. */
export const addCalls = async (db: Db, rows: readonly ServerCallRow[], before: string): Promise<void> => {
  const { merchantId, appletId, day, path, outcome, count } = appletServerCalls;
  await db
    .insert(appletServerCalls)
    .values([...rows])
    .onConflictDoUpdate({
      target: [merchantId, appletId, day, path, outcome],
      set: { count: sql`${count} + excluded.count` },
    });
  await db.delete(appletServerCalls).where(lt(day, before));
};

export const listCalls = (queries: Queries, key: Key, from: string): Promise<ServerCallRow[]> =>
  queries
    .select()
    .from(appletServerCalls)
    .where(
      and(
        eq(appletServerCalls.merchantId, key.merchantId),
        eq(appletServerCalls.appletId, key.appletId),
        gte(appletServerCalls.day, from),
      ),
    )
    .orderBy(appletServerCalls.day, appletServerCalls.path, appletServerCalls.outcome);
