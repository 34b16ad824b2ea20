import { describe, expect, it } from 'vitest';
import { createKeptBriefly } from './kept-briefly.ts';

const one = { merchantId: 'one', name: 'Café' };

/** Counts how often it was read. */
const counted = (value: typeof one | undefined) => {
  const reads = { times: 0 };
  const load = async () => {
    reads.times += 1;
    return value;
  };
  return { reads, load };
};

describe('what is kept briefly', () => {
  it('is read once for all who ask at the same moment, and again when its time is over', async () => {
    let nowMs = 0;
    const kept = createKeptBriefly<typeof one>({ ms: 1_000, atMost: 10, nowMs: () => nowMs });
    const { reads, load } = counted(one);
    await Promise.all([kept.of('a', load), kept.of('a', load)]);
    nowMs = 999;
    expect(await kept.of('a', load)).toBe(one);
    expect(reads.times).toBe(1);
    nowMs = 1_000;
    await kept.of('a', load);
    expect(reads.times).toBe(2);
  });

  it('is not kept where there is nothing, or reading failed', async () => {
    const kept = createKeptBriefly<typeof one>({ ms: 1_000, atMost: 10 });
    const { reads, load } = counted(undefined);
    await kept.of('a', load);
    await kept.of('a', load);
    expect(reads.times).toBe(2);
    await expect(kept.of('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await kept.of('a', async () => one)).toBe(one);
  });

  it('is forgotten with what changes of its team, also what is being read meanwhile, and nothing else', async () => {
    const kept = createKeptBriefly<typeof one>({ ms: 1_000, atMost: 10 });
    const [mine, other] = [counted(one), counted({ ...one, merchantId: 'two' })];
    await kept.of('mine', mine.load);
    await kept.of('other', other.load);
    let finish = (_: typeof one): void => {};
    const reading = kept.of('slow', () => new Promise((done) => (finish = done)));
    kept.forget('one');
    finish(one);
    await reading;
    const slow = counted(one);
    await Promise.all([kept.of('mine', mine.load), kept.of('other', other.load), kept.of('slow', slow.load)]);
    expect([mine.reads.times, other.reads.times, slow.reads.times]).toEqual([2, 1, 1]);
  });

  it('is so much at most: the oldest goes first', async () => {
    const kept = createKeptBriefly<typeof one>({ ms: 1_000, atMost: 2 });
    const { reads, load } = counted(one);
    for (const key of ['a', 'b', 'c']) await kept.of(key, load);
    await kept.of('c', load);
    expect(reads.times).toBe(3);
    await kept.of('a', load);
    expect(reads.times).toBe(4);
  });
});
