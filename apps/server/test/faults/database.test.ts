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

const refusals = ['unavailable', 'idempotency_in_flight', 'too_many_requests'];

describe('a database under two hundred callers', () => {
  it('that is slow is waited for up to a limit, and nothing is lost', () =>
    scene.endure({
      name: 'database slow (50 ms for each order)',
      mayRefuse: refusals,
      strike: async ({ watch }) => {
        await place.rows(
          `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$;
           create trigger slow before insert on "order" for each row execute function slow()`,
        );
        await watch.untilEnded(400);
        await place.rows('drop function slow cascade');
      },
    }));

  it('that is frozen is given up within the limit of a request, and nothing is lost', () =>
    scene.endure({
      name: 'database frozen (SIGSTOP)',
      mayRefuse: refusals,
      strike: async ({ watch }) => {
        const processes = place.databaseProcesses();
        for (const pid of processes) process.kill(pid, 'SIGSTOP');
        try {
          await watch.untilLost(400);
        } finally {
          for (const pid of processes) process.kill(pid, 'SIGCONT');
        }
      },
    }));
});
