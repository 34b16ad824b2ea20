import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderFiles } from './folder-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'balcao-folder-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const mebibyte = 1024 * 1024;
/** Bytes in pieces of sizes that meet no boundary; what came last breaks off when it is told to. */
async function* pieces(all: Buffer, breaks = false): AsyncGenerator<Buffer> {
  const size = 65_521;
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
  if (breaks) throw new Error('the line was cut');
}
const lying = (name: string) => fs.readFile(path.join(folder, name));

describe('a file that comes in pieces', () => {
  it('lies on the disk as it came, also when it goes on later', async () => {
    const files = createFolderFiles(folder);
    const all = randomBytes(40 * mebibyte + 7);
    const half = 33 * mebibyte + 3;
    const file = { name: 'whole', bytes: all.length };
    expect(await files.append(file, 0, pieces(all.subarray(0, half)))).toBe(half);
    expect(await files.append(file, half, pieces(all.subarray(half)))).toBe(all.length);
    expect((await lying('whole')).equals(all)).toBe(true);
  });

  it('keeps every byte that came before the line was cut, and says where it goes on', async () => {
    const files = createFolderFiles(folder);
    const came = randomBytes(2 * mebibyte + 5);
    const file = { name: 'cut', bytes: 3 * mebibyte };
    await expect(files.append(file, 0, pieces(came, true))).rejects.toThrow('the line was cut');
    expect((await lying('cut')).equals(came)).toBe(true);
    expect(await files.received(file)).toBe(came.length);
  });
});
