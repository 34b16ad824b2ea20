import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const bounds = { places: 6, ofOne: 2, alone: 5, waitingAtMost: 4 };

/** A queue, and what of each key is at work, waits and was refused. */
const open = () => {
  const queue = createFairQueue(bounds);
  const inside = new Map<string, (() => void)[]>();
  const asked = new Map<string, number>();
  const refused: unknown[] = [];
  const running = (key: string): number => inside.get(key)?.length ?? 0;
  const waiting = (key: string): number => (asked.get(key) ?? 0) - running(key);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    refused,
    running,
    waiting,
    enter: async (key: string, count = 1) => {
      for (let at = 0; at < count; at += 1) {
        asked.set(key, (asked.get(key) ?? 0) + 1);
        queue.enter(key).then(
          (leave) => inside.set(key, [...(inside.get(key) ?? []), leave]),
          (refusal) => {
            asked.set(key, (asked.get(key) ?? 0) - 1);
            refused.push(refusal);
          },
        );
      }
      await settled();
    },
    /** One piece of work of a key ends; answers whether there was any. */
    leave: async (key: string) => {
      const [first, ...rest] = inside.get(key) ?? [];
      if (!first) return false;
      inside.set(key, rest);
      asked.set(key, (asked.get(key) ?? 0) - 1);
      first();
      first();
      await settled();
      return true;
    },
  };
};

const keys = ['a', 'b', 'c', 'd'] as const;
const steps = fc.array(fc.record({ key: fc.constantFrom(...keys), enters: fc.boolean() }), { maxLength: 60 });

describe('a fair queue', () => {
  it('never gives a key more than its share while others are here, nor all together more than there is', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { enter, leave, running, waiting } = open();
        for (const { key, enters } of all) {
          const before = new Map(keys.map((one) => [one, running(one)]));
          if (enters) await enter(key);
          else await leave(key);
          const here = keys.filter((one) => running(one) + waiting(one) > 0);
          for (const one of here)
            expect(running(one)).toBeLessThanOrEqual(
              here.length > 1 ? Math.max(bounds.ofOne, before.get(one) ?? 0) : bounds.alone,
            );
          expect(keys.reduce((sum, one) => sum + running(one), 0)).toBeLessThanOrEqual(bounds.places);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never lets a key wait that has less than its share while there is room', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { enter, leave, running, waiting } = open();
        for (const { key, enters } of all) {
          if (enters) await enter(key);
          else await leave(key);
          const total = keys.reduce((sum, one) => sum + running(one), 0);
          for (const one of keys)
            if (waiting(one) > 0 && running(one) < bounds.ofOne) expect(total).toBe(bounds.places);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives a key whatever there is for one that is alone, as soon as it has ended its share so often without company', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { enter, leave, running, waiting } = open();
        for (const { key, enters } of all) await (enters ? enter(key) : leave(key));
        for (const key of keys) while (await leave(key));
        for (let turn = 0; turn < bounds.alone * bounds.ofOne; turn += 1) {
          await enter('a', bounds.alone + bounds.waitingAtMost - running('a') - waiting('a'));
          await leave('a');
        }
        expect(running('a')).toBe(bounds.alone);
      }),
      { numRuns: 50 },
    );
  });

  it('falls back to the share as soon as another comes, who is let in at once, and grows again only by what it ends alone', async () => {
    const { enter, leave, running } = open();
    await enter('a', 6);
    for (let ended = 0; ended < 3 * bounds.ofOne; ended += 1) {
      await leave('a');
      await enter('a');
    }
    expect(running('a')).toBe(5);
    await enter('b');
    expect(running('b')).toBe(1);
    for (let ended = 0; ended < 4; ended += 1) await leave('a');
    expect(running('a')).toBe(2);
    await enter('a', 3);
    await leave('b');
    expect(running('a')).toBe(2);
    for (let ended = 0; ended < bounds.ofOne; ended += 1) {
      expect(running('a')).toBe(2);
      await leave('a');
      await enter('a');
    }
    expect(running('a')).toBe(3);
  });

  it('lets a flood grow by one place only for a whole share that it ends between the calls of another', async () => {
    const { enter, leave, running } = open();
    await enter('a', 6);
    for (let call = 0; call < 5; call += 1) {
      for (let ended = 0; ended < bounds.ofOne; ended += 1) {
        await leave('a');
        await enter('a');
      }
      expect(running('a')).toBe(bounds.ofOne + 1);
      await enter('b');
      await leave('a');
      await leave('b');
      await enter('a');
      expect(running('a')).toBe(bounds.ofOne);
    }
  });

  it('takes turns between those that wait for a place', async () => {
    const { enter, leave, running } = open();
    for (const key of ['x', 'y', 'z']) await enter(key, 2);
    await enter('a', 3);
    await enter('b', 3);
    expect([running('a'), running('b')]).toEqual([0, 0]);
    await leave('x');
    await leave('y');
    expect([running('a'), running('b')]).toEqual([1, 1]);
  });

  it('lets so much of one key wait and refuses the rest', async () => {
    const { enter, leave, queue, refused, running } = open();
    await enter('a', 9);
    expect([running('a'), refused.length, queue.isFull('a')]).toEqual([2, 3, true]);
    expect(refused[0]).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 1 });
    await leave('a');
    expect(queue.isFull('a')).toBe(false);
  });
});
