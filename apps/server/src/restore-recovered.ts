import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Config } from './config.ts';
import { sealingOf } from './platform/backup/key.ts';
import { requireNoFiles } from './platform/backup/restore-backup.ts';
import { readMigration, requireKeys } from './platform/backup/write-backup.ts';
import { ConfigError } from './platform/config-error.ts';
import { migrate } from './platform/migrate.ts';
import { type Check, endSessions, proveRestored, tell } from './restore-proofs.ts';
import { restoreDocuments } from './restored-documents.ts';

const withClient = async <T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * What a PostgreSQL that was brought back to an instant still lacks: the schema of this version, the end of all sessions, and the documents
 * of that instant, which come from the archive. Proves what is there.
 */
export const finishRecovered = async (
  connection: pg.ClientConfig,
  config: Config,
  archive: string,
): Promise<Check[]> => {
  await migrate(connection);
  return withClient(connection, async (client) => {
    await endSessions(client);
    const { documents, figures, names } = await restoreDocuments(client, config, archive, sealingOf(config));
    const proofs = await proveRestored(connection);
    return [...proofs, tell(`The documents, opened and compared (${documents})`, figures, names)];
  });
};

/** @throws ConfigError unless the recovery of this database is over and its keys are here. */
const requireRecovered = async (client: pg.Client, config: Config): Promise<void> => {
  const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
  if (rows[0]?.recovers)
    throw new ConfigError('The database is still being brought back: wait until select pg_is_in_recovery() says f.');
  await readMigration(client);
  await requireKeys(client, sealingOf(config));
};

/**
 * Finishes and proves a restore for which the operator has brought the PostgreSQL at DATABASE_URL to an instant by its own means. The
 * documents must not be there yet: so this cannot be run on the place of a working server.
 * @throws ConfigError when the database is not recovered, or files are there already.
 */
export const restoreRecovered = async (config: Config, archive: string): Promise<Check[]> => {
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL is not set: for the embedded PostgreSQL write --to INSTANT instead.');
  const connection = { connectionString: config.databaseUrl };
  const files = path.join(config.dataDir, 'files');
  await requireNoFiles(files);
  await withClient(connection, (client) => requireRecovered(client, config));
  try {
    return await finishRecovered(connection, config, archive);
  } catch (error) {
    await fs.rm(files, { recursive: true, force: true });
    throw error;
  }
};
