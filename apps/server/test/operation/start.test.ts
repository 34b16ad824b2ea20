import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loginCustomer } from '@balcao/contract/customer';
import { pathOf } from '@balcao/contract/endpoint';
import {
  advanceClock,
  getClock,
  getRail,
  getSandbox,
  listMails,
  resetSandbox,
  setRail,
} from '@balcao/contract/sandbox';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { phonePeople } from '../../src/modules/sandbox/seed-people.ts';
import { processesNaming } from '../processes.ts';
import {
  checkLedger,
  dataFolder,
  postgresOf,
  refusalToStart,
  type ServerProcess,
  startServer,
} from '../server-process.ts';
import { until } from '../until.ts';

// Whole servers start here, each with a database of its own: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

let dataDir: string;
let remove: () => void;
let port: number;
let running: ServerProcess[];

beforeEach(async () => {
  ({ dataDir, remove } = dataFolder());
  port = await freePort();
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  await nothingRuns();
  remove();
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServer({ dataDir, port, env: { SANDBOX_SEED: 'none', ...env } });
  running.push(server);
  return server;
};
/** PostgreSQL names its folder, and its watchdog names PostgreSQL. */
const nothingRuns = async (): Promise<void> => {
  await until(
    async () => processesNaming(dataDir),
    (processes) => processes.length === 0,
    60_000,
  );
};
const watchdogs = (): number[] => processesNaming(`balcao-watchdog ${postgresOf(dataDir)} `);
const post = (server: ServerProcess, path: string, body: object): Promise<Response> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const rowsIn = async (table: string): Promise<number> => {
  const client = new pg.Client({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao' });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
};
const orders = '"order"';

describe('a server that is asked to stop', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s ends its database and itself, and leaves no process',
    async (signal) => {
      const server = await start();
      const [watchdog] = watchdogs();
      // Also while someone holds a connection open.
      const held = http.get(`${server.url}/health`, { agent: new http.Agent({ keepAlive: true }) });
      held.on('error', () => {});
      await new Promise((answered) => held.once('response', (response) => response.resume().once('end', answered)));
      // It does not wait for that connection, which would stay open for more than a minute.
      const startedAt = Date.now();
      expect(await server.end(signal)).toBe(0);
      expect(Date.now() - startedAt).toBeLessThan(30_000);
      expect(processesNaming(dataDir)).toEqual([]);
      expect(processesNaming('balcao-watchdog').includes(watchdog ?? 0)).toBe(false);
      await expect(fetch(`${server.url}/health`)).rejects.toThrow();
    },
  );

  it('finds everything again at its next start, and lays out nothing twice', async () => {
    const first = await start({ SANDBOX_SEED: 'small' });
    const before = await rowsIn(orders);
    await post(first, pathOf(advanceClock), { advanceSeconds: 3_600 });
    await first.end('SIGTERM');
    const second = await start({ SANDBOX_SEED: 'small' });
    expect(await rowsIn(orders)).toBe(before);
    const clock = await fetch(second.url + pathOf(getClock));
    expect(await clock.json()).toMatchObject({ data: { aheadSeconds: 3_600 } });
    expect(Object.values(checkLedger({ dataDir, port }))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('a server that was killed', () => {
  it('takes its database with it, and starts again as if nothing had happened', async () => {
    const first = await start({ SANDBOX_SEED: 'small' });
    const before = await rowsIn(orders);
    await first.end('SIGKILL');
    await nothingRuns();
    const second = await start({ SANDBOX_SEED: 'small' });
    expect(await rowsIn(orders)).toBe(before);
    expect((await fetch(`${second.url}/ready`)).status).toBe(200);
    expect(second.output()).not.toMatch(/error|could not/i);
  });

  it('starts again at once, beside a database that is still ending', async () => {
    const first = await start();
    await first.end('SIGKILL');
    const second = await start();
    expect((await fetch(`${second.url}/ready`)).status).toBe(200);
  });
});

describe('a server that cannot start', () => {
  it('because its port is taken says so in one sentence and leaves nothing running', async () => {
    const other = http.createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const taken = (other.address() as AddressInfo).port;
    const { code, said } = await refusalToStart({ dataDir, port: taken, env: { SANDBOX_SEED: 'none' } });
    await new Promise((done) => other.close(done));
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${taken} of 127.0.0.1 is taken by another program: stop that one, or set PORT to another port.`,
    );
    expect(processesNaming(dataDir)).toEqual([]);
  });

  it('because another one works on its data names that one, which goes on', async () => {
    const first = await start();
    const { code, said } = await refusalToStart({ dataDir, port: await freePort() });
    expect(code).toBe(1);
    expect(said).toBe(
      `Another server (process ${first.child.pid}) is using ${dataDir}/postgres: stop it, or set DATA_DIR to another folder.`,
    );
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  });

  it('because DATABASE_URL leads nowhere says so', async () => {
    const url = `postgres://balcao:geheim@127.0.0.1:${await freePort()}/balcao`;
    const { code, said } = await refusalToStart({ dataDir, port, env: { DATABASE_URL: url } });
    expect(code).toBe(1);
    expect(said).toMatch(/^DATABASE_URL leads to no database that lets us in: .*ECONNREFUSED.*\.$/);
    expect(said).not.toContain('geheim');
  });

  it('because a variable is wrong says which, and what it must be', async () => {
    const { code, said } = await refusalToStart({ dataDir, port, env: { WEBHOOK_ALLOW_CIDR: '300.0.0.0/8' } });
    expect(code).toBe(1);
    expect(said).toBe(
      'WEBHOOK_ALLOW_CIDR must be a list of ranges like 10.1.0.0/16,fd00::/8: correct it or leave it unset.',
    );
    expect(processesNaming(dataDir)).toEqual([]);
  });
});

const outside = {
  SANDBOX: 'off',
  NODE_ENV: 'production',
  MASTER_KEY: randomBytes(32).toString('base64'),
  PUBLIC_BASE_URL: 'https://balcao.example',
  SMTP_URL: 'smtp://127.0.0.1:2525',
};

describe('outside the sandbox', () => {
  it('nothing starts without the key that encrypts', async () => {
    const { code, said } = await refusalToStart({ dataDir, port, env: { ...outside, MASTER_KEY: '' } });
    expect(code).toBe(1);
    expect(said).toBe('Outside the sandbox MASTER_KEY is required: 32 random bytes in base64.');
  });

  it('the sandbox must be off by name in production', async () => {
    const { code, said } = await refusalToStart({ dataDir, port, env: { NODE_ENV: 'production' } });
    expect({ code, said }).toEqual({ code: 1, said: 'NODE_ENV is production while SANDBOX is on: set SANDBOX=off.' });
  });

  it('there is no switch, no phone and nobody of the demonstration', async () => {
    const server = await start({ ...outside, SANDBOX_SEED: 'small' });
    const switches = [getSandbox, listMails, getClock, getRail, advanceClock, setRail, resetSandbox];
    for (const { method, path: below } of switches) {
      const answer = await fetch(`${server.url}/sandbox/v1${below}`, { method });
      expect([below, answer.status]).toEqual([below, 404]);
    }
    for (const address of ['/phone/', '/phone', '/phone/wallet', '/phone/favicon.svg'])
      expect([address, (await fetch(server.url + address)).status]).toEqual([address, 404]);
    const [{ phone, pin }] = phonePeople;
    const login = await post(server, pathOf(loginCustomer), { phone, pin });
    expect(await login.json()).toMatchObject({ data: { refusal: 'credentials_wrong' } });
    for (const table of ['team', 'account', 'staff', 'customer', orders])
      expect([table, await rowsIn(table)]).toEqual([table, 0]);
    expect(server.output()).not.toContain('Phone');
  });
});
