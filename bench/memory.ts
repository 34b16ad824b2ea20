import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../apps/server/test/server-process.ts';
import { freePort } from '../tools/free-port.ts';
import { megabytes } from './figures.ts';
import { openDemo } from './installation.ts';
import { residentOf } from './resident.ts';
import type { Row } from './table.ts';

const settleMs = 15_000;
const limit = 150;

const rowOf = (what: string, bytes: number): Row => ({
  what: `memory of one server process, idle, without PostgreSQL, ${what}`,
  ours: megabytes(bytes),
  against: `${limit} MB`,
  ratio: `${((bytes / 1_048_576 / limit) * 100).toFixed(0)} % of the goal`,
  goal: `≤ ${limit} MB`,
});

/** A server some seconds after its start, without requests; the first start lays out the sandbox, the next ones do not. */
export const measureMemory = async (): Promise<Row[]> => {
  const demo = await openDemo();
  try {
    await pause(settleMs);
    const first = residentOf(demo.server.child.pid ?? 0);
    await demo.server.end('SIGTERM');
    const again = await startServer({
      dataDir: demo.dataDir,
      port: await freePort(),
      env: { SANDBOX_SEED: 'small' },
    });
    await pause(settleMs);
    const next = residentOf(again.child.pid ?? 0);
    await again.end('SIGTERM');
    return [rowOf('after the first start, which lays out the sandbox', first), rowOf('after another start', next)];
  } finally {
    await demo.close();
  }
};
