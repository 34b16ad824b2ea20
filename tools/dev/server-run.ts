import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type pg from 'pg';
import type { Config } from '../../apps/server/src/config.ts';
import { freePort } from '../free-port.ts';
import { root } from '../root.mjs';

export interface Launch {
  readonly config: Config;
  readonly connection: pg.ClientConfig;
  readonly environment: NodeJS.ProcessEnv;
  /** `--inspect…`, where a debugger shall be let in. */
  readonly inspect: readonly string[];
  /** Takes what the process prints. */
  readonly show: (text: string) => void;
}

/** One process of the server. */
export interface ServerRun {
  /** Its port once it is open; undefined when it ended instead. */
  readonly port: Promise<number | undefined>;
  readonly exited: Promise<unknown>;
  /** Lets it finish what it is answering, for a moment. */
  end(): Promise<void>;
}

/** Stands in what the server prints when it is open. */
export const opened = 'Balcão is open';
/** Requests that take longer than this are cut off. */
const patienceMs = 1_500;

const addressOf = ({ connectionString, host = '', database = '' }: pg.ClientConfig): string =>
  connectionString ?? `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;

/** The environment of `npm start`, behind an address that is not its own. */
const environmentOf = ({ config, connection, environment }: Launch, port: number): NodeJS.ProcessEnv => ({
  ...environment,
  // Under npm the server ends when its parent is killed; here that is this process.
  npm_lifecycle_event: 'dev',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_BASE_URL: config.publicBaseUrl,
  DATABASE_URL: addressOf(connection),
  TRUST_PROXY: [...config.trustProxy, '127.0.0.1'].join(','),
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
});

/** Starts the server on a free port of this machine. */
export const launchServer = async (launch: Launch): Promise<ServerRun> => {
  const port = await freePort();
  const words = ['--max-semi-space-size=16', ...launch.inspect, path.join(root, 'apps/server/src/main.ts')];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: environmentOf(launch, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  return {
    port: new Promise((resolve) => {
      void exited.then(() => resolve(undefined));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        launch.show(text);
        if (text.includes(opened)) resolve(port);
      });
    }),
    exited,
    end: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await exited;
      clearTimeout(late);
    },
  };
};
