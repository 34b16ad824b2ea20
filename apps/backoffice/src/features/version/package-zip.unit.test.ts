import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readZip } from '@balcao/applet-package/read-zip';
import { describe, expect, it } from 'vitest';
import { zipOf } from './package-zip.ts';

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>, lastModified = 0) => ({
  path: name,
  file: new File([content], path.basename(name), { lastModified }),
});
const noise = crypto.getRandomValues(new Uint8Array(50_000));
const folder = () => [
  fileOf('pages/início.html', '<p>Olá</p>\n'.repeat(2_000), 1_000),
  fileOf('app.json', '{}', 3_000),
  fileOf('img/pão.png', noise, 2_000),
  fileOf('empty.js', ''),
];
const read = async (zip: File) => {
  const target = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'balcao-zip-')), 'package.zip');
  await fs.writeFile(target, new Uint8Array(await zip.arrayBuffer()));
  return readZip(target);
};

describe('a folder that was packed in the browser', () => {
  it('is read by the platform as it was, whatever its files are called', async () => {
    const { files, faults } = await read(await zipOf('loja', folder()));
    expect(faults).toEqual([]);
    const contents = await Promise.all(
      folder().map(async (one) => [one.path, [...new Uint8Array(await one.file.arrayBuffer())]] as const),
    );
    expect([...files].map(([name, content]) => [name, [...content]] as const)).toEqual(contents.sort());
  });

  it('is smaller than its texts, and the same each time, so that a sending that broke off goes on', async () => {
    const [zip, again] = await Promise.all([zipOf('loja', folder()), zipOf('loja', folder().reverse())]);
    expect(zip.size).toBeLessThan(noise.length + 2_000);
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await zip.arrayBuffer()))).toBe(true);
    expect([again.name, again.size, again.lastModified]).toEqual(['loja.zip', zip.size, 3_000]);
  });
});
