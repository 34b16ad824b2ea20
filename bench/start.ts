import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolder } from '../apps/server/test/server-process.ts';
import { freePort } from '../tools/free-port.ts';
import { root } from '../tools/root.mjs';
import { diskFolder } from '../tools/scratch-folder.ts';
import { quantile, seconds } from './figures.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const limitMs = 300_000;

const firstPage = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/login`);
    return answer.ok && (await answer.text()).includes('<script');
  } catch {
    return false;
  }
};

/** `npm start` in a folder, until the first page has come; answers with the seconds and with what ends it. */
const npmStart = async (
  folder: string,
  dataDir: string,
  port: number,
): Promise<{ took: number; npm: ChildProcess }> => {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const env = { ...environment, PORT: String(port), DATA_DIR: dataDir, SANDBOX_SEED: 'full', LOG_LEVEL: 'error' };
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore' });
  while (!(await firstPage(port))) {
    if (npm.exitCode !== null || performance.now() - startedAt > limitMs) throw new Error('npm start brings no page');
    await pause(20);
  }
  return { took: (performance.now() - startedAt) / 1000, npm };
};

const end = async (npm: ChildProcess): Promise<void> => {
  const gone = once(npm, 'exit');
  npm.kill('SIGTERM');
  await gone;
};

/** Waits until the server that npm has left behind is gone too. */
const startAndEnd = async (folder: string, dataDir: string, port: number): Promise<number> => {
  const { took, npm } = await npmStart(folder, dataDir, port);
  await end(npm);
  while (fs.existsSync(path.join(dataDir, 'database.url'))) await pause(20);
  return took;
};

const secondStart = async (say: Options['say']): Promise<Row> => {
  const { dataDir, remove } = dataFolder(diskFolder('balcao-bench-'));
  const port = await freePort();
  try {
    const first = await startAndEnd(root, dataDir, port);
    say(`start: the first one, which lays out a year of orders: ${seconds(first)}`);
    const took: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) took.push(await startAndEnd(root, dataDir, port));
    return {
      what: 'second npm start to the first page',
      ours: `${seconds(quantile(took, 0.5))} (first one ${seconds(first)})`,
      against: '3 s',
      ratio: `${((quantile(took, 0.5) / 3) * 100).toFixed(0)} % of the goal`,
      goal: '≤ 3 s',
    };
  } finally {
    remove();
  }
};

const freshClone = async (): Promise<Row> => {
  const { dataDir, remove } = dataFolder(diskFolder('balcao-bench-'));
  const folder = path.join(dataDir, 'clone');
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', '--local', root, folder], { stdio: 'inherit' });
    if (cloned.status !== 0) throw new Error('git clone failed');
    const took = await startAndEnd(folder, path.join(dataDir, 'data'), await freePort());
    return {
      what: 'npm start in a fresh clone with a warm npm cache to the first page',
      ours: seconds(took),
      against: '60 s',
      ratio: `${((took / 60) * 100).toFixed(0)} % of the goal`,
      goal: '≤ 60 s',
    };
  } finally {
    remove();
  }
};

/** From the command to the first page. */
export const measureStart = async ({ say, clone }: Options): Promise<Row[]> => [
  await secondStart(say),
  ...(clone ? [await freshClone()] : []),
];
