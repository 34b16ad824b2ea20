import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderFiles } from '../../platform/files/folder-files.ts';
import { newFileKey } from '../../platform/files/stream-cipher.ts';
import { createUploadFiles } from './upload-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-files-'));
const files = createUploadFiles(createFolderFiles(folder));
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function* only(text: string) {
  yield Buffer.from(text);
}

describe('what comes in', () => {
  it('is never encrypted twice at the same place, no matter who writes (rule: sealed)', async () => {
    const place = { merchantId: 'a', id: '01', key: newFileKey(), bytes: 24 };
    expect(await files.append(place, 0, only('the first bytes'))).toBe(15);
    await expect(files.append(place, 0, only('quite other one'))).rejects.toThrow('15');
    await expect(files.append(place, 20, only('after a gap'))).rejects.toThrow('15');
    expect(await files.append(place, 15, only(' and more'))).toBe(24);
    expect((await files.readIncoming(place))?.toString()).toBe('the first bytes and more');
  });
});

/** A volume of one megabyte in place of the folder, where this machine lets us have one. */
const small = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-small-'));
fs.mkdirSync(path.join(small, 'files'));
const isMounted =
  spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path.join(small, 'files')]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('/bin/umount', [path.join(small, 'files')]);
  fs.rmSync(small, { recursive: true });
});

describe('a document that no longer fits', () => {
  it.runIf(isMounted)('leaves nothing of itself behind, and one that fits is kept', async () => {
    const onSmall = createUploadFiles(createFolderFiles(small));
    const place = { merchantId: 'a', id: '02', key: newFileKey(), bytes: 24 };
    await expect(onSmall.write(place, Buffer.alloc(2_000_000))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(fs.readdirSync(path.join(small, 'files/02'))).toEqual([]);
    await expect(onSmall.requireRoom(2_000_000)).rejects.toMatchObject({ refusal: 'storage_full' });
    await onSmall.write(place, Buffer.alloc(500_000));
    expect((await onSmall.read(place))?.length).toBe(500_000);
  });
});
