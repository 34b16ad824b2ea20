import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import { ensureDatabase } from './platform/embedded/database.ts';
import { startEmbedded } from './platform/embedded/embedded.ts';
import { archiveSettings } from './platform/embedded/wal-archive.ts';

/** The database of this installation, and how to leave it. */
export interface OpenDatabase {
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
}

export const databaseName = 'balcao';
export const embeddedSettings = { max_connections: '100', shared_buffers: '256MB', max_wal_size: '4GB' };
export const embeddedData = (config: Config): string => path.join(config.dataDir, 'postgres');
/** Tells tools on this machine where the embedded database of a running server listens. */
const addressFile = (config: Config): string => path.join(config.dataDir, 'database.url');

/** An external PostgreSQL where one is configured, else our own below the data folder. */
export const openDatabase = async (config: Config, log: (message: string) => void): Promise<OpenDatabase> => {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, close: async () => {} };
  const dataDir = embeddedData(config);
  const embedded = await startEmbedded({
    dataDir,
    log,
    settings: { ...embeddedSettings, ...(config.archiveDir ? archiveSettings(config.archiveDir, dataDir) : {}) },
  });
  await ensureDatabase(embedded, databaseName);
  fs.writeFileSync(addressFile(config), embedded.url(databaseName), { mode: 0o600 });
  return {
    connection: embedded.config(databaseName),
    close: async () => {
      fs.rmSync(addressFile(config), { force: true });
      await embedded.stop();
    },
  };
};

/** The database that a running server has open, or undefined when none runs here. */
export const runningDatabase = (config: Config): pg.ClientConfig | undefined => {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  const file = addressFile(config);
  if (!fs.existsSync(file)) return undefined;
  const url = new URL(fs.readFileSync(file, 'utf8').replace('postgres://postgres@/', 'postgres://postgres@socket/'));
  return { host: url.searchParams.get('host') ?? '', user: 'postgres', database: databaseName };
};
