import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

const unavailable = { refusal: 'unavailable', retryAfterSeconds: 2 };

it('work that waited too long for its turn is refused, and takes nobody’s place afterwards', async () => {
  const gate = createGate({ places: 1, waitingAtMost: 2, waitAtMostMs: 20 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = gate(() => held);
  await expect(gate(async () => 'too late')).rejects.toMatchObject(unavailable);
  const next = gate(async () => 'in time');
  release();
  await first;
  expect(await next).toBe('in time');
  expect(await gate(async () => 'free again')).toBe('free again');
});

it('work is refused at once where as many wait as may', async () => {
  const gate = createGate({ places: 1, waitingAtMost: 1 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const all = [gate(() => held), gate(() => held)];
  await expect(gate(() => held)).rejects.toMatchObject(unavailable);
  release();
  await Promise.all(all);
});
