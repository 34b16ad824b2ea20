import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createUploadFiles, newKey } from './upload-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-files-'));
const files = createUploadFiles(folder);
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function* only(text: string) {
  yield Buffer.from(text);
}

describe('what comes in', () => {
  it('is never encrypted twice at the same place, whoever believes to be there (P5)', async () => {
    const place = { merchantId: 'a', id: '01', key: newKey() };
    expect(await files.append(place, 0, only('the first bytes'))).toBe(15);
    await expect(files.append(place, 0, only('quite other one'))).rejects.toThrow('15');
    await expect(files.append(place, 20, only('after a gap'))).rejects.toThrow('15');
    expect(await files.append(place, 15, only(' and more'))).toBe(24);
    expect((await files.readIncoming(place))?.toString()).toBe('the first bytes and more');
  });
});
