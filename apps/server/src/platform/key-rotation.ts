import pg from 'pg';
import { ConfigError } from './config-error.ts';
import { type Db, openDb } from './db.ts';
import { keyIdsInUse, openSecrets, retireKeys, sealingLock } from './key-register.ts';
import type { MasterKeys } from './master-keys.ts';
import { countSealed, resealAll } from './reseal.ts';
import type { Secrets } from './secrets.ts';

/** A key, and what there is of it: in the configuration, and in the database. */
export interface KeyStatus {
  readonly id: string;
  readonly name: string;
  readonly isConfigured: boolean;
  /** The newest: what is sealed from now on is sealed with it. */
  readonly seals: boolean;
  /** How many values are sealed with it. */
  readonly values: number;
}

/** Where the rotation stands: every key that is configured, or that the database needs. */
export const keyStatus = async (db: Db, { keys }: MasterKeys): Promise<KeyStatus[]> => {
  const [counts, used] = [await countSealed(db), await keyIdsInUse(db)];
  const ids = new Set([...keys.map(({ id }) => id), ...used, ...counts.keys()]);
  return [...ids].map((id) => {
    const key = keys.find((one) => one.id === id);
    return {
      id,
      name: key?.name ?? '',
      isConfigured: key !== undefined,
      seals: id === keys.at(-1)?.id,
      values: counts.get(id) ?? 0,
    };
  });
};

/** @throws ConfigError while a server still seals with one of these keys. */
const takeAway = async (client: pg.Client, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${sealingLock(id)}) as mine`);
    if (!rows[0]?.mine)
      throw new ConfigError(
        `A server still encrypts with the key ${id}, or this command runs elsewhere: start every server with the newest key last, then run this again.`,
      );
  }
};

interface Rotation {
  readonly masterKeys: MasterKeys;
  /** What must be kept of values before they are sealed again. */
  readonly prepare: (db: Db, secrets: Secrets) => Promise<void>;
  readonly say: (words: string) => void;
}

const rotateOn = async (db: Db, client: pg.Client, { masterKeys, prepare, say }: Rotation): Promise<string[]> => {
  const newest = masterKeys.keys.at(-1)?.id;
  const others = (await keyIdsInUse(db)).filter((id) => id !== newest);
  await takeAway(client, others);
  const secrets = await openSecrets(db, masterKeys);
  if (others.length > 0) await prepare(db, secrets);
  const { held, unreadable } = await resealAll(db, secrets, say);
  if (held > 0) throw new ConfigError(`${held} values are held by other work: run this again.`);
  if (unreadable.length > 0)
    throw new ConfigError(`Values that no key opens, so the keys stay in use: ${unreadable.slice(0, 20).join('; ')}.`);
  await retireKeys(db, others);
  return others;
};

/**
 * Seals everything with the newest key, and returns the ids of the keys that are not needed any more. Servers keep running. @throws ConfigError with
 * the reason why it cannot.
 */
export const rotateKeys = async (connection: pg.ClientConfig, rotation: Rotation): Promise<readonly string[]> => {
  const db = openDb(connection, 2);
  const client = new pg.Client({ ...connection, application_name: 'balcao-keys' });
  client.on('error', () => {});
  try {
    await client.connect();
    return await rotateOn(db, client, rotation);
  } finally {
    await client.end();
    await db.$client.end();
  }
};
