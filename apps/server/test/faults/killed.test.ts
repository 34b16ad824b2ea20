import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { type DeepInstallation, openInstallation } from '../deep/installation.ts';
import { openScene, type Scene } from './scene.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

let place: DeepInstallation;
let scene: Scene;
beforeAll(async () => {
  place = await openInstallation();
  scene = await openScene(place);
});
afterAll(() => place?.close());

describe('under two hundred callers, a kill -9', () => {
  it('of the server loses nothing, and the next one is open within seconds', () =>
    scene.endure({
      name: 'server killed (kill -9)',
      mayCut: true,
      strike: async ({ over }) => {
        await place.killServer();
        over();
        await place.startServer();
      },
    }));

  it('of the database loses nothing, and the server brings it back by itself', () =>
    scene.endure({
      name: 'database killed (kill -9)',
      mayCut: true,
      mayRefuse: ['unavailable', 'idempotency_in_flight'],
      strike: async () => {
        await place.killDatabase();
      },
    }));

  it('of both loses nothing', () =>
    scene.endure({
      name: 'server and database killed',
      mayCut: true,
      mayRefuse: ['unavailable'],
      strike: async ({ over }) => {
        await Promise.all([place.killDatabase(), place.killServer()]);
        over();
        await place.startServer();
      },
    }));
});
