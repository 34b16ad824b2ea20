import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportListName, exportListOf } from './export-list.ts';
import {
  appId,
  type Content,
  type Contents,
  goodFiles,
  partsOf,
  temporaryFolder,
  type ZipEntry,
  zipOf,
} from './package-fixtures.ts';
import { readPackage } from './read-package.ts';

let folder = '';
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const asBytes = (content: Content): Uint8Array => (typeof content === 'string' ? Buffer.from(content) : content);
/** The files with the list that the tool would have written for them. */
const listed = (files: Contents): readonly ZipEntry[] => {
  const content = new Map(Object.entries(files).map(([name, one]) => [name, asBytes(one)]));
  return [[exportListName, JSON.stringify(exportListOf(appId, content, '0.1.0'))], ...Object.entries(files)];
};
const read = async (zip: Uint8Array) => {
  const file = path.join(folder, `${createHash('sha1').update(zip).digest('hex')}.zip`);
  fs.writeFileSync(file, zip);
  return readPackage(file);
};
const said = async (zip: Uint8Array): Promise<readonly string[]> =>
  (await read(zip)).faults.map(({ code, path: name }) => [code, name].filter(Boolean).join(' '));
/** What is said of the good files with some more, apart from what the list says of these. */
const saidOf = async (...more: readonly ZipEntry[]): Promise<readonly string[]> =>
  (await said(await zipOf([...listed(goodFiles), ...more]))).filter((line) => !line.startsWith('fileNotListed'));
/** The zip of the good files, with a number changed in the part of its last file. */
const forged = async (write: (zip: Buffer, central: number, local: number) => void): Promise<Buffer> => {
  const zip = await zipOf(listed(goodFiles));
  write(zip, partsOf(zip, 'central').at(-1) ?? 0, partsOf(zip, 'local').at(-1) ?? 0);
  return zip;
};

describe('a zip that the tool has exported', () => {
  it('is read with its manifest and its files', async () => {
    const { manifest, files, faults } = await read(await zipOf(listed(goodFiles)));
    expect(faults).toEqual([]);
    expect(manifest?.appId).toBe(appId);
    expect(new TextDecoder().decode(files.get('app.js'))).toBe(goodFiles['app.js']);
  });
  it('is compressed in a way that every program knows, or not at all', async () => {
    expect(
      await said(await zipOf(listed(goodFiles).map(([name, content]) => [name, content, { compress: false }]))),
    ).toEqual([]);
  });
});

describe('a zip that somebody else made', () => {
  it.each(['../app.js', 'a/../../b.js', '/etc/a.js', 'a\\b.js', 'a\u0001.js', '.env', `${'a'.repeat(300)}.js`])(
    'holds no file called %j',
    async (name) => {
      const faults = await saidOf([name, 'x']);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(/^path\w+ /);
    },
  );
  it('holds no name that is no text', async () => {
    const zip = await zipOf([...listed(goodFiles), ['zz.js', 'x']]);
    for (let at = zip.indexOf('zz.js'); at >= 0; at = zip.indexOf('zz.js')) zip[at] = 0xff;
    expect((await said(zip))[0]).toContain('zz.js'.slice(1));
  });
  it('holds no link', async () => {
    expect(await saidOf(['link.txt', '/etc/passwd', { mode: 0o120777 }])).toEqual(['pathLink link.txt']);
  });
  it('holds no file twice, in whatever case or Unicode form', async () => {
    expect(await saidOf(['App.js', 'x'])).toEqual(['pathTwice App.js']);
    expect(await saidOf(['caf\u00e9.js', 'x'], ['cafe\u0301.js', 'y'])).toEqual(['pathTwice cafe\u0301.js']);
  });
  it('of 42 kB does not become 4 GB', async () => {
    const block = Buffer.alloc(10_000_000);
    const zip = await zipOf([...listed(goodFiles), ['a.mp3', block]]);
    expect(zip.length).toBeLessThan(42_000);
    for (const at of partsOf(zip, 'central').slice(-1)) zip.writeUInt32LE(4_000_000_000, at + 24);
    expect(await said(zip)).toContain('packageTooLarge');
  });
  it('that promises one byte and holds 10 MB is stopped while it is read', async () => {
    const zip = await zipOf([...listed(goodFiles), ['a.txt', Buffer.alloc(10_000_000)]]);
    for (const at of partsOf(zip, 'central').slice(-1)) zip.writeUInt32LE(1, at + 24);
    expect(await said(zip)).toContain('zipSize a.txt');
  });
  it('of 100,000 entries is stopped before the first of them', async () => {
    const zip = await zipOf(listed(goodFiles));
    const end = partsOf(zip, 'end')[0] ?? 0;
    // The count of 65,535 says that a larger one stands in the record of zip64.
    const record = Buffer.alloc(76);
    record.write('PK\x06\x06', 'latin1');
    record.writeBigUInt64LE(44n, 4);
    record.writeBigUInt64LE(100_000n, 24);
    record.writeBigUInt64LE(100_000n, 32);
    record.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 12)), 40);
    record.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 16)), 48);
    record.write('PK\x06\x07', 56, 'latin1');
    record.writeBigUInt64LE(BigInt(end), 64);
    record.writeUInt32LE(1, 72);
    zip.writeUInt16LE(0xffff, end + 8);
    zip.writeUInt16LE(0xffff, end + 10);
    expect(await said(Buffer.concat([zip.subarray(0, end), record, zip.subarray(end)]))).toContain('tooManyFiles');
  });
  it('of thousands of folders is stopped too', async () => {
    const folders = Array.from({ length: 4_001 }, (_, at): ZipEntry => [`f${String(at).padStart(5, '0')}/`, '']);
    expect(await said(await zipOf(folders))).toContain('tooManyFiles');
  });
  it('is not cut off', async () => {
    const zip = await zipOf(listed(goodFiles));
    for (const length of [0, 10, zip.length - 30, zip.length - 1])
      expect((await said(zip.subarray(0, length)))[0]).toBe('zipBroken');
  });
  it('is a zip', async () => {
    expect((await said(Buffer.from('%PDF-1.7')))[0]).toBe('zipBroken');
  });
  it('is not encrypted', async () => {
    const zip = await forged((bytes, central) => bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8));
    expect(await said(zip)).toContain('zipEncrypted app.js');
  });
  it('is compressed by no other method', async () => {
    expect(await said(await forged((bytes, central) => bytes.writeUInt16LE(12, central + 10)))).toContain(
      'zipMethod app.js',
    );
  });
  it('does not say in zip64 what is not so', async () => {
    // The size of four bytes points to a field of zip64 that is not there.
    expect((await said(await forged((bytes, central) => bytes.writeUInt32LE(0xffffffff, central + 24))))[0]).toMatch(
      /^(zipBroken|packageTooLarge)/,
    );
  });
  it('does not hold the same bytes for two files', async () => {
    const zip = await forged((bytes, central) => bytes.writeUInt32LE(0x7fffffff, central + 20));
    expect((await said(zip))[0]).toBe('zipOverlap app.js');
  });
  it('has the bytes that its checksums say', async () => {
    const stored = listed(goodFiles).map(([name, content]): ZipEntry => [name, content, { compress: false }]);
    const zip = await zipOf(stored);
    zip.write('X', zip.indexOf('document.title'));
    expect((await said(zip))[0]).toBe('zipChecksum app.js');
  });
  it('does not weigh more than a package can', async () => {
    expect((await said(Buffer.alloc(22_000_001)))[0]).toBe('zipTooLarge');
  });
});
