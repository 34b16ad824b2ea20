import { describe, expect, it, vi } from 'vitest';
import { batched, batchedOrAlone } from './batching.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { createPeriodicFlush } from './periodic-flush.ts';
import { outsideRequests, requestIdHere, runForRequest } from './request-context.ts';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
const rooms = { places: 1, most: 10, patienceMs: 25 };

/** A log that keeps its lines. */
const keeping = () => {
  const lines: unknown[] = [];
  return { lines, log: { info: (facts: unknown) => void lines.push(facts) } };
};
/** Answers each ask with the id under which the work was done. */
const tellId = async (asks: readonly unknown[]): Promise<(string | undefined)[]> => {
  await turn();
  return asks.map(requestIdHere);
};

describe('the id of a call', () => {
  it('is known in all that the call waits for, and nowhere else', async () => {
    const { log } = keeping();
    const work = async () => {
      await turn();
      return requestIdHere();
    };
    const [a, b] = await Promise.all([runForRequest('a', log, work), runForRequest('b', log, work)]);
    expect([a, b, await work(), runForRequest('a', log, () => outsideRequests(requestIdHere))]).toEqual([
      'a',
      'b',
      undefined,
      undefined,
    ]);
  });
});

describe('work for several calls at once', () => {
  it('is of the call where there is one, and of no call where there is none', async () => {
    const { lines, log } = keeping();
    const ask = batched(tellId, rooms);
    expect(await runForRequest('a', log, () => ask(1))).toBe('a');
    // Asked for by the loop that has just served a call.
    expect(await ask(2)).toBeUndefined();
    const twice = await Promise.all([runForRequest('a', log, () => ask(3)), runForRequest('a', log, () => ask(4))]);
    expect(twice).toEqual(['a', 'a']);
    expect(lines).toEqual([]);
  });

  it('has an id of its own, of which one line tells the calls', async () => {
    const { lines, log } = keeping();
    const ask = batched(tellId, rooms);
    const ids = await Promise.all([runForRequest('a', log, () => ask(1)), runForRequest('b', log, () => ask(2))]);
    expect(ids[0]).toMatch(/^batch-[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(lines).toEqual([{ requestId: ids[0], requestIds: ['a', 'b'] }]);
  });

  it('is not of the one call among what runs by the clock', async () => {
    const { lines, log } = keeping();
    const ask = batched(tellId, rooms);
    const [id] = await Promise.all([ask(1), runForRequest('a', log, () => ask(2))]);
    expect(lines).toEqual([{ requestId: id, requestIds: ['a'] }]);
  });

  it('tells nothing where it leads to nothing', async () => {
    const { lines, log } = keeping();
    const ask = batched(async (asks: readonly number[]) => asks, rooms);
    await Promise.all([runForRequest('a', log, () => ask(1)), runForRequest('b', log, () => ask(2))]);
    expect(lines).toEqual([]);
  });

  it('that is done one by one after all is of each call again', async () => {
    const { log } = keeping();
    const ask = batchedOrAlone<number, string | undefined>(
      async () => {
        throw new Error('all of it');
      },
      async () => requestIdHere(),
      rooms,
    );
    const ids = await Promise.all([runForRequest('a', log, () => ask(1)), runForRequest('b', log, () => ask(2))]);
    expect(ids).toEqual(['a', 'b']);
  });
});

describe('what serves many calls', () => {
  it('runs what waits in a queue not in the name of what was before it', async () => {
    const { log } = keeping();
    const queue = createKeyedQueue({ atOnce: 1, waitingAtMost: 10 });
    const ids: (string | undefined)[] = [];
    const note = async (): Promise<void> => {
      await turn();
      ids.push(requestIdHere());
    };
    runForRequest('a', log, () => queue.run('x', () => runForRequest('a', log, note)));
    runForRequest('b', log, () => queue.run('x', note));
    queue.run('x', note);
    await vi.waitFor(() => expect(ids).toHaveLength(3));
    expect(ids).toEqual(['a', undefined, undefined]);
  });

  it('writes what has gathered not in the name of the call that has it written', async () => {
    const { log } = keeping();
    const ids: (string | undefined)[] = [];
    const write = async () => void ids.push(requestIdHere());
    const periodic = createPeriodicFlush({ everyMs: 60_000, write, onError: () => {} });
    await runForRequest('a', log, periodic.flush);
    await periodic.close();
    expect(ids).toEqual([undefined, undefined]);
  });
});
