import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let database: FreshDatabase;
let testApp: TestApp;
let ana: Team;
const logged: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  testApp = await openTestApp({ logLevel: 'error' }, database, { write: (line) => void logged.push(line) });
  ana = await openTeam(testApp, await register(testApp));
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await testApp.close();
  await database.drop();
});

/** So many lines of the team's log that no buffer between server and reader holds the file of them. */
const fillLog = async (lines: number): Promise<void> => {
  const client = testApp.platform.db.$client;
  await client.query(
    `insert into log_entry (merchant_id, id, position, event, actor_id, actor_name, subject_kind, subject_id, subject_name, changes, ip,
       request_id, at, previous_hash, hash)
     select $1, gen_random_uuid(), 1000 + i, '1', $2, 'Ana', 'member', $2, repeat('x', 400), '[]', '', 'r', now(), 'p' || i, 'h' || i
     from generate_series(1, $3::int) i`,
    [ana.merchantId, ana.accountId, lines],
  );
  await client.query(
    `insert into log_head (merchant_id, length, hash) values ($1, $2, 'h')
     on conflict (merchant_id) do update set length = excluded.length, hash = excluded.hash`,
    [ana.merchantId, 1_000 + lines],
  );
};

/** Blocks connections to the database and ends the existing one; `true` allows them again. */
const letIn = async (isOpen: boolean): Promise<void> => {
  const client = new pg.Client({ ...database.config, database: 'postgres' });
  await client.connect();
  const name = String(database.config.database);
  await client.query(`alter database ${name} allow_connections ${isOpen}`);
  if (!isOpen) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await client.end();
};

/** Begins to fetch a file and reads no further until told to. */
const fetchSlowly = async (path: string): Promise<http.IncomingMessage> => {
  const { port } = testApp.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${ana.token}` };
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        answer.pause();
        resolve(answer);
      })
      .on('error', reject);
  });
};
const rest = async (answer: http.IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
};

it('gives a file of the log whole, however slowly it is read', async () => {
  await fillLog(60_000);
  const answer = await fetchSlowly('/admin/v3.0/merchant/log/export');
  expect(answer.statusCode).toBe(200);
  expect((await rest(answer)).trimEnd().split('\n').length).toBeGreaterThan(60_000);
});

it('breaks the connection when a file cannot be read to its end, so that nobody takes it for whole, and logs it', async () => {
  const answer = await fetchSlowly('/admin/v3.0/merchant/log/export');
  expect(answer.statusCode).toBe(200);
  await letIn(false);
  await expect(rest(answer)).rejects.toThrow('aborted');
  expect(answer.complete).toBe(false);
  await letIn(true);
  const [line] = await until(
    async () => logged.filter((one) => one.includes('file.broken')),
    (found) => found.length > 0,
  );
  expect(JSON.parse(line ?? '{}')).toMatchObject({ endpoint: 'log.export', requestId: expect.any(String) });
  expect(line).not.toContain('Ana');
});
