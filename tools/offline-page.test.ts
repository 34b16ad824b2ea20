import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import en from '../packages/ui/src/i18n/en/offline-page.ts';
import es from '../packages/ui/src/i18n/es/offline-page.ts';
import pt from '../packages/ui/src/i18n/pt/offline-page.ts';
import zh from '../packages/ui/src/i18n/zh/offline-page.ts';
import { offlineAnswer, offlineWorkerText } from './offline-page.ts';

const { html, headers } = offlineAnswer();
const inside = (tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '';
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page without a connection', () => {
  it('may run its own script and style, ask the server whether it is there, and nothing else', () => {
    expect(headers['content-security-policy']?.split(';')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf(inside('script'))}`,
      `style-src ${hashOf(inside('style'))}`,
      'img-src data:',
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
  it('has all that it needs in itself', () => {
    const loaded = [...html.matchAll(/\b(?:src|href|url)\s*[=(]\s*["']?([^"')\s]+)/g)].map(
      ([, address = '']) => address,
    );
    expect(loaded).toEqual([expect.stringMatching(/^data:image\/svg\+xml;base64,/)]);
  });
  it('can be said in every language, and is Portuguese before its script runs', () => {
    for (const words of [pt, en, es, zh])
      for (const word of Object.values(words)) expect(inside('script')).toContain(JSON.stringify(word));
    expect(inside('h1')).toBe(pt.title);
    expect(inside('title')).toBe(`${pt.title} · Balcão`);
  });
  it('has the colours of the theme, by day and by night', () => {
    for (const scheme of ['light', 'dark'])
      expect(inside('style')).toMatch(
        new RegExp(`html:root\\[data-mantine-color-scheme="${scheme}"\\] \\{[^}]*--surface:`),
      );
    expect(html).toContain('<meta name="theme-color" content="#1b1916" media="(prefers-color-scheme: dark)" />');
  });
  it('is small', () => {
    expect(Buffer.byteLength(offlineWorkerText())).toBeLessThan(20_000);
  });
});
