import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportFolder } from './export-folder.ts';
import { exportListName } from './export-list.ts';
import { appId, goodFiles, temporaryFolder, withManifest, writeFiles } from './package-fixtures.ts';
import { readPackage } from './read-package.ts';

let folder = '';
let source = '';
beforeEach(() => {
  folder = temporaryFolder();
  source = writeFiles(path.join(folder, 'source'), goodFiles);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const said = async (place: string): Promise<readonly string[]> =>
  (await readPackage(place)).faults.map(({ code, path: name }) => [code, name].filter(Boolean).join(' '));
const exported = async (name: string): Promise<string> => {
  const target = path.join(folder, name);
  expect(await exportFolder(source, target, '0.1.0')).toHaveProperty('list');
  return target;
};
/** Exports to a folder, changes something there, and says what the platform would. */
const saidAfter = async (change: (target: string) => void): Promise<readonly string[]> => {
  const target = await exported('changed');
  change(target);
  return said(target);
};
const changeList = (target: string, change: (text: string) => string): void => {
  const file = path.join(target, exportListName);
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
};

describe('an export', () => {
  it.each(['package.zip', 'package'])('is taken by the platform as it is: %s', async (name) => {
    const { manifest, faults } = await readPackage(await exported(name));
    expect(faults).toEqual([]);
    expect(manifest?.name).toBe('Café da Praça');
  });
  it('carries the AppID, the version of the tool, and each file with its SHA-256', async () => {
    const list = JSON.parse(fs.readFileSync(path.join(await exported('package'), exportListName), 'utf8'));
    const sha256 = createHash('sha256').update(String(goodFiles['app.js'])).digest('hex');
    expect(list).toMatchObject({ appId, tool: { name: '@balcao/cli', version: '0.1.0' } });
    expect(list.files.map((file: { path: string }) => file.path)).toEqual(['app.js', 'app.json', 'index.html']);
    expect(list.files[0]).toEqual({ path: 'app.js', bytes: Buffer.byteLength(String(goodFiles['app.js'])), sha256 });
  });
  it('is the same, byte by byte, when it is made again', async () => {
    expect(fs.readFileSync(await exported('a.zip'))).toEqual(fs.readFileSync(await exported('b.zip')));
  });
  it('can be exported again from where it was exported to', async () => {
    source = await exported('package');
    expect(await said(await exported('again.zip'))).toEqual([]);
  });
  it('is not made of a folder with faults, and leaves nothing behind', async () => {
    writeFiles(source, withManifest({ appId: 'wx' }));
    const made = await exportFolder(source, path.join(folder, 'package.zip'), '0.1.0');
    expect(made).toMatchObject({ faults: [{ code: 'manifestAppId' }] });
    expect(fs.readdirSync(folder)).toEqual(['source']);
  });
  it('does not take the place of a folder that holds something', async () => {
    const target = writeFiles(path.join(folder, 'mine'), { 'photo.png': 'x' });
    await expect(exportFolder(source, target, '0.1.0')).rejects.toThrow();
    expect(fs.readdirSync(target)).toEqual(['photo.png']);
  });
});

describe('what the platform says of an export that was changed', () => {
  it('names a file that was changed', async () => {
    expect(await saidAfter((target) => writeFiles(target, { 'app.js': 'alert(1)' }))).toEqual(['fileChanged app.js']);
  });
  it('names a file that was changed without becoming longer', async () => {
    const other = String(goodFiles['app.js']).replace('Café', 'Cafê');
    expect(await saidAfter((target) => writeFiles(target, { 'app.js': other }))).toEqual(['fileChanged app.js']);
  });
  it('names a file that was put in', async () => {
    expect(await saidAfter((target) => writeFiles(target, { 'b.js': '' }))).toEqual(['fileNotListed b.js']);
  });
  it('names a file that was taken out', async () => {
    expect(await saidAfter((target) => fs.rmSync(path.join(target, 'app.js')))).toEqual(['fileGone app.js']);
  });
  it('knows a folder that was never exported', async () => {
    expect(await said(source)).toEqual([`listMissing ${exportListName}`]);
  });
  it('knows the export of another mini program', async () => {
    const other = (target: string) => changeList(target, (text) => text.replace(appId, 'bl0000000000000000'));
    expect(await saidAfter(other)).toEqual([`listAppId ${exportListName}`]);
  });
  it('knows an export of a tool that is too old', async () => {
    const older = (target: string) => changeList(target, (text) => text.replace('"0.1.0"', '"0.0.9"'));
    expect(await saidAfter(older)).toEqual([`listTool ${exportListName}`]);
  });
  it.each(['', '{}', '[', '{"format":1}'])('knows a list that is none: %j', async (text) => {
    expect(await saidAfter((target) => changeList(target, () => text))).toEqual([`listBroken ${exportListName}`]);
  });
});
