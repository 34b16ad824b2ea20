import { performance } from 'node:perf_hooks';
import type { AppletPermission } from '@balcao/contract/opening';
import { describe, expect, it } from 'vitest';
import { comparePackages } from './compare-packages.ts';
import { manifest } from './package-fixtures.ts';
import type { AppletPackage } from './read-package.ts';

const packageOf = (files: Readonly<Record<string, string>>, permissions: AppletPermission[] = []): AppletPackage => ({
  manifest: { ...manifest, permissions },
  files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'latin1')])),
  faults: [],
});

describe('what changed from one package to the next', () => {
  it('is nothing between equal ones', () => {
    const one = packageOf({ 'a.js': 'x' }, ['payment']);
    expect(comparePackages(one, one)).toEqual({
      added: [],
      changed: [],
      removed: [],
      permissions: { added: [], removed: [] },
    });
  });
  it('is which files came, changed and went', () => {
    const { added, changed, removed } = comparePackages(
      packageOf({ 'a.js': 'one\ntwo\nthree\n', 'old.css': 'x', 'same.txt': 'x' }),
      packageOf({ 'a.js': 'one\n2\nthree\n', 'new.html': 'hello', 'same.txt': 'x' }),
    );
    expect(added).toEqual([{ path: 'new.html', bytes: 5 }]);
    expect(removed).toEqual([{ path: 'old.css', bytes: 1 }]);
    expect(changed).toMatchObject([{ path: 'a.js', bytes: 12, bytesBefore: 14 }]);
    expect(changed[0]?.patch).toContain(' one\n-two\n+2\n three\n');
  });
  it('is what the mini program asks for again', () => {
    const { permissions } = comparePackages(packageOf({}, ['payment', 'phone']), packageOf({}, ['phone', 'location']));
    expect(permissions).toEqual({ added: ['location'], removed: ['payment'] });
  });
  it('is not shown by lines where a file is no text', () => {
    expect(comparePackages(packageOf({ 'a.png': 'x' }), packageOf({ 'a.png': 'yz' })).changed).toEqual([
      { path: 'a.png', bytes: 2, bytesBefore: 1 },
    ]);
  });
  it('costs little where two large files have nothing in common', () => {
    const lines = (word: string) => Array.from({ length: 150_000 }, (_, at) => `${word}${at}`).join('\n');
    const before = performance.now();
    const { changed } = comparePackages(packageOf({ 'a.js': lines('a') }), packageOf({ 'a.js': lines('b') }));
    expect(changed[0]).not.toHaveProperty('patch');
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
