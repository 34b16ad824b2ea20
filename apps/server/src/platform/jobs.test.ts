import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { type Db, openDb, transaction, usualWaits } from './db.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { requestIdHere, runForRequest } from './request-context.ts';

let database: FreshDatabase;
let db: Db;
let jobs: Jobs;
const runs = new Map<string, number>();
const failures: string[] = [];
const log = { debug: () => {}, info: () => {} };
let failsOnce = '';

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(database.config);
  jobs = createJobs({ db, connection: database.config, onError: (error) => failures.push(error.message), log });
  jobs.handle('mail.send', async ({ mailId }) => {
    const before = runs.get(mailId) ?? 0;
    runs.set(mailId, before + 1);
    if (mailId === failsOnce && before === 0) throw new Error('the mail server does not answer');
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.$client.end();
  await database.drop();
});

const enqueue = (ids: readonly string[]): Promise<void> =>
  transaction(db, async (tx) => {
    for (const mailId of ids) await jobs.send(tx, 'mail.send', { mailId });
  });
const named = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);
const timesRun = (ids: readonly string[]): number[] => ids.map((id) => runs.get(id) ?? 0);

describe('jobs', () => {
  it('of one transaction are all done soon, each once', async () => {
    const many = named('many', 300);
    await enqueue(many);
    // A job a second and worker would take more than a minute.
    await until(
      async () => timesRun(many).filter((times) => times > 0).length,
      (done) => done === many.length,
    );
    expect(timesRun(many)).toEqual(many.map(() => 1));
  });

  it('are tried again alone when they fail, and the failure is told', async () => {
    const some = named('some', 10);
    failsOnce = some[3] ?? '';
    await enqueue(some);
    const wanted = some.map((id) => (id === failsOnce ? 2 : 1));
    await until(
      async () => timesRun(some),
      (times) => times.join() === wanted.join(),
    );
    expect(failures).toEqual(['the mail server does not answer']);
  });

  it('of another process are done soon, and so are many', async () => {
    const other = createJobs({
      db,
      connection: database.config,
      onError: (error) => failures.push(error.message),
      log,
    });
    await other.start();
    const left = named('left', 100);
    await transaction(db, (tx) =>
      other.sendMany(
        tx,
        'mail.send',
        left.map((mailId) => ({ mailId })),
      ),
    );
    await until(
      async () => timesRun(left).filter((times) => times > 0).length,
      (done) => done === left.length,
      5_000,
    );
    await other.stop();
    expect(timesRun(left)).toEqual(left.map(() => 1));
  });

  it('do not leave when their transaction is undone', async () => {
    const undone = transaction(db, async (tx) => {
      await jobs.send(tx, 'mail.send', { mailId: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await enqueue(['after-undone']);
    await until(
      async () => runs.get('after-undone'),
      (times) => times === 1,
    );
    expect(runs.get('undone')).toBeUndefined();
  });
});

describe('the id of a call', () => {
  it('goes to the jobs that it asks for, and on to the jobs that they ask for, outside of their data', async () => {
    const own = createJobs({ db, connection: database.config, onError: (error) => failures.push(error.message), log });
    const seen: unknown[] = [];
    own.handle('bill.make', async (data) => {
      seen.push([requestIdHere(), data]);
      await transaction(db, (tx) => own.sendMany(tx, 'person.erase', [{ customerId: data.merchantId }]));
    });
    own.handle('person.erase', async (data) => void seen.push([requestIdHere(), data]));
    await own.start();
    const ask = (merchantId: string) =>
      transaction(db, (tx) => own.send(tx, 'bill.make', { merchantId, day: '20261130' }));
    const untilSeen = (count: number) =>
      until(
        async () => seen.length,
        (length) => length >= count,
      );
    await runForRequest('call-1', log, () => ask('first'));
    await untilSeen(2);
    // The worker was begun by the job of that call, and goes on.
    await ask('second');
    await untilSeen(4);
    await own.stop();
    expect(seen).toEqual([
      ['call-1', { merchantId: 'first', day: '20261130' }],
      ['call-1', { customerId: 'first' }],
      [undefined, { merchantId: 'second', day: '20261130' }],
      [undefined, { customerId: 'second' }],
    ]);
  });

  it('is known where a job fails', async () => {
    const told: unknown[] = [];
    const onError = (error: Error) => told.push([error.message, requestIdHere()]);
    const own = createJobs({ db, connection: database.config, onError, log });
    own.handle('template.judge', async () => {
      throw new Error('not now');
    });
    await own.start();
    const place = { merchantId: 'any', id: 'one' };
    await runForRequest('call-3', log, () => transaction(db, (tx) => own.send(tx, 'template.judge', place)));
    await until(
      async () => told.length,
      (count) => count > 0,
    );
    await own.stop();
    expect(told[0]).toEqual(['not now', 'call-3']);
  });
});

describe('a sweep', () => {
  it('is of no call, also where a call has asked for it', async () => {
    const own = createJobs({ db, connection: database.config, onError: (error) => failures.push(error.message), log });
    const ids: (string | undefined)[] = [];
    own.every(3_600, 'test.own', async () => void ids.push(requestIdHere()));
    await runForRequest('call-2', log, () => own.sweep());
    expect(ids).toEqual([undefined]);
  });

  it('goes on without a pause while it says that something is left', async () => {
    const busy = createJobs({ db, connection: database.config, onError: (error) => failures.push(error.message), log });
    let rounds = 0;
    busy.every(1, 'test.left', async () => {
      rounds += 1;
      return rounds < 400 ? 'left' : 'done';
    });
    await busy.start();
    // With a pause of a second each it would take longer than one waits here.
    await until(
      async () => rounds,
      (done) => done >= 400,
    );
    await busy.stop();
    expect(rounds).toBeGreaterThanOrEqual(400);
  });

  it('is run once for all who ask in one turn, and once more for who asks after that', async () => {
    const shared = createJobs({
      db,
      connection: database.config,
      onError: (error) => failures.push(error.message),
      log,
    });
    let runs = 0;
    shared.every(3_600, 'test.shared', async () => {
      runs += 1;
    });
    await Promise.all([shared.sweep(), shared.sweep()]);
    expect(runs).toBe(1);
    await shared.sweep();
    expect(runs).toBe(2);
  });

  it('keeps its lock however long its work takes, longer than a transaction may stand idle', async () => {
    const impatient = openDb(database.config, 4, { ...usualWaits, idleMs: 50 });
    const told: string[] = [];
    const onError = (error: Error) => told.push(error.message);
    const slow = createJobs({ db: impatient, connection: database.config, onError, log });
    let ends = 0;
    slow.every(3_600, 'test.slow', async () => {
      await db.execute(sql`select pg_sleep(0.3)`);
      ends += 1;
    });
    await slow.sweep();
    await impatient.$client.end();
    expect([ends, told]).toEqual([1, []]);
  });
});

describe('what fails', () => {
  it('is told without the values that were on their way into the database (rule: nothing-in-logs)', async () => {
    let isDue = true;
    jobs.every(3_600, 'test.fails', async () => {
      if (isDue) await db.execute(sql`select ${'segredo-da-ana'} from nowhere`);
    });
    await jobs.sweep();
    isDue = false;
    expect(failures.at(-1)).toBe('relation "nowhere" does not exist');
    expect(failures.join()).not.toContain('segredo-da-ana');
  });
});
