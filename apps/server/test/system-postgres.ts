import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { accountFor, giveTo } from '../src/platform/embedded/account.ts';
import { until } from './until.ts';

/** Where Debian and its relatives keep the programs of PostgreSQL: the newest one of this machine. */
const system = '/usr/lib/postgresql';
export const systemPrograms = (fs.existsSync(system) ? fs.readdirSync(system) : [])
  .filter((version) => Number(version) >= 15 && fs.existsSync(`${system}/${version}/bin/initdb`))
  .sort((a, b) => Number(b) - Number(a))
  .map((version) => `${system}/${version}/bin`)[0];
export const password = 'só-para-o-teste';

export interface SystemPostgres {
  readonly data: string;
  readonly account: ReturnType<typeof accountFor>;
  urlOf(user: string, database: string): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** As its operator, in the database `postgres`. */
  administer(sql: string): Promise<pg.QueryResult>;
}

/** A PostgreSQL that is none of ours, as an operator runs it: on a port, with passwords. It is made and not started. */
export const makeSystemPostgres = (folder: string, port: number): SystemPostgres => {
  const account = accountFor(folder);
  giveTo(account, folder);
  const secret = path.join(folder, 'secret');
  fs.writeFileSync(secret, password, { mode: 0o600 });
  giveTo(account, secret);
  const data = path.join(folder, 'data');
  const flags = [
    '-U',
    'operator',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const made = spawnSync(`${systemPrograms}/initdb`, ['-D', data, ...flags], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`];
  let postgres: ChildProcess | undefined;

  const administer = async (sql: string): Promise<pg.QueryResult> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'operator', password, database: 'postgres' });
    client.on('error', () => {}); // While it starts up, PostgreSQL refuses and closes.
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const answers = (): Promise<boolean> =>
    administer('select 1').then(
      () => true,
      () => false,
    );
  return {
    data,
    account,
    administer,
    urlOf: (user, database) => `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    start: async () => {
      const words = ['-D', data, ...options.flatMap((option) => ['-c', option])];
      postgres = spawn(`${systemPrograms}/postgres`, words, { ...account, cwd: '/', stdio: 'ignore' });
      await until(answers, Boolean);
    },
    stop: async () => {
      if (!postgres || postgres.exitCode !== null) return;
      const ended = once(postgres, 'exit');
      postgres.kill('SIGINT');
      await ended;
    },
  };
};
