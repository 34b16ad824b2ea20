import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { type Db, openDb, transaction } from './db.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: FreshDatabase;
let db: Db;
const failures: string[] = [];
const log = { debug: () => {}, info: () => {} };

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(database.config);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const jobsOfProcess = (): Jobs =>
  createJobs({ db, connection: database.config, onError: (error) => failures.push(error.message), log });
const send = (jobs: Jobs, mailId: string): Promise<void> =>
  transaction(db, (tx) => jobs.send(tx, 'mail.send', { mailId }));

describe('workers of a queue', () => {
  it('are taken by a job that waited before they began, and by no process that does not do such jobs', async () => {
    const sender = jobsOfProcess();
    await sender.start();
    await send(sender, 'early');
    const doer = jobsOfProcess();
    const done: string[] = [];
    doer.handle('mail.send', async ({ mailId }) => void done.push(mailId));
    await doer.start();
    await until(
      async () => done,
      ({ length }) => length > 0,
    );
    await Promise.all([sender.stop(), doer.stop()]);
    expect([done, failures]).toEqual([['early'], []]);
  });

  it('are more while the ones that have begun are busy, up to four', async () => {
    const jobs = jobsOfProcess();
    const begun: string[] = [];
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    jobs.handle('mail.send', async ({ mailId }) => {
      begun.push(mailId);
      await held;
    });
    await jobs.start();
    for (const [at, mailId] of ['first', 'second', 'third', 'fourth'].entries()) {
      await send(jobs, mailId);
      await until(
        async () => begun.length,
        (count) => count === at + 1,
      );
    }
    await send(jobs, 'fifth');
    expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
    release();
    await until(
      async () => begun.length,
      (count) => count === 5,
    );
    await jobs.stop();
    expect(failures).toEqual([]);
  });
});

describe('a process without jobs', () => {
  it('asks one question for all queues, and none for each', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const jobs = jobsOfProcess();
    jobs.handle('mail.send', async () => {});
    jobs.handle('bill.make', async () => {});
    await jobs.start();
    const count = (words: string): number => asked.mock.calls.filter(([text]) => String(text).includes(words)).length;
    await until(
      async () => count('from unnest($1::text[]) queue'),
      (looks) => looks > 1,
    );
    const fetched = count("j.name = 'mail.send'") + count("j.name = 'bill.make'");
    asked.mockRestore();
    await jobs.stop();
    expect(fetched).toBe(0);
  });
});
