import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config-error.ts';
import { makeJobTables } from '../job-tables.ts';
import { migrateOn, migrationOf, underMigrationLock } from '../migrate.ts';
import { absentIs, copyFiles, flushFolder, flushTree } from './files.ts';
import type { Sealing } from './key.ts';
import { loadTables } from './load-tables.ts';
import { type Content, type Manifest, sealedWords } from './manifest.ts';
import { isEmptyDatabase, plainText } from './table.ts';

/** @throws ConfigError unless this version and its key can read the backup. */
export const requireReadable = (
  { migration, sealed }: Pick<Manifest, 'migration' | 'sealed'>,
  secrets: Sealing,
): void => {
  if (migrationOf(migration.madeAt) !== migration.name)
    throw new ConfigError(`The backup is of another version of Balcão (${migration.name}): restore it with that one.`);
  try {
    if (secrets.open(sealed) === sealedWords) return;
  } catch {
    // Said below.
  }
  const [, keyId] = sealed.split('.');
  throw new ConfigError(
    `MASTER_KEY is not the key that the backup was made under (${keyId}): without that one it cannot be read.`,
  );
};

/** @throws ConfigError when documents lie in the folder already. */
export const requireNoFiles = async (folder: string): Promise<void> => {
  const names = await fs.readdir(folder).catch(absentIs([]));
  if (names.length > 0)
    throw new ConfigError(`${folder} has files in it: a backup is restored into an empty place only.`);
};

interface Needs {
  /** With the rights of the database's owner. */
  readonly connection: pg.ClientConfig;
  readonly folder: string;
  readonly manifest: Manifest;
  /** Where documents are to lie. */
  readonly files: string;
  /** What else is done to the database before anyone can see it, within the transaction that fills it. */
  readonly finish: (client: pg.Client) => Promise<void>;
}

/** Brings the documents to their place. @throws ConfigError when one is not what was backed up; then none is left there. */
const placeFiles = async ({ folder, manifest, files }: Needs): Promise<void> => {
  try {
    await fs.mkdir(files, { recursive: true, mode: 0o700 });
    const copied = await copyFiles(path.join(folder, 'files'), files);
    const keyOf = ({ path: name, sha256 }: Content, below = '') => `${below}${name} ${sha256}`;
    const found = new Set(copied.map((one) => keyOf(one, 'files/')));
    const lost = manifest.files.find((one) => !found.has(keyOf(one)));
    if (lost) throw new ConfigError(`${lost.path} is not what was backed up.`);
    await flushTree(files);
    await flushFolder(path.dirname(files));
  } catch (error) {
    await fs.rm(files, { recursive: true, force: true });
    throw error;
  }
};

const fill = async (client: pg.Client, needs: Needs): Promise<void> => {
  await client.query(plainText);
  await client.query('begin');
  await loadTables(client, needs.folder, needs.manifest);
  await needs.finish(client);
  await placeFiles(needs);
  // The last step: before it a server cannot mistake the folder for its data.
  await client.query('commit');
};

/** Everything, or only an empty schema. */
const makeWhole = async (client: pg.Client, needs: Needs): Promise<void> => {
  await migrateOn(client, needs.manifest.migration.name);
  await makeJobTables(needs.connection);
  await fill(client, needs);
};

/**
 * Restores a backup whose contents were verified into an empty database and an empty folder, and brings the schema up to date.
 * @throws ConfigError when the database is not empty, when a row breaks a rule of the schema, or when what was restored is not what was
 * backed up.
 */
export const restoreBackup = (needs: Needs): Promise<void> =>
  underMigrationLock(needs.connection, async (client) => {
    if (!(await isEmptyDatabase(client)))
      throw new ConfigError('The database has tables in it: a backup is restored into an empty database only.');
    await makeWhole(client, needs).catch((error: Error) => {
      const again = `empty the database and ${needs.files}, then run it again`;
      throw new ConfigError(`Nothing was restored, ${again}: ${error.message}`);
    });
    await migrateOn(client);
    await client.query('analyze');
  });
