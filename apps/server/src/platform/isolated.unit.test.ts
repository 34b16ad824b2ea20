import { describe, expect, it } from 'vitest';
import { batchedOrIsolated, eachIsolated, tellFailure } from './isolated.ts';

/** Does what it is asked for, but never anything with one of `bad` in it; and remembers what was done. */
const worker = (...bad: readonly number[]) => {
  const done: number[][] = [];
  const work = async (some: readonly number[]): Promise<void> => {
    const found = some.find((one) => bad.includes(one));
    if (found !== undefined) throw new Error(`not ${found}`);
    done.push([...some]);
  };
  return { done, work, one: (one: number) => work([one]) };
};

describe('work for each', () => {
  it('is done for all others, and says for whom it was not and what went wrong first', async () => {
    const { done, one } = worker(2, 3);
    const isolated = await eachIsolated([1, 2, 3, 4], one);
    expect(done).toEqual([[1], [4]]);
    expect(isolated).toEqual({ failed: [2, 3], failure: new Error('not 2') });
  });

  it('is not begun any more when the time is over', async () => {
    const { done, one } = worker();
    expect(await eachIsolated([1, 2, 3], one, () => done.length === 2)).toEqual({ failed: [] });
    expect(done).toEqual([[1], [2]]);
  });
});

describe('work for all', () => {
  it('is done at once where nothing stands against it', async () => {
    const { done, work } = worker();
    expect(await batchedOrIsolated([1, 2, 3], work)).toEqual({ failed: [] });
    expect(done).toEqual([[1, 2, 3]]);
  });

  it('is done for each by itself where something does', async () => {
    const { done, work } = worker(2);
    expect(await batchedOrIsolated([1, 2, 3], work)).toEqual({ failed: [2], failure: new Error('not 2') });
    expect(done).toEqual([[1], [3]]);
  });

  it('says that they do not go together where each alone does', async () => {
    const work = async (some: readonly number[]) => {
      if (some.length > 1) throw new Error('not together');
    };
    expect(await batchedOrIsolated([1, 2], work)).toEqual({ failed: [], failure: new Error('not together') });
  });

  it('is not tried twice for one alone, and not at all for nobody', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw new Error('not now');
    };
    expect(await batchedOrIsolated([1], work)).toEqual({ failed: [1], failure: new Error('not now') });
    expect(await batchedOrIsolated([], work)).toEqual({ failed: [] });
    expect(tries).toBe(1);
  });
});

it('what went wrong is told once, whatever was thrown', () => {
  expect(() => tellFailure({ failed: [] }, { failed: [1], failure: undefined }, { failed: [], failure: 2 })).toThrow();
  expect(() => tellFailure({ failed: [] })).not.toThrow();
});
