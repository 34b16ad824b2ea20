import { expect, it } from 'vitest';
import type { SendWatch } from './send-file.ts';
import { SendQueue } from './send-queue.ts';

interface Underway {
  readonly file: File;
  readonly watch: SendWatch;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}
const open = (atOnce = 5) => {
  const underway: Underway[] = [];
  let now = 0;
  const queue = new SendQueue({
    atOnce,
    send: (file, watch) =>
      new Promise<void>((resolve, reject) => {
        const one = { file, watch, end: resolve, fail: reject };
        underway.push(one);
        watch.signal.addEventListener('abort', () => {
          underway.splice(underway.indexOf(one), 1);
          reject(new DOMException('ended', 'AbortError'));
        });
      }),
    messageOf: (error) => (error as Error).message,
    now: () => now,
  });
  const states = () => queue.snapshot().map(({ state }) => state);
  const keyOf = (index: number) => queue.snapshot()[index]?.key ?? '';
  return {
    queue,
    underway,
    states,
    keyOf,
    pass: (ms: number) => {
      now += ms;
    },
  };
};
const files = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => new File([new Uint8Array(1_000)], `${index}.txt`));
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

it('sends five of six at once; the sixth waits, and goes when one has arrived', async () => {
  const { queue, underway, states } = open();
  queue.add(files(6));
  expect(states()).toEqual([...Array(5).fill('sending'), 'waiting']);
  expect(underway).toHaveLength(5);
  const [arrived] = underway;
  arrived?.end();
  await settled();
  // What has arrived is not taken back.
  expect(arrived?.watch.signal.aborted).toBe(false);
  expect(states()).toEqual(Array(5).fill('sending'));
  expect(underway.at(-1)?.file.name).toBe('5.txt');
});

it('pauses one without taking back what was sent, lets another go meanwhile, and goes on with it', async () => {
  const { queue, underway, states, keyOf } = open(1);
  queue.add(files(2));
  const [first] = underway;
  queue.pause(keyOf(0));
  expect(first?.watch.signal.reason).toBe('later');
  expect(states()).toEqual(['paused', 'sending']);
  queue.resume(keyOf(0));
  expect(states()).toEqual(['waiting', 'sending']);
  underway[0]?.end();
  await settled();
  expect(states()).toEqual(['sending']);
  expect(underway.at(-1)?.file.name).toBe('0.txt');
});

it('cancels one for good, and what it says afterwards changes nothing', async () => {
  const { queue, underway, states, keyOf } = open(1);
  queue.add(files(1));
  const [only] = underway;
  queue.cancel(keyOf(0));
  expect(only?.watch.signal.aborted).toBe(true);
  expect(only?.watch.signal.reason).not.toBe('later');
  only?.watch.onShare(0.5);
  await settled();
  expect(states()).toEqual([]);
});

it('says how fast it is over the last seconds, and that all of it is being looked at', () => {
  const { queue, underway, pass } = open();
  queue.add(files(1));
  const say = (share: number) => {
    underway[0]?.watch.onShare(share);
    return queue.snapshot()[0];
  };
  expect(say(0.1)?.bytesPerSecond).toBeUndefined();
  pass(1_000);
  expect(say(0.3)?.bytesPerSecond).toBeCloseTo(200);
  pass(10_000);
  say(0.4);
  pass(1_000);
  expect(say(0.9)?.bytesPerSecond).toBeCloseTo(500);
  expect(say(1)?.state).toBe('checking');
});

it('a file that fails says why, holds nothing up, and can be tried again', async () => {
  const { queue, underway, states, keyOf } = open(1);
  queue.add(files(2));
  underway[0]?.fail(new Error('nem um filme'));
  await settled();
  expect(states()).toEqual(['failed', 'sending']);
  expect(queue.snapshot()[0]?.message).toBe('nem um filme');
  queue.cancel(keyOf(1));
  expect(queue.isBusy).toBe(false);
  queue.resume(keyOf(0));
  expect(states()).toEqual(['sending']);
});
