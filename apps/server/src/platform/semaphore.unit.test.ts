import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const unavailable = { refusal: 'unavailable', retryAfterSeconds: 2 };

it('work that waited too long for its turn is refused, and takes nobody’s place afterwards', async () => {
  const semaphore = createSemaphore({ places: 1, waitingAtMost: 2, waitAtMostMs: 20 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = semaphore(() => held);
  await expect(semaphore(async () => 'too late')).rejects.toMatchObject(unavailable);
  const next = semaphore(async () => 'in time');
  release();
  await first;
  expect(await next).toBe('in time');
  expect(await semaphore(async () => 'free again')).toBe('free again');
});

it('work is refused at once where as many wait as may', async () => {
  const semaphore = createSemaphore({ places: 1, waitingAtMost: 1 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const all = [semaphore(() => held), semaphore(() => held)];
  await expect(semaphore(() => held)).rejects.toMatchObject(unavailable);
  release();
  await Promise.all(all);
});
