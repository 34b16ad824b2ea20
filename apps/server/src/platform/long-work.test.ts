import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { createLongWork } from './long-work.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('long work', () => {
  it('is broken off when the server closes, also while its connection is being opened', async () => {
    const longWork = createLongWork(database.config);
    const done: string[] = [];
    const begun = longWork.alone('count', async () => done.push('count'));
    await longWork.stop();
    expect(await begun).toBeUndefined();
    expect(done).toEqual([]);
  });

  it('is broken off in the middle', async () => {
    const longWork = createLongWork(database.config);
    const reached = Promise.withResolvers<void>();
    const begun = longWork.alone('count', async (tx) => {
      reached.resolve();
      await tx.execute('select pg_sleep(3600)');
    });
    const ended = expect(begun).rejects.toThrow();
    await reached.promise;
    await longWork.stop();
    await ended;
  });

  it('is not begun any more when the server is closed', async () => {
    const longWork = createLongWork(database.config);
    await longWork.stop();
    expect(await longWork.alone('count', async () => 'counted')).toBeUndefined();
  });
});
