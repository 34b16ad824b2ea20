import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { layOut } from '../apps/server/test/lay-out.ts';
import { dataFolder, type ServerProcess, startServer } from '../apps/server/test/server-process.ts';
import type { Services } from '../apps/server/test/services.ts';
import { freePort } from '../tools/free-port.ts';
import { diskFolder } from '../tools/scratch-folder.ts';
import { type SignedIn, signIn } from './signed-in.ts';

/** A server of its own with its own embedded PostgreSQL, laid out for one section. */
export interface Installation<T> {
  readonly server: ServerProcess;
  readonly dataDir: string;
  /** What the layout answered. */
  readonly laidOut: T;
  /** The folder of PostgreSQL's socket. */
  readonly socket: string;
  /** With the rights of the database's owner. */
  connect(database?: string): Promise<pg.Client>;
  close(): Promise<void>;
}

export const connectTo = async (socket: string, database = 'balcao'): Promise<pg.Client> => {
  const client = new pg.Client({ host: socket, user: 'postgres', database });
  client.on('error', () => {}); // A section that fails ends its server before its connections.
  await client.connect();
  return client;
};

interface InstallationOptions {
  readonly program?: string;
  readonly env?: Record<string, string>;
}

const open = async <T>(
  lay: (dataDir: string) => Promise<T>,
  { program, env = {} }: InstallationOptions,
): Promise<Installation<T>> => {
  const { dataDir, remove } = dataFolder(diskFolder('balcao-bench-'));
  const laidOut = await lay(dataDir);
  const server = await startServer({ dataDir, port: await freePort(), env, ...(program ? { program } : {}) });
  const socket = fs.realpathSync(path.join(dataDir, 'postgres'));
  return {
    server,
    dataDir,
    laidOut,
    socket,
    connect: (database) => connectTo(socket, database),
    close: async () => {
      await server.end('SIGTERM');
      remove();
    },
  };
};

/** `lay` adds what the section needs, through the services of the product, before the server starts. */
export const openInstallation = <T>(
  lay: (services: Services, platform: Platform) => Promise<T>,
  options: InstallationOptions = {},
): Promise<Installation<T>> =>
  open((dataDir) => layOut(dataDir, lay), { ...options, env: { SANDBOX_SEED: 'none', ...options.env } });

/** The product with the small seed of the sandbox, and its super admin signed in. */
export const openDemo = async (env: Record<string, string> = {}): Promise<Installation<undefined> & SignedIn> => {
  const installation = await open(async () => undefined, { env: { SANDBOX_SEED: 'small', ...env } });
  return { ...installation, ...(await signIn(installation.server.url)) };
};

/**
 * A person may read so many times a minute; a measurement does so in a second. The counts are forgotten again and again, so that
 * counting itself is part of what is measured.
 */
export const forgetLimits = (client: pg.Client): (() => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = client.query('delete from rate_limit');
  }, 25);
  return async () => {
    clearInterval(timer);
    await last;
  };
};
