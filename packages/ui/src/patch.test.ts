import { describe, expect, it } from 'vitest';
import { patchLines } from './patch.ts';

const patch = `Index: index.html
===================================================================
--- index.html
+++ index.html
@@ -1,3 +1,3 @@
 <h1>Café</h1>
-<p>Fechado</p>
+<p>Aberto</p>
 <hr>
@@ -20,1 +20,2 @@
 <footer>
+--- <b>
\\ No newline at end of file
`;

describe('the lines of a patch', () => {
  it('say what went and what came, with the number of each in its file', () => {
    expect(patchLines(patch).map(({ kind, number, text }) => [kind, number, text])).toEqual([
      ['same', 1, '<h1>Café</h1>'],
      ['removed', 2, '<p>Fechado</p>'],
      ['added', 2, '<p>Aberto</p>'],
      ['same', 3, '<hr>'],
      ['jump', undefined, '⋯'],
      ['same', 20, '<footer>'],
      ['added', 21, '--- <b>'],
    ]);
  });
  it('are none of a patch that changes nothing', () => {
    expect(patchLines('--- a\n+++ a\n')).toEqual([]);
    expect(patchLines('')).toEqual([]);
  });
});
