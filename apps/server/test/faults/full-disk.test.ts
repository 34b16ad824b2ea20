import { afterAll, describe, it, vi } from 'vitest';
import { type DeepInstallation, openInstallation } from '../deep/installation.ts';
import { limitFiles, openVolume } from './disk.ts';
import { notTried } from './report.ts';
import { openScene } from './scene.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const refusals = ['unavailable', 'idempotency_in_flight', 'too_many_requests'];
/** A segment of the database's log is as long: it must be written whole. */
const segmentBytes = 16 * 1024 * 1024;
let place: DeepInstallation | undefined;
const closers: (() => void)[] = [];
afterAll(async () => {
  await place?.close();
  for (const close of closers) close();
});

describe('a disk that is full', () => {
  it('by a quota of its account: commands are refused, nothing is lost, and it goes on when there is room', async () => {
    place = await openInstallation();
    const { databaseProcesses, rows, installation } = place;
    const { dataDir } = installation;
    // The table of answers that are kept for repeated calls is as long as the quota lets a file be.
    await rows(
      `insert into idempotency (owner_id, endpoint, key, request_hash, created_at)
        select '00000000-0000-4000-8000-000000000000', 'filler', g::text, repeat('x', 400), now() from generate_series(1, 40000) g`,
    );
    const scene = await openScene(place);
    await scene.endure({
      name: 'disk full (quota of the account)',
      mayRefuse: refusals,
      strike: async ({ watch }) => {
        limitFiles(dataDir, databaseProcesses(), segmentBytes);
        await watch.untilLost(400);
        limitFiles(dataDir, databaseProcesses(), 'unlimited');
      },
    });
    await place.close();
    place = undefined;
  });

  it('as a whole, its log too: the database goes down, and comes back by itself when there is room', async () => {
    const volume = openVolume(700);
    if (!volume) return notTried('disk full (whole volume)', 'this account may not mount a volume');
    closers.push(volume.close);
    place = await openInstallation({ at: volume.folder });
    const scene = await openScene(place);
    await scene.endure({
      name: 'disk full (whole volume)',
      mayCut: true,
      mayRefuse: refusals,
      strike: async ({ watch }) => {
        volume.fill();
        await watch.untilLost(2_000);
        volume.free();
      },
    });
  });
});
