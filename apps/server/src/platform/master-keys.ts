import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from './config-error.ts';

/** A key of the operator's, from which the key that seals values is derived. */
export interface MasterKey {
  /** Of the key itself, eight hexadecimal digits: stands in every value sealed with it, and tells a wrong key from the right one. */
  readonly id: string;
  /** What the operator calls it; empty without a name. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A key derived for one use does not reveal those for other uses. */
export const derive = (bytes: Buffer, use: 'seal' | 'mac'): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', `balcao:${use}`, 32));

const keyBytes = 32;
/** Of 32 random bytes, fewer are different with a probability of one in 10^18. */
const differentBytesAtLeast = 16;
const entryForm = /^(?:([A-Za-z0-9_-]{1,32}):)?([A-Za-z0-9+/]{43}=)$/;

const idOf = (bytes: Buffer): string =>
  createHmac('sha256', derive(bytes, 'seal')).update('id').digest('hex').slice(0, 8);
const isRandom = (bytes: Buffer): boolean => new Set(bytes).size >= differentBytesAtLeast;

const keyOf = (entry: string): MasterKey | undefined => {
  const [, name = '', base64] = entryForm.exec(entry.trim()) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  return bytes.length === keyBytes ? { id: idOf(bytes), name, bytes } : undefined;
};

/**
 * Reads keys: 32 bytes in base64 each, separated by commas, with a name and a colon before each if wanted. The last one seals, the ones
 * before it only open what was sealed earlier; so only the last must be random, and a bad key can be replaced.
 * @throws ConfigError that says what `source` must hold; the keys are not repeated.
 */
export const readMasterKeys = (text: string, source: string): readonly MasterKey[] => {
  const keys = text.split(',').flatMap((entry) => keyOf(entry) ?? []);
  if (keys.length !== text.split(',').length)
    throw new ConfigError(
      `${source} must be 32 bytes in base64, or several such keys separated by commas, the newest last: correct it or leave it unset.`,
    );
  const names = keys.flatMap(({ name }) => name || []);
  if (new Set(keys.map(({ id }) => id)).size < keys.length || new Set(names).size < names.length)
    throw new ConfigError(`${source} holds the same key or the same name twice: keep each once, the newest last.`);
  const newest = keys.at(-1);
  if (!newest || !isRandom(newest.bytes))
    throw new ConfigError(
      `${source} ends with a key that is not random: make one with openssl rand -base64 32 and put it at the end.`,
    );
  return keys;
};

/** The keys of this installation, and where they come from, for what is said about them. */
export interface MasterKeys {
  readonly keys: readonly MasterKey[];
  readonly source: string;
}

/** The master keys: configured, or generated once into the data folder of the sandbox. @throws ConfigError */
export const masterKeysOf = (config: Pick<Config, 'masterKeys' | 'dataDir'>): MasterKeys => {
  if (config.masterKeys) return { keys: config.masterKeys, source: 'MASTER_KEY' };
  const file = path.join(config.dataDir, 'master.key');
  fs.mkdirSync(config.dataDir, { recursive: true });
  try {
    // Two processes may start at once: the first to create the file decides, the other reads it.
    fs.writeFileSync(file, randomBytes(keyBytes).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { keys: readMasterKeys(fs.readFileSync(file, 'utf8'), file), source: file };
};
