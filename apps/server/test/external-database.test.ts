import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountFor, giveTo } from '../src/platform/embedded/account.ts';
import { sandboxShop } from './sandbox-shop.ts';
import { checkLedger, dataFolder, freePort, type ServerProcess, startServer } from './server-process.ts';
import { until } from './until.ts';

vi.setConfig({ testTimeout: 90_000 });

/** Where Debian and its relatives keep the programs of PostgreSQL: the newest one of this machine. */
const system = '/usr/lib/postgresql';
const programs = (fs.existsSync(system) ? fs.readdirSync(system) : [])
  .filter((version) => Number(version) >= 15 && fs.existsSync(`${system}/${version}/bin/initdb`))
  .sort((a, b) => Number(b) - Number(a))
  .map((version) => `${system}/${version}/bin`)[0];
const password = 'só-para-o-teste';

/** A PostgreSQL that is none of ours, as an operator runs it: on a port, with passwords. */
const startSystemPostgres = async (folder: string, port: number): Promise<ChildProcess> => {
  const account = accountFor(folder);
  giveTo(account, folder);
  const secret = path.join(folder, 'secret');
  fs.writeFileSync(secret, password, { mode: 0o600 });
  giveTo(account, secret);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    `${programs}/initdb`,
    [
      '-D',
      data,
      '-U',
      'operator',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...account, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`];
  const postgres = spawn(`${programs}/postgres`, ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  await until(
    () =>
      administer(port, 'select 1').then(
        () => true,
        () => false,
      ),
    (answers) => answers,
    60_000,
  );
  return postgres;
};

const administer = async (port: number, sql: string): Promise<void> => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'operator', password, database: 'postgres' });
  client.on('error', () => {}); // While it starts up, PostgreSQL refuses and closes.
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

describe.skipIf(!programs)(`a PostgreSQL of the system${programs ? '' : ' (none is installed here)'}`, () => {
  const { dataDir, remove } = dataFolder();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-external-'));
  let postgres: ChildProcess;
  let server: ServerProcess;
  let installation: Parameters<typeof startServer>[0];

  beforeAll(async () => {
    const port = await freePort();
    postgres = await startSystemPostgres(folder, port);
    await administer(port, `create role balcao login createrole password '${password}'`);
    await administer(port, 'create database balcao owner balcao');
    const url = `postgres://balcao:${encodeURIComponent(password)}@127.0.0.1:${port}/balcao`;
    installation = { dataDir, port: await freePort(), env: { DATABASE_URL: url, SANDBOX_SEED: 'small' } };
    server = await startServer(installation);
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    const ended = once(postgres, 'exit');
    postgres.kill('SIGINT');
    await ended;
    for (const one of [dataDir, folder]) fs.rmSync(one, { recursive: true, force: true });
    remove();
  });

  it('carries an order from its creation to the ledger', async () => {
    await sandboxShop(server.url, dataDir).paid('X-1');
    expect(Object.values(checkLedger(installation))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is used instead of one of our own, and stays when the server ends', async () => {
    expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    await server.end('SIGTERM');
    expect(postgres.exitCode).toBeNull();
    server = await startServer(installation);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});
