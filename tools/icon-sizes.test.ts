import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

it('every size that an icon is drawn in grows with the text', () => {
  const styles = textOf('packages/ui/src/icon-sizes.css');
  const drawn = filesBelow(root)
    .filter((file) => /^(apps|packages)\/.*\/src\/.*\.tsx$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/<\w*Icon\w*\b[^<>]*?\bsize=\{(\d+)\}/g)].map(([, size = '']) => size),
    );
  const grown = [...styles.matchAll(/\[width="(\d+)"\]\) \{\s*width: ([\d.]+)rem;\s*height: ([\d.]+)rem;/g)];
  expect(new Set(drawn).size).toBeGreaterThan(5);
  expect([...new Set(drawn)].filter((size) => !grown.some(([, known]) => known === size))).toEqual([]);
  for (const [, size, width, height] of grown)
    expect([Number(width) * 16, Number(height) * 16]).toEqual([Number(size), Number(size)]);
});
