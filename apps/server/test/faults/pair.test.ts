import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { until } from '../until.ts';
import { openPair, type Pair } from './pair.ts';
import { openScene, type Scene } from './scene.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

let place: Pair;
let scene: Scene;
beforeAll(async () => {
  place = await openPair();
  scene = await openScene(place);
});
afterAll(() => place?.close());

const bothReady = () =>
  until(
    async () => place.readyServers(),
    (count) => count === 2,
  );

describe('two servers on one database', () => {
  it('are restarted one after the other while people pay: every call is answered, none refused, none cut', () =>
    scene.endure({
      callers: 40,
      name: 'rolling restart of two servers (SIGTERM)',
      strike: async ({ watch }) => {
        for (const server of [0, 1] as const) {
          const since = performance.now();
          expect(await place.end(server, 'SIGTERM')).toBe(0);
          expect(watch.answersSince(since)).toBeGreaterThan(0);
          await place.start(server);
          await bothReady();
        }
      },
    }));

  it('go on when one of them is killed: only what it had under way is cut', () =>
    scene.endure({
      callers: 40,
      name: 'one of two servers killed (kill -9)',
      mayCut: true,
      mayRefuse: ['idempotency_in_flight'],
      strike: async ({ over }) => {
        await place.end(0, 'SIGKILL');
        over();
        await place.start(0);
        await bothReady();
      },
    }));
});
