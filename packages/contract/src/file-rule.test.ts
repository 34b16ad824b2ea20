import { describe, expect, it } from 'vitest';
import { anyType, chooseFiles, type FileProblem, fileBytesAtMost, isApk, problemOf } from './file-rule.ts';
import { limits } from './limits.ts';

const megabyte = 1024 * 1024;
const any = { accept: anyType, bytesAtMost: fileBytesAtMost };
const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('the fixed numbers of the product', () => {
  it('are eleven, in one place', () => {
    expect(Object.values(limits)).toEqual([1, 1, 6, 3_000, 10, 800, 800, 2_048, 5, 1, 5]);
  });
});

describe('a file that is chosen', () => {
  const rows: readonly [string, string[], ReturnType<typeof file>, FileProblem | undefined][] = [
    ['fits by its extension', ['.pdf'], file('a.pdf'), undefined],
    ['fits by its extension in capitals', ['.pdf'], file('A.PDF', ''), undefined],
    ['fits by an extension that is written in capitals', ['.PDF'], file('a.pdf'), undefined],
    ['has another extension', ['.pdf'], file('a.exe'), 'typeWrong'],
    ['only ends with the letters of the extension', ['.pdf'], file('apdf.x'), 'typeWrong'],
    ['has the extension before its last one', ['.pdf'], file('a.pdf.exe'), 'typeWrong'],
    ['fits a wildcard', ['image/*'], file('a.tiff', 'image/tiff'), undefined],
    ['fits no wildcard', ['image/*'], file('a.mp4', 'video/mp4'), 'typeWrong'],
    ['only begins with the letters of a wildcard', ['image/*'], file('a.x', 'imagery/x'), 'typeWrong'],
    ['fits an exact type', ['application/pdf'], file('x', 'application/pdf'), undefined],
    [
      'fits an exact type in capitals and with parameters',
      ['text/plain'],
      file('x', 'Text/Plain; charset=utf-8'),
      undefined,
    ],
    ['is not of the exact type', ['application/pdf'], file('x.pdf', 'text/plain'), 'typeWrong'],
    ['fits one of several', ['.mov', 'video/mp4'], file('a.mp4', 'video/mp4'), undefined],
    ['fits where every type is taken', ['*/*'], file('a.xyz', 'x/y'), undefined],
    ['says nothing of its type, which its content decides', ['.pdf'], file('contrato'), undefined],
    ['is empty', ['*/*'], file('a.pdf', '', 0), 'empty'],
    ['is an Android package by name', ['*/*'], file('app.apk'), 'apk'],
    ['is one in capitals', ['*/*'], file('APP.APK'), 'apk'],
    ['is one with a point or space behind it', ['*/*'], file('app.apk. '), 'apk'],
    ['is one by its type', ['*/*'], file('app', 'application/vnd.android.package-archive'), 'apk'],
    ['is one where packages are even asked for', ['.apk'], file('app.apk'), 'apk'],
    ['only speaks of one', ['*/*'], file('app.apk.pdf'), undefined],
    ['has 2 GB', ['*/*'], file('a.zip', '', 2_048 * megabyte), undefined],
    ['has a byte more than 2 GB', ['*/*'], file('a.zip', '', 2_048 * megabyte + 1), 'tooLarge'],
  ];
  it.each(rows)('%s', (_what, accept, chosen, problem) => {
    expect(problemOf(chosen, { ...any, accept })).toBe(problem);
  });

  it('is too large where the place takes less', () => {
    expect(problemOf(file('a.pdf', '', 11), { accept: ['.pdf'], bytesAtMost: 10 })).toBe('tooLarge');
  });
  it('is too large above 2 GB even where the place would take more', () => {
    expect(problemOf(file('a', '', fileBytesAtMost + 1), { ...any, bytesAtMost: fileBytesAtMost * 2 })).toBe(
      'tooLarge',
    );
  });
});

describe('several files', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`));
  it('are five at most at a time, and the others are named', () => {
    const { taken, refused } = chooseFiles(many(7), any);
    expect(taken.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
    expect(refused.map(({ file: { name }, problem }) => [name, problem])).toEqual([
      ['5.pdf', 'tooMany'],
      ['6.pdf', 'tooMany'],
    ]);
  });
  it('are no more than there is room for', () => {
    expect(chooseFiles(many(4), any, 2).taken).toHaveLength(2);
    expect(chooseFiles(many(9), any, 9).taken).toHaveLength(5);
  });
  it('count only those that can be taken', () => {
    const { taken, refused } = chooseFiles([file('a.apk'), ...many(5)], any);
    expect(taken).toHaveLength(5);
    expect(refused.map(({ problem }) => problem)).toEqual(['apk']);
  });
});

/** A zip of empty entries, as far as it matters: local headers, then the list at its end. */
const zipWith = (names: readonly string[]): Uint8Array => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const entry = (begin: number[], bytes: number, lengthAt: number, name: string) => {
    const head = new Uint8Array(bytes);
    head.set(begin);
    head[lengthAt] = name.length;
    return [...head, ...encode(name)];
  };
  return new Uint8Array([
    ...names.flatMap((name) => entry([0x50, 0x4b, 3, 4], 30, 26, name)),
    ...names.flatMap((name) => entry([0x50, 0x4b, 1, 2], 46, 28, name)),
  ]);
};

describe('an Android package', () => {
  const apk = zipWith(['classes.dex', 'AndroidManifest.xml']);
  it('is known by its content, at its beginning or in the list at its end', () => {
    expect(isApk(apk, new Uint8Array())).toBe(true);
    expect(isApk(apk.subarray(0, 40), apk.subarray(-70))).toBe(true);
  });
  it('is not every zip, nor a text that speaks of the manifest', () => {
    const zip = zipWith(['word/document.xml', 'docs/AndroidManifest.xml']);
    expect(isApk(zip, zip)).toBe(false);
    const text = new TextEncoder().encode(`PK\u0003\u0004${' '.repeat(60)}AndroidManifest.xml`);
    expect(isApk(text, text)).toBe(false);
    expect(isApk(apk.subarray(1), apk)).toBe(false);
  });
});
