import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Account, giveTo } from './account.ts';
import { plainEnvironment } from './environment.ts';

/** What it takes to start PostgreSQL on a prepared folder. */
export interface Launch {
  readonly program: string;
  readonly account: Account;
  readonly dataDir: string;
  /** Options of postgresql.conf, by name. */
  readonly settings: Readonly<Record<string, string>>;
  readonly config: pg.ClientConfig;
}

const startTimeoutMs = 60_000;
const logBytesMax = 10_000_000;

/**
 * Starts PostgreSQL and resolves when it takes connections.
 * @throws Error with the last lines of its log when it ends instead, or when it takes more than a minute.
 */
export const startPostmaster = async (launch: Launch): Promise<ChildProcess> => {
  const log = `${launch.dataDir}.log`;
  const server = spawnPostmaster(launch, log);
  let ended: string | undefined;
  server.once('error', (error) => {
    ended = error.message;
  });
  server.once('exit', (code, signal) => {
    ended = `it ended with ${code ?? signal}`;
  });
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await pause(20)) {
    if (ended !== undefined) throw new Error(`PostgreSQL did not start: ${ended}\n${lastLines(log)}`);
    if (await answers(launch.config)) return server;
  }
  server.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not take connections within a minute.\n${lastLines(log)}`);
};

/**
 * What happens to the server is logged, and no value of a row or a statement. Errors of statements have values in them and are left out:
 * the program that asked logs them in its own way.
 */
const discreet = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Starts PostgreSQL without waiting for it; its output goes to the file. */
export const spawnPostmaster = ({ program, account, dataDir, settings }: Launch, log: string): ChildProcess => {
  const options = Object.entries({ ...discreet, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logBytesMax) fs.renameSync(log, `${log}.old`);
  // A file, as a pipe would break when this process dies first.
  const output = fs.openSync(log, 'a', 0o600);
  try {
    giveTo(account, log);
    return spawn(program, ['-D', dataDir, ...options], {
      ...account,
      cwd: '/',
      env: plainEnvironment,
      stdio: ['ignore', output, output],
      // Of its own process group: Ctrl-C in a terminal must not reach the database before the server has drained.
      detached: true,
    });
  } finally {
    fs.closeSync(output);
  }
};

/** Whether a database takes connections: only a real one proves it. */
export const answers = async (config: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client(config);
  client.on('error', () => {}); // While it starts up, PostgreSQL refuses and closes.
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

export const lastLines = (file: string): string =>
  fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n');
