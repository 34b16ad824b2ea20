import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Options, ZipFile } from 'yazl';

// Folders and zips for tests: right ones, and the ones that a stranger would send.

export const appId = 'bl0123456789abcdef';
export const manifest = { appId, name: 'Café da Praça', pages: ['index.html'] };

export type Content = string | Uint8Array;
export type Contents = Readonly<Record<string, Content>>;

export const goodFiles: Contents = {
  'app.json': JSON.stringify(manifest),
  'index.html': '<!doctype html><title>Oi</title><script src="app.js"></script>',
  'app.js': 'document.title = "Café";\n',
};

export const withManifest = (changes: object): Contents => ({
  ...goodFiles,
  'app.json': JSON.stringify({ ...manifest, ...changes }),
});

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-package-'));

export const writeFiles = (folder: string, files: Contents): string => {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
};

export type ZipEntry = readonly [name: string, content: Content, options?: Partial<Options>];

/** The bytes of a zip. Names that its writer refuses are put in afterwards, by others of the same length. */
export const zipOf = async (entries: readonly ZipEntry[]): Promise<Buffer> => {
  const zip = new ZipFile();
  const renamed: (readonly [Buffer, Buffer])[] = [];
  for (const [at, [name, content, options]] of entries.entries()) {
    const length = Buffer.byteLength(name);
    const stand = `x${at}`.padEnd(length, '-').slice(0, length);
    zip.addBuffer(Buffer.from(content), stand, options);
    renamed.push([Buffer.from(stand), Buffer.from(name)]);
  }
  zip.end();
  const bytes = await buffer(zip.outputStream);
  for (const [stand, name] of renamed)
    for (let at = bytes.indexOf(stand); at >= 0; at = bytes.indexOf(stand, at + 1)) name.copy(bytes, at);
  return bytes;
};

/** Where the part of a zip begins that a signature names: `local`, `central` or `end`. */
export const partsOf = (zip: Buffer, kind: 'local' | 'central' | 'end'): readonly number[] => {
  const signature = Buffer.from({ local: 'PK\x03\x04', central: 'PK\x01\x02', end: 'PK\x05\x06' }[kind], 'latin1');
  const places: number[] = [];
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 1)) places.push(at);
  return places;
};
