import path from 'node:path';
import { getMessageBatch, sendMessageBatch } from '@balcao/contract/message-batch';
import { advanceClock } from '@balcao/contract/sandbox';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { layOut } from '../lay-out.ts';
import { callerAt, type MessageCrowd, openMessageCrowd } from '../message-crowd.ts';
import { dataFolder, postgresOf, type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';

// Whole servers start here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const [people, allowed, batches] = [300, 3, 12];
const { dataDir, remove } = dataFolder();
let installation: { dataDir: string; port: number; env: Record<string, string> };
let server: ServerProcess;
let database: pg.Pool;
let merchantId: string;
beforeAll(async () => {
  merchantId = await layOut(dataDir, async (services, platform) => {
    const seeded = await services.seeds.seed('small');
    return (await services.teams.byNumber(platform.db, seeded?.merchantNumber ?? ''))?.merchantId ?? '';
  });
  installation = { dataDir, port: await freePort(), env: { SANDBOX_SEED: 'none' } };
  server = await startServer(installation);
  database = new pg.Pool({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao', max: 3 });
  database.on('error', () => {}); // The crashes end its connections too.
});
afterAll(async () => {
  await database?.end();
  await server?.end('SIGTERM');
  remove();
});

const count = async (sql: string, values: unknown[]): Promise<number> =>
  Number((await database.query<{ count: number }>(sql, values)).rows[0]?.count);
const send = ({ token, message }: MessageCrowd, persons: readonly number[], idempotencyKey: string) =>
  callerAt(server.url, token)(sendMessageBatch, { body: { messages: persons.map(message) } }, { idempotencyKey });
/** What is left of a process that is gone is looked for some seconds later, by the product's clock. */
const outcomesOf = async ({ token }: MessageCrowd, batchIds: readonly string[]) => {
  await callerAt(server.url)(advanceClock, { body: { advanceSeconds: 10 } });
  const read = (id: string) => callerAt(server.url, token)(getMessageBatch, { params: { id } });
  const isEnded = ({ waiting }: Awaited<ReturnType<typeof read>>) => waiting === 0;
  return Promise.all(batchIds.map((id) => until(() => read(id), isEnded, 60_000)));
};
const expectOnce = async ({ templateId }: MessageCrowd, ids: readonly string[], delivered: number): Promise<void> => {
  const kept = await database.query<{ id: string }>('select id from message_delivery where template_id = $1', [
    templateId,
  ]);
  expect(kept.rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  const ofPeople = `select customer_id from message_delivery where template_id = $1 and reason is null group by customer_id`;
  expect(await count(`select count(*) from (${ofPeople} having count(*) > $2) more`, [templateId, allowed])).toBe(0);
  expect(await count('select sum(delivered) as count from message_figure where template_id = $1', [templateId])).toBe(
    delivered,
  );
  const left = 'select sum(remaining) as count from message_consent where template_id = $1';
  expect(await count(left, [templateId])).toBe(people * allowed - delivered);
};

const startAgain = async (): Promise<void> => {
  server = await startServer(installation);
};
const isReady = async (): Promise<boolean> => (await fetch(`${server.url}/ready`)).ok;
const untilReady = async (): Promise<void> => void (await until(isReady, (ready) => ready));
const killPostgres = () => process.kill(postgresOf(dataDir), 'SIGKILL');
const crashes = [
  { what: 'the server is killed', strike: async () => void (await server.end('SIGKILL')), recover: startAgain },
  { what: 'PostgreSQL is killed', strike: async () => void killPostgres(), recover: untilReady },
  {
    what: 'both are killed',
    strike: async () => {
      killPostgres();
      await server.end('SIGKILL');
    },
    recover: startAgain,
  },
];

describe.each(crashes)('when $what while thousands of messages are on their way', ({ strike, recover }) => {
  it('each message that was taken comes once, and nobody gets more than they allowed', async () => {
    const crowd = await openMessageCrowd(server.url, database, { merchantId, people, allowed });
    const everybody = Array.from({ length: people }, (_, person) => person);
    const keys = Array.from({ length: batches }, () => crypto.randomUUID());
    const heard = new Map<string, string>();
    let struck: Promise<void> | undefined;
    const sendOne = async (key: string): Promise<void> => {
      heard.set(key, (await send(crowd, everybody, key)).batchId);
      // Some have been delivered by now, some are being delivered, some wait, and some are still being sent.
      if (heard.size === batches / 2) struck = strike();
    };
    await Promise.all(keys.map((key) => sendOne(key).catch(() => undefined)));
    await struck;
    await recover();
    const again = await Promise.all(keys.map((key) => send(crowd, everybody, key)));
    for (const [place, key] of keys.entries()) if (heard.has(key)) expect(again[place]?.batchId).toBe(heard.get(key));
    const ends = await outcomesOf(
      crowd,
      again.map(({ batchId }) => batchId),
    );
    const ids = again.flatMap(({ messages }) => messages.flatMap(({ messageId }) => messageId ?? []));
    expect(new Set(ids).size).toBe(people * batches);
    expect(ends.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(people * allowed);
    await expectOnce(crowd, ids, people * allowed);
  });
});

describe('when the server is killed between the messages of a batch and its commit', () => {
  it('all of it is delivered all the same, once', async () => {
    const crowd = await openMessageCrowd(server.url, database, { merchantId, people, allowed });
    const some = [0, 1, 2, 3];
    const first = await send(crowd, some, crypto.randomUUID());
    await outcomesOf(crowd, [first.batchId]);
    const client = await database.connect();
    // Its own PostgreSQL goes with the server, and the lock with both.
    client.on('error', () => {});
    await client.query('begin');
    await client.query('select from message_figure where template_id = $1 for update', [crowd.templateId]);
    const second = await send(crowd, some, crypto.randomUUID());
    const waits = `select count(*) from pg_stat_activity where application_name = 'balcao' and wait_event_type = $1`;
    await until(
      () => count(waits, ['Lock']),
      (waiting) => waiting > 0,
    );
    await server.end('SIGKILL');
    client.release(true);
    await startAgain();
    expect(await outcomesOf(crowd, [second.batchId])).toMatchObject([{ delivered: some.length, refused: 0 }]);
    const ids = [first, second].flatMap(({ messages }) => messages.flatMap(({ messageId }) => messageId ?? []));
    await expectOnce(crowd, ids, 2 * some.length);
  });
});
