import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathRegistry, pathFault } from './file-path.ts';

const clashOf = (...paths: readonly string[]): string | undefined => {
  const registry = new PathRegistry();
  return paths.map((one) => registry.add(one)).at(-1);
};

describe('the path of a file in a package', () => {
  it.each(['app.json', 'pages/home.html', 'imagens/açaí na tigela.png', '图片/店.png', 'a-b_c(1).js'])(
    'may be %s',
    (text) => {
      expect(pathFault(text)).toBeUndefined();
    },
  );
  it.each([
    ['', 'pathEmpty'],
    ['a//b.js', 'pathEmpty'],
    ['a/', 'pathEmpty'],
    ['/etc/passwd', 'pathAbsolute'],
    ['C:/a.js', 'pathAbsolute'],
    ['../a.js', 'pathClimbs'],
    ['a/../../b.js', 'pathClimbs'],
    ['./a.js', 'pathClimbs'],
    ['a\\b.js', 'pathBackslash'],
    ['..\\a.js', 'pathBackslash'],
    ['a\0.js', 'pathUnreadable'],
    ['a\n.js', 'pathUnreadable'],
    ['a\u202esj.png', 'pathUnreadable'],
    ['a\u200b.js', 'pathUnreadable'],
    ['a\ud800.js', 'pathUnreadable'],
    ['a\ufffd.js', 'pathUnreadable'],
    [`${'a'.repeat(256)}`, 'pathLong'],
    [`${'é'.repeat(127)}.js`, 'pathLong'],
    [`${'a'.repeat(200)}/${'b'.repeat(200)}/${'c'.repeat(200)}`, 'pathLong'],
    [`${'a/'.repeat(16)}b.js`, 'pathDeep'],
    ['.git/config', 'pathHidden'],
    ['a/.env', 'pathHidden'],
    ['what?.js', 'pathCharacter'],
    ['app.js:stream', 'pathCharacter'],
    ['a.js.', 'pathCharacter'],
    ['a /b.js', 'pathCharacter'],
    ['nul.js', 'pathReserved'],
    ['a/COM1', 'pathReserved'],
  ])('is not %j: %s', (text, code) => {
    expect(pathFault(text)).toBe(code);
  });
  it('never leads out of the folder in which it is unpacked, on any system', () => {
    const name = fc.oneof(
      fc.constantFrom('..', '.', '', 'a', 'B', 'C:', '\\', '..\\..', '~', ' ..', '.. ', '%2e%2e', '/', '\0'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), (names) => {
        const text = names.join('/');
        if (pathFault(text) !== undefined) return;
        expect(path.posix.resolve('/box', text)).toBe(`/box/${text}`);
        expect(path.win32.resolve('D:\\box', text)).toBe(`D:\\box\\${text.replaceAll('/', '\\')}`);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('two paths of one package', () => {
  it.each([
    [['a.js', 'a.js'], 'a.js'],
    [['Logo.png', 'logo.PNG'], 'Logo.png'],
    [['caf\u00e9.js', 'cafe\u0301.js'], 'caf\u00e9.js'],
    [['stra\u00dfe.js', 'STRASSE.js'], 'stra\u00dfe.js'],
    [['ﬁn.js', 'fin.js'], 'ﬁn.js'],
    [['Pages/a.html', 'pages/b.html'], 'Pages'],
    [['a', 'a/b.js'], 'a'],
    [['a/b.js', 'a'], 'a'],
  ])('%j are the same file or folder somewhere', (paths, other) => {
    expect(clashOf(...paths)).toBe(other);
  });
  it('may lie in the same folder', () => {
    expect(clashOf('pages/a.html', 'pages/b.html', 'pages.html')).toBeUndefined();
  });
  it('clash in one case as in another', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zà-ú]{1,8}$/), (name) => {
        expect(clashOf(name, name.toUpperCase())).toBe(name);
        expect(clashOf(name.normalize('NFD'), name.normalize('NFC'))).toBe(name.normalize('NFD'));
      }),
    );
  });
});
