import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageLimits } from './limits.ts';
import { type Contents, goodFiles, manifest, temporaryFolder, withManifest, writeFiles } from './package-fixtures.ts';
import { readSource } from './read-package.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What the check says: codes, with the file or field that each speaks of. */
const said = async (files: Contents): Promise<readonly string[]> => {
  const { faults } = await readSource(writeFiles(folder, files));
  return faults.map(({ code, path: file, field }) => [code, file, field].filter(Boolean).join(' '));
};
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a folder of a mini program', () => {
  it('is taken as it is written', async () => {
    const read = await readSource(writeFiles(folder, goodFiles));
    expect(read.faults).toEqual([]);
    expect(read.manifest).toEqual({ ...manifest, permissions: [] });
    expect([...read.files.keys()].sort()).toEqual(['app.js', 'app.json', 'index.html']);
  });
  it('leaves out what lies beside the files of the author', async () => {
    expect(await said({ ...goodFiles, '.git/config': 'x', 'node_modules/a/index.exe': 'x', '.env': 'A=1' })).toEqual(
      [],
    );
  });
  it('is not a file, and not nothing', async () => {
    expect((await readSource(path.join(folder, 'nowhere'))).faults[0]?.code).toBe('sourceMissing');
    writeFiles(folder, goodFiles);
    expect((await readSource(path.join(folder, 'app.js'))).faults[0]?.code).toBe('sourceMissing');
  });
});

describe('app.json', () => {
  it.each<[string, Contents, readonly string[]]>([
    ['is there', { 'index.html': '' }, ['manifestMissing app.json']],
    ['is not of 5 MB', { ...goodFiles, 'app.json': 'x'.repeat(5_000_000) }, ['fileTooLarge app.json']],
    ['is not of 1 MB', { ...goodFiles, 'app.json': 'x'.repeat(1_000_000) }, ['manifestTooLarge app.json']],
    ['has no 10,000 levels', { ...goodFiles, 'app.json': nested(10_000) }, ['manifestTooDeep app.json']],
    ['is JSON', { ...goodFiles, 'app.json': '{"appId":' }, ['manifestNotJson app.json']],
    ['is an object', { ...goodFiles, 'app.json': '[]' }, ['manifestField app.json']],
    [
      'is text',
      { ...goodFiles, 'app.json': Uint8Array.of(0xff, 0xfe, 0x7b) },
      ['manifestNotText app.json', 'fileNotText app.json'],
    ],
    ['names an AppID', withManifest({ appId: 'wx1' }), ['manifestAppId app.json appId']],
    ['has a name', withManifest({ name: undefined }), ['manifestField app.json name']],
    ['has a name of four letters', withManifest({ name: 'Caf' }), ['manifestField app.json name']],
    ['has a name that is what it seems', withManifest({ name: 'Caf\u0435 Bom' }), ['manifestField app.json name']],
    ['names pages', withManifest({ pages: [] }), ['manifestField app.json pages']],
    [
      'names pages that are there',
      withManifest({ pages: ['index.html', 'loja.html'] }),
      ['pageMissing loja.html pages.1'],
    ],
    ['names pages as they are spelled', withManifest({ pages: ['Index.html'] }), ['pageMissing Index.html pages.0']],
    ['names pages once', withManifest({ pages: ['index.html', 'index.html'] }), ['manifestField app.json pages.1']],
    ['names pages within the folder', withManifest({ pages: ['../index.html'] }), ['pageForm app.json pages.0']],
    ['names pages of HTML', withManifest({ pages: ['app.js'] }), ['pageForm app.json pages.0']],
    ['asks for what there is', withManifest({ permissions: ['contacts'] }), ['manifestField app.json permissions.0']],
    ['has no field that nobody reads', withManifest({ page: [] }), ['manifestField app.json page']],
    ['names colors', withManifest({ window: { barColor: 'red' } }), ['manifestColor app.json window.barColor']],
  ])('%s', async (_, files, faults) => {
    expect(await said(files)).toEqual(faults);
  });
  it('may begin with the mark that some editors put first', async () => {
    expect(await said({ ...goodFiles, 'app.json': `\ufeff${JSON.stringify(manifest)}` })).toEqual([]);
  });
  it('is measured in time that does not grow with what is in it', async () => {
    expect(await said({ ...goodFiles, 'app.json': '"\\'.repeat(30_000) })).toEqual(['manifestNotJson app.json']);
  });
});

describe('the files of a mini program', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  it.each<[string, Contents, readonly string[]]>([
    [
      'have types that are taken',
      { 'install.exe': 'MZ', 'sem-tipo': 'x' },
      ['fileType install.exe', 'fileType sem-tipo'],
    ],
    ['are what their names say', { 'a.png': 'GIF89a', 'b.png': png }, ['fileContent a.png']],
    ['are text where they say so', { 'a.js': Uint8Array.of(0x61, 0, 0x62) }, ['fileNotText a.js']],
    ['of code have 2 MB at most', { 'a.js': 'x'.repeat(2_000_001) }, ['fileTooLarge a.js']],
    [
      'of pictures have 10 MB at most',
      { 'a.png': Buffer.concat([png, Buffer.alloc(10_000_000)]) },
      ['fileTooLarge a.png'],
    ],
    ['have names that every system takes', { 'con.js': '' }, ['pathReserved con.js']],
    ['differ by more than case', { 'App.js': '' }, ['pathTwice app.js']],
  ])('%s', async (_, files, faults) => {
    expect(await said({ ...goodFiles, ...files })).toEqual(faults);
  });
  it('are 2,000 at most', async () => {
    const many = Object.fromEntries(Array.from({ length: packageLimits.files }, (_, at) => [`f/${at}.txt`, '']));
    expect(await said({ ...goodFiles, ...many })).toEqual(['tooManyFiles']);
  });
  it('have 20 MB together at most', async () => {
    const nearly = Buffer.concat([png, Buffer.alloc(9_900_000)]);
    expect(await said({ ...goodFiles, 'a.png': nearly, 'b.png': nearly, 'c.png': nearly })).toEqual([
      'packageTooLarge',
    ]);
  });
  it('are no links, neither to files nor to folders', async () => {
    writeFiles(folder, goodFiles);
    fs.symlinkSync('/etc/hostname', path.join(folder, 'host.txt'));
    fs.symlinkSync('/etc', path.join(folder, 'etc'));
    expect(await said({})).toEqual(['pathLink etc', 'pathLink host.txt']);
  });
  it('lie in a few folders at most', async () => {
    expect(await said({ ...goodFiles, [`${'d/'.repeat(17)}a.js`]: '' })).toEqual([
      `pathDeep ${'d/'.repeat(17).slice(0, -1)}`,
    ]);
  });
});

describe('a page', () => {
  it.each([
    '<script src="https://cdn.example/a.js"></script>',
    '<SCRIPT SRC=//cdn.example/a.js></SCRIPT>',
    '<script src="  https:\n//cdn.example/a.js"></script>',
    '<script src="&#104;ttps://cdn.example/a.js"></script>',
    '<script src="data:text/javascript,alert(1)"></script>',
    '<script src="https://">',
    '<svg><script href="https://cdn.example/a.js"></script></svg>',
    '<svg><script xlink:href="https://cdn.example/a.js"></script></svg>',
    '<link rel="modulepreload" href="https://cdn.example/a.js">',
    '<link rel="preload" as="script" href="//cdn.example/a.js">',
  ])('loads no script from another host: %s', async (html) => {
    expect(await said({ ...goodFiles, 'index.html': html })).toEqual(['htmlForeignScript index.html']);
  });
  it.each([
    '<script src="/app.js"></script><script src="./app.js?v=1"></script>',
    '<!-- <script src="https://cdn.example/a.js"></script> -->',
    '<a href="https://loja.example">Loja</a><img src="https://loja.example/a.png">',
    '<p>&lt;script src="https://cdn.example/a.js"&gt;</p>',
  ])('may hold %s', async (html) => {
    expect(await said({ ...goodFiles, 'index.html': html })).toEqual([]);
  });
  it('moves no addresses by a base', async () => {
    const html = '<base href="https://cdn.example/"><script src="a.js"></script>';
    expect(await said({ ...goodFiles, 'index.html': html })).toEqual(['htmlBase index.html']);
  });
  it('is not 600,000 elements deep', async () => {
    expect(await said({ ...goodFiles, 'index.html': '<b>'.repeat(600_000) })).toEqual(['htmlTooDeep index.html']);
  });
});
