import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const folders = ['apps', 'packages', 'e2e', 'bench', 'tools'];
const sources = folders.flatMap((folder) =>
  filesBelow(path.join(root, folder))
    .filter((file) => /[.](ts|tsx|mjs|css|md)$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => path.join(folder, file)),
);
const lines = sources.flatMap((file) =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text) => ({ file, text })),
);
const names = new Set(
  [...fs.readFileSync(path.join(root, 'docs/rules.md'), 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)].map(
    ([, name]) => name,
  ),
);

describe('every rule that a comment or a test cites', () => {
  it('stands in docs/rules.md under its name', () => {
    const cited = lines.flatMap(({ file, text }) =>
      [...text.matchAll(/\(rule: ([a-z-]+(?:, [a-z-]+)*)[;)]/g)].flatMap(([, all = '']) =>
        all.split(', ').map((name) => ({ file, name })),
      ),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ name }) => !names.has(name))).toEqual([]);
  });
  it('is cited by its name, never by the number of a paragraph that stands nowhere here', () => {
    const numbered = /\b(promises?|readings?) [A-Z]?\d|\b(specification|design) (§|\d)/i;
    expect(lines.filter(({ file, text }) => file !== 'tools/cited-rules.test.ts' && numbered.test(text))).toEqual([]);
  });
});
