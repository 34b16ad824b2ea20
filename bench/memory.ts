import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { megabytes } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Row } from './table.ts';

const settleMs = 15_000;

/** Memory of the server's process that is in the machine's memory, PostgreSQL not counted. */
const residentOf = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/** A server some seconds after its start, when nobody asks for anything. */
export const measureMemory = async (): Promise<Row[]> => {
  const demo = await openDemo();
  try {
    await pause(settleMs);
    const bytes = residentOf(demo.server.child.pid ?? 0);
    return [
      {
        what: 'memory of one server process, idle, without PostgreSQL',
        ours: megabytes(bytes),
        against: '150 MB',
        ratio: `${((bytes / 1_048_576 / 150) * 100).toFixed(0)} % of the goal`,
        goal: '≤ 150 MB',
      },
    ];
  } finally {
    await demo.close();
  }
};
