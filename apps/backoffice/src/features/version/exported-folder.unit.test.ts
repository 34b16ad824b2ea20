import { packageLimits } from '@balcao/applet-package/limits';
import { describe, expect, it } from 'vitest';
import { exportedFiles, problemOfZip } from './exported-folder.ts';

const fileOf = (path: string, bytes = 1) => ({ path, file: new File([new Uint8Array(bytes)], path) });
const exported = (...paths: string[]) => ['balcao.export.json', 'app.json', ...paths].map((path) => fileOf(path));
const pathsOf = (given: ReturnType<typeof exported>) => {
  const result = exportedFiles(given);
  return 'files' in result ? result.files.map(({ path }) => path) : result.problem;
};

describe('a folder that was exported', () => {
  it('is taken as it is', () => {
    expect(pathsOf(exported('pages/index.html'))).toEqual(['balcao.export.json', 'app.json', 'pages/index.html']);
  });
  it('is found within the one that was dropped, and nothing beside it is taken', () => {
    const below = exported('index.html').map(({ path, file }) => ({ path: `loja/dist/${path}`, file }));
    expect(pathsOf([...below, fileOf('loja/leia-me.txt')])).toEqual(['balcao.export.json', 'app.json', 'index.html']);
  });
  it('is taken without what file managers leave in it', () => {
    expect(pathsOf(exported('.DS_Store', 'pages/Thumbs.db', '__MACOSX/app.json'))).toEqual([
      'balcao.export.json',
      'app.json',
    ]);
  });
  it('may hold as many files as the platform takes, and not one more', () => {
    const many = Array.from({ length: packageLimits.files }, (_, index) => fileOf(`${index}.js`));
    const list = fileOf('balcao.export.json');
    expect(pathsOf([list, ...many])).toHaveLength(packageLimits.files + 1);
    expect(pathsOf([list, ...many, fileOf('more.js')])).toBe('tooManyFiles');
  });
  it('may weigh what the platform takes, and not a byte more', () => {
    const list = fileOf('balcao.export.json', 500);
    expect(pathsOf([list, fileOf('a.png', packageLimits.totalBytes)])).toHaveLength(2);
    expect(pathsOf([list, fileOf('a.png', packageLimits.totalBytes + 1)])).toBe('tooLarge');
  });
});

describe('a folder that cannot be sent', () => {
  it.each([
    ['was not exported', [fileOf('loja/app.json'), fileOf('loja/index.html')], 'notExported'],
    ['is empty', [], 'empty'],
    ['holds only what a file manager left', [fileOf('loja/.DS_Store')], 'empty'],
    ['holds two exports', [fileOf('a/balcao.export.json'), fileOf('b/balcao.export.json')], 'several'],
  ])('%s', (_, files, problem) => {
    expect(pathsOf(files)).toBe(problem);
  });
});

describe('a zip', () => {
  const zip = (bytes: number) => {
    const content = new Uint8Array(bytes);
    content.set([0x50, 0x4b]);
    return new File([content], 'loja.zip');
  };
  it('is known by how it begins, whatever it is called', async () => {
    expect(await problemOfZip(zip(100))).toBeUndefined();
    expect(await problemOfZip(new File(['<svg/>'], 'loja.zip'))).toBe('notZip');
  });
  it('is neither empty nor larger than the platform takes', async () => {
    expect(await problemOfZip(new File([], 'loja.zip'))).toBe('empty');
    expect(await problemOfZip(zip(packageLimits.zipBytes))).toBeUndefined();
    expect(await problemOfZip(zip(packageLimits.zipBytes + 1))).toBe('tooLarge');
  });
});
