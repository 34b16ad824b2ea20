import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { FileTooCostly, FileTooSlow, type IsolatedProcess, startIsolated } from './isolated-process.ts';

const program = path.resolve(import.meta.dirname, '../../../test/greedy-reader.ts');
const limits = { residentBytes: 200 * 1024 * 1024, cpuMs: 300, wallMs: 20_000 };

let reader: IsolatedProcess | undefined;
afterEach(() => reader?.end());
const ask = async (act: string, place = '', wallMs = limits.wallMs) => {
  reader = await startIsolated(program, { ...limits, wallMs }, 100);
  return (await reader.ask({ head: { act, place }, bytes: Buffer.alloc(0) })).head.said;
};

it.each(['memory', 'time', 'exit'])(
  'a file that takes the process that reads it down by %s is told so',
  async (act) => {
    await expect(ask(act)).rejects.toThrow(FileTooCostly);
    expect(reader?.isAlive()).toBe(false);
  },
);

it('a file that finds no time on a busy machine is not said to cost too much', async () => {
  await expect(ask('nothing', '', 2_000)).rejects.toThrow(FileTooSlow);
  expect(reader?.isAlive()).toBe(false);
});

it('who takes over the process that reads files finds no secret, reads no data and writes nothing', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-isolated-'));
  const place = path.join(folder, 'master.key');
  fs.writeFileSync(place, 'secret');
  expect(await ask('read', place)).toBe('ERR_ACCESS_DENIED');
  expect(await ask('write', place)).toBe('ERR_ACCESS_DENIED');
  expect(await ask('variables')).toBe('MALLOC_ARENA_MAX');
  expect(fs.readFileSync(place, 'utf8')).toBe('secret');
  fs.rmSync(folder, { recursive: true });
});
