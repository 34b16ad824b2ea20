import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../../tools/scratch-folder.ts';

const source = path.resolve(import.meta.dirname, '../src');

/** A server as `npm start` runs it: a process of its own, with its own data and its own PostgreSQL. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed and logged so far. */
  output(): string;
  /** Asks it to end, and answers with its exit code when it has; null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Installation {
  readonly dataDir: string;
  readonly port: number;
  /** Added to PORT, DATA_DIR and a quiet log; a variable that is set here replaces those. */
  readonly env?: Readonly<Record<string, string>>;
  /** What is run instead of the product's main program. */
  readonly program?: string;
}

/** A folder for the data of one test file; `remove` it when nothing runs on it any more. */
export const dataFolder = (dataDir = scratchFolder('balcao-server-')): { dataDir: string; remove: () => void } => ({
  dataDir,
  remove: () => fs.rmSync(dataDir, { recursive: true, force: true }),
});

// Nothing is inherited that would lead the server elsewhere.
const environmentOf = ({ dataDir, port, env }: Installation): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  OVERLOAD_DELAY_MS: '60000',
  NODE_COMPILE_CACHE: path.resolve(source, '../../../node_modules/.cache/compiled'),
  ...env,
});

/** As `npm start` has it: the room for what lives briefly is 16 MB instead of a share of the machine (with 8 a tenth fewer payments, and 7 MB less). */
const asStarted = ['--max-semi-space-size=16'];

const spawnServer = (installation: Installation): ServerProcess => {
  const child = spawn(process.execPath, [...asStarted, installation.program ?? path.join(source, 'main.ts')], {
    env: environmentOf(installation),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  const exited = once(child, 'close');
  return {
    url: `http://127.0.0.1:${installation.port}`,
    child,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
};

/** Starts a server and waits until it is open. @throws Error with its words when it ends instead. */
export const startServer = async (installation: Installation): Promise<ServerProcess> => {
  const server = spawnServer(installation);
  await new Promise<void>((open, failed) => {
    server.child.stdout?.on('data', () => server.output().includes('Balcão is open') && open());
    server.child.once('close', () => failed(new Error(`the server did not open: ${server.output()}`)));
  });
  return server;
};

/** Starts a server that is expected to refuse, and answers with what it says. */
export const refusalToStart = async (installation: Installation): Promise<{ code: number | null; said: string }> => {
  const server = spawnServer(installation);
  const [code] = await once(server.child, 'close');
  return { code, said: server.output().trim() };
};

/** The process of the server's PostgreSQL. */
export const postgresOf = (dataDir: string): number =>
  Number.parseInt(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

const check = (installation: Installation, program: string, ...words: string[]): Record<string, number> => {
  const env = environmentOf(installation);
  const { stdout } = spawnSync(process.execPath, [path.join(source, program), ...words], { env, encoding: 'utf8' });
  return JSON.parse(stdout) as Record<string, number>;
};
/** `npm run ledger:check`: what it prints. */
export const checkLedger = (installation: Installation) => check(installation, 'ledger-check.ts');
/** The same with the records of orders and refunds, and the closed days. */
export const checkLedgerInFull = (installation: Installation) => check(installation, 'ledger-check.ts', '--full');
/** `npm run log:check`: what it prints. */
export const checkLog = (installation: Installation) => check(installation, 'log-check.ts');
