import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { type Db, type Queries, type Tx, transaction } from './db.ts';
import { derive, type MasterKeys } from './master-keys.ts';
import { rowsOf } from './parsed-rows.ts';
import { sealingKeys } from './platform.tables.ts';
import { createSealing, createSecrets, type Secrets } from './secrets.ts';

const lockKind = 'sealing-key';
/** The advisory lock that a server shares as long as it seals with a key; `keys:rotate` takes it whole. An id is eight hexadecimal digits. */
export const sealingLock = (keyId: string): string => `hashtext('${lockKind}'), hashtext('${keyId}')`;

/** The ids of the keys with which values of this database may be sealed, the oldest first: a backup is useless without them. */
export const keyIdsInUse = async (queries: Queries): Promise<string[]> =>
  (await queries.select({ id: sealingKeys.id }).from(sealingKeys).orderBy(sealingKeys.createdAt)).map(({ id }) => id);

/** Removes keys from the list when no value is sealed with them any more. */
export const retireKeys = async (queries: Queries, ids: readonly string[]): Promise<void> => {
  await queries.delete(sealingKeys).where(inArray(sealingKeys.id, [...ids]));
};

const listed = (ids: readonly string[]): string => (ids.length === 1 ? `key ${ids[0]}` : `keys ${ids.join(', ')}`);

/** @throws ConfigError that says which key is missing, when a value might not open. */
const requireKeys = ({ keys, source }: MasterKeys, used: readonly string[]): void => {
  const missing = used.filter((id) => !keys.some((key) => key.id === id));
  if (missing.length === 0) return;
  throw new ConfigError(
    missing.length === used.length
      ? `${source} is not the key of this database, which is encrypted with the ${listed(missing)}: set it to the key that was used before.`
      : `${source} lacks the ${listed(missing)}, with which values of this database are encrypted: put it back before the others, and take it away after npm run keys:rotate.`,
  );
};

/**
 * The hash key is random, and stored once under every key in use. Databases from before key rotation used a hash key derived from their single key:
 * they have no stored one yet.
 */
const hashKeyOf = (row: typeof sealingKeys.$inferSelect | undefined, masterKeys: MasterKeys): Buffer => {
  const key = masterKeys.keys.find(({ id }) => id === row?.id);
  if (!row || !key) return randomBytes(32);
  if (row.sealedHashKey === null) return derive(key.bytes, 'mac');
  try {
    return Buffer.from(createSealing([key]).open(row.sealedHashKey), 'base64');
  } catch {
    throw new ConfigError(
      `${masterKeys.source} holds a key ${key.id} that does not open what it sealed: set it to the right one.`,
    );
  }
};

const requireNotTakenAwayRow = z.object({ free: z.boolean() });
/** @throws ConfigError while `keys:rotate` takes the key away with which this server would seal. */
const requireNotTakenAway = async (tx: Tx, { source }: MasterKeys, keyId: string): Promise<void> => {
  const rows = await rowsOf(
    tx,
    requireNotTakenAwayRow,
    sql.raw(`select pg_try_advisory_xact_lock_shared(${sealingLock(keyId)}) as free`),
  );
  if (!rows[0]?.free)
    throw new ConfigError(`${source} ends with the key ${keyId}, which is being taken away: put the newest key last.`);
};

/**
 * Opens the secrets of this database with the keys of the operator, and notes the key that seals before anything is sealed with it.
 * @throws ConfigError naming what is wrong with the keys, in one sentence.
 */
export const openSecrets = (db: Db, masterKeys: MasterKeys): Promise<Secrets> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sealing_key'))`);
    const rows = await tx.select().from(sealingKeys).orderBy(sealingKeys.createdAt);
    requireKeys(
      masterKeys,
      rows.map(({ id }) => id),
    );
    const hashKey = hashKeyOf(rows[0], masterKeys);
    const secrets = createSecrets(masterKeys.keys, hashKey);
    await requireNotTakenAway(tx, masterKeys, secrets.keyId);
    const own = rows.find(({ id }) => id === secrets.keyId);
    const sealedHashKey = secrets.seal(hashKey.toString('base64'));
    if (!own) await tx.insert(sealingKeys).values({ id: secrets.keyId, sealedHashKey, createdAt: new Date() });
    else if (own.sealedHashKey === null)
      await tx.update(sealingKeys).set({ sealedHashKey }).where(eq(sealingKeys.id, own.id));
    return secrets;
  });
