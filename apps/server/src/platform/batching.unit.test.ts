import { afterEach, describe, expect, it, vi } from 'vitest';
import { batched } from './batching.ts';

/** Work that ends when it is told to, and remembers its batches. */
const held = () => {
  const batches: number[][] = [];
  const finish: (() => void)[] = [];
  const work = async (asks: readonly number[]): Promise<number[]> => {
    batches.push([...asks]);
    await new Promise<void>((done) => finish.push(done));
    return asks.map((ask) => ask * 10);
  };
  return { batches, finish, work };
};
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

afterEach(() => {
  vi.useRealTimers();
});

describe('work that is done together', () => {
  it('takes a lone ask at once', async () => {
    const { batches, finish, work } = held();
    const answer = batched(work, { places: 1, most: 10, patienceMs: 25 })(4);
    await turn();
    expect(batches).toEqual([[4]]);
    finish[0]?.();
    await expect(answer).resolves.toBe(40);
  });
  it('gathers what comes while it is under way, and answers each ask with its own answer', async () => {
    const { batches, finish, work } = held();
    const ask = batched(work, { places: 1, most: 3, patienceMs: 25 });
    const answers = [ask(1)];
    await turn();
    answers.push(ask(2), ask(3), ask(4), ask(5));
    for (const index of [0, 1, 2]) {
      finish[index]?.();
      await turn();
      await turn();
    }
    await expect(Promise.all(answers)).resolves.toEqual([10, 20, 30, 40, 50]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });
  it('runs as many full batches at once as there are places', async () => {
    const { batches, finish, work } = held();
    const ask = batched(work, { places: 2, most: 1, patienceMs: 25 });
    const answers = [ask(1), ask(2), ask(3)];
    await turn();
    expect(batches).toEqual([[1], [2]]);
    for (const index of [0, 1]) finish[index]?.();
    await turn();
    await turn();
    finish[2]?.();
    await expect(Promise.all(answers)).resolves.toEqual([10, 20, 30]);
  });
  it('begins a second batch that is not full only when the first takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { batches, finish, work } = held();
    const ask = batched(work, { places: 2, most: 10, patienceMs: 25 });
    const answers = [ask(1)];
    await turn();
    answers.push(ask(2));
    await turn();
    answers.push(ask(3));
    vi.advanceTimersByTime(24);
    await turn();
    expect(batches).toEqual([[1]]);
    vi.advanceTimersByTime(1);
    expect(batches).toEqual([[1], [2, 3]]);
    answers.push(ask(4));
    await turn();
    vi.advanceTimersByTime(1_000);
    expect(batches).toHaveLength(2);
    finish[1]?.();
    await turn();
    await turn();
    vi.advanceTimersByTime(25);
    expect(batches).toEqual([[1], [2, 3], [4]]);
    for (const index of [0, 2]) finish[index]?.();
    await expect(Promise.all(answers)).resolves.toEqual([10, 20, 30, 40]);
  });
  it('lets one ask fail alone, and all of them when the batch fails, and goes on', async () => {
    const ask = batched<number, string>(
      async (asks) => {
        if (asks.includes(13)) throw new Error('all of it');
        return asks.map((one) => (one < 0 ? Promise.reject(new Error('this one')) : `done ${one}`));
      },
      { places: 1, most: 10, patienceMs: 25 },
    );
    const results = await Promise.allSettled([ask(1), ask(-1), ask(2)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(Promise.all([ask(13), ask(3)])).rejects.toThrow('all of it');
    await expect(ask(4)).resolves.toBe('done 4');
  });
});
