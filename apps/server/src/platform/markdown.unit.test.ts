import { describe, expect, it } from 'vitest';
import { htmlOf } from './markdown.ts';

describe('a document', () => {
  it.each([
    ['## The *first* order', '<h2 id="the-first-order">The <em>first</em> order</h2>'],
    ['Two\nlines, **one** `para_graph`.', '<p>Two lines, <strong>one</strong> <code>para_graph</code>.</p>'],
    [
      '[Pix](https://bcb.example/a) and [docs](/docs)',
      '<p><a href="https://bcb.example/a">Pix</a> and <a href="/docs">docs</a></p>',
    ],
    ['- one\n  more\n- `*two*`', '<ul><li>one more</li><li><code>*two*</code></li></ul>'],
    [
      '| a | b |\n|---|---|\n| 1 | `x` |',
      '<div tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table></div>',
    ],
    ['```json\n{\n\n  "a": 1 }\n```', '<pre tabindex="0"><code>{\n\n  &quot;a&quot;: 1 }</code></pre>'],
    [
      '```sh list.sh\n# no heading\n```',
      '<figure><figcaption><code>list.sh</code></figcaption><pre tabindex="0"><code># no heading</code></pre></figure>',
    ],
    [
      '<script>alert(1)</script> [x](javascript:alert(1))',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>',
    ],
  ])('%j becomes HTML', (text, html) => {
    expect(htmlOf(text)).toBe(`${html}\n`);
  });
  it('keeps its blocks apart and in order, also where a list or a program follows at once', () => {
    const tags = [...htmlOf('# A\n\nText\n\n- one\n- two\n\n```\ncode\n```\n\nEnd\n').matchAll(/<(h1|p|ul|pre)\b/g)];
    expect(tags.map(([, tag]) => tag)).toEqual(['h1', 'p', 'ul', 'pre', 'p']);
  });
});
