import { describe, expect, it } from 'vitest';
import { createFairGate } from './fair-gate.ts';

let now = 0;
const open = () => createFairGate({ places: 6, ofOne: 2, alone: 4, waitingAtMost: 3, quietMs: 10, now: () => now });
type Gate = ReturnType<typeof open>;

/** Asks for so many places of a key; the answer says how many have got one by now, and lets one go. */
const ask = (gate: Gate, key: string, count: number) => {
  const inside: (() => void)[] = [];
  const refused: unknown[] = [];
  for (let at = 0; at < count; at += 1)
    gate.enter(key).then(
      (leave) => inside.push(leave),
      (error) => refused.push(error),
    );
  return { inside, refused, leave: () => inside.shift()?.() };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair gate', () => {
  it('gives one that is alone more places than its share, lets some wait and refuses the rest', async () => {
    const gate = open();
    const a = ask(gate, 'a', 9);
    await settled();
    expect([a.inside.length, a.refused.length, gate.isFull('a')]).toEqual([4, 2, true]);
    expect(a.refused[0]).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 1 });
    a.leave();
    await settled();
    expect([a.inside.length, gate.isFull('a')]).toEqual([4, false]);
  });

  it('lets another in at once, and then gives each no more than its share', async () => {
    const gate = open();
    const a = ask(gate, 'a', 7);
    const b = ask(gate, 'b', 1);
    await settled();
    expect([a.inside.length, b.inside.length]).toEqual([4, 1]);
    a.leave();
    a.leave();
    await settled();
    expect(a.inside.length).toBe(2);
    a.leave();
    await settled();
    expect(a.inside.length).toBe(2);
  });

  it('gives one all that it may have alone again, once the others have been quiet for a while', async () => {
    const gate = open();
    ask(gate, 'b', 1);
    await settled();
    now += 11;
    const a = ask(gate, 'a', 4);
    await settled();
    expect(a.inside.length).toBe(4);
  });

  it('takes turns between those that wait for a place', async () => {
    const gate = open();
    const full = ['x', 'y', 'z'].map((key) => ask(gate, key, 2));
    const [a, b] = [ask(gate, 'a', 3), ask(gate, 'b', 3)];
    await settled();
    expect([a.inside.length, b.inside.length]).toEqual([0, 0]);
    full[0]?.leave();
    full[1]?.leave();
    await settled();
    expect([a.inside.length, b.inside.length]).toEqual([1, 1]);
  });

  it('counts whoever leaves twice once', async () => {
    const gate = open();
    const a = ask(gate, 'a', 6);
    await settled();
    const [first] = a.inside;
    first?.();
    first?.();
    await settled();
    expect(a.inside.length).toBe(5);
  });
});
