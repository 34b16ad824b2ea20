import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { drain } from './drain.ts';
import { dataFolder, socketFolder } from './folder.ts';
import { claim } from './owner.ts';
import { stopOrphan } from './processes.ts';
import { type Supervisor, supervise } from './supervisor.ts';

export interface EmbeddedOptions {
  /** The folder of the data; made when it is missing. */
  readonly dataDir: string;
  readonly log?: (message: string) => void;
  /** Options of postgresql.conf, by name. With `fsync: 'off'` the data is a throwaway. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called each time PostgreSQL died by itself and takes connections again. */
  readonly onRecovered?: () => void;
}

/** A PostgreSQL that this process owns. It listens on a Unix socket in a private folder and on no port. */
export interface Embedded {
  config(database?: string): pg.ClientConfig;
  url(database?: string): string;
  readonly dataDir: string;
  /** The process of PostgreSQL, undefined while it is down. */
  pid(): number | undefined;
  /** Ends PostgreSQL cleanly; end the pools first. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on the folder and watches over it until `stop`. It recovers from any earlier crash: a server left behind is stopped,
 * locks of the dead are cleared, what was acknowledged is there.
 * @throws Error with one clear sentence when another server uses the folder or when PostgreSQL cannot start.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const log = options.log ?? (() => {});
  const wanted = path.resolve(options.dataDir);
  const account = accountFor(wanted);
  const binaries = await findBinaries(account, log);
  const dataDir = dataFolder(wanted, account, log);
  const release = await claim(dataDir);
  try {
    makeCluster(dataDir, binaries, account, options.settings?.fsync !== 'off');
    await stopOrphan(dataDir, log);
    const sockets = socketFolder(dataDir, account);
    const settings = { listen_addresses: '', unix_socket_directories: sockets, ...options.settings };
    const config = configOf(sockets);
    const launch = { program: binaries.postgres, account, dataDir, settings, config: config() };
    const onRecovered = options.onRecovered ?? (() => {});
    const supervisor = await supervise({ launch, sockets, log, onRecovered });
    const url = (database = 'postgres') => `postgres://postgres@/${database}?host=${encodeURIComponent(sockets)}`;
    return {
      config,
      url,
      dataDir,
      pid: supervisor.pid,
      stop: stopper(supervisor, { config, dataDir, sockets, release }),
    };
  } catch (error) {
    release();
    throw error;
  }
};

/** Says everything that pg would otherwise read from the environment (PGPORT, PGSSLMODE, PGOPTIONS). */
const configOf =
  (sockets: string) =>
  (database = 'postgres'): pg.ClientConfig => ({
    host: sockets,
    port: 5432,
    user: 'postgres',
    database,
    ssl: false,
  });

interface Held {
  readonly config: () => pg.ClientConfig;
  readonly dataDir: string;
  readonly sockets: string;
  readonly release: () => void;
}

const stopper = (supervisor: Supervisor, { config, dataDir, sockets, release }: Held): (() => Promise<void>) => {
  const stop = async (): Promise<void> => {
    await drain(config());
    await supervisor.stop();
    if (sockets !== dataDir) fs.rmSync(sockets, { recursive: true, force: true });
    release();
  };
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };
};
