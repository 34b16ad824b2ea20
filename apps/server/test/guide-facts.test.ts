import { readdirSync, readFileSync } from 'node:fs';
import { testCards } from '@balcao/contract/card';
import { PaymentRefusal } from '@balcao/contract/customer';
import { bases } from '@balcao/contract/endpoint';
import { metadataKeysAtMost } from '@balcao/contract/order-metadata';
import { RailMode } from '@balcao/contract/rail';
import { WebhookEventType } from '@balcao/contract/webhook';
import { describe, expect, it } from 'vitest';
import { phonePeople } from '../src/modules/sandbox/seed-people.ts';
import { type Block, blocksOf } from '../src/platform/markdown-blocks.ts';
import { endpoints } from './endpoints.ts';
import { guide, textOf } from './guide-programs.ts';

const languages = { English: guide, Portuguese: textOf('docs/open-api.pt.md') } as const;
/** What no order, refund or hold of a merchant comes to. */
const neverTold: ReadonlySet<string> = new Set(['PIX_HOLDS_NOTHING', 'PAYMENT_UNKNOWN']);
/** The reasons that the rails give by themselves, as they stand in their sources. */
const reasonsOfRails = (): string[] => {
  const folder = new URL('../src/modules/rail/', import.meta.url);
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const given = /(?:(?:reason|refused|\d+): |return |\? )'([A-Z]{3,}(?:_[A-Z]+)*)'/g;
  const all = sources.flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(given)]);
  return [...new Set(all.flatMap(([, reason]) => reason ?? []))].filter((reason) => !neverTold.has(reason));
};
const blocks = (text: string): readonly Block[] => blocksOf(text);

/** What does not change with the language: order, levels, programs, and what stands in code. */
const skeletonOf = (block: Block) => {
  const codes = (pieces: readonly { kind: string; text: string }[] = []) =>
    pieces.filter(({ kind }) => kind === 'code').map(({ text }) => text);
  switch (block.kind) {
    case 'heading':
      return { level: block.level };
    case 'code':
      return block;
    case 'list':
      return { items: block.items.map((item) => codes(item).toSorted()) };
    case 'table':
      return { rows: block.rows.map(([first, ...others]) => [codes(first), others.length]) };
    default:
      return { codes: codes(block.pieces).toSorted() };
  }
};

describe('the guide of the open API', () => {
  it('says the same in both languages: headings, programs, rows, and every name in code', () => {
    const [english, portuguese] = [languages.English, languages.Portuguese].map((text) => blocks(text).map(skeletonOf));
    expect(portuguese).toEqual(english);
  });
  it('leads only to headings that it has', () => {
    for (const text of Object.values(languages)) {
      const ids = blocks(text).flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []));
      const links = [...text.matchAll(/\]\((#[^)]+)\)/g)].map(([, href]) => href);
      expect(links.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(links));
    }
  });
  it.each(Object.entries(languages))('names in %s every person, card and mode of the sandbox', (_, text) => {
    const cells = [
      ...phonePeople.map(({ name, phone, pin }) => `| ${name} | \`${phone}\` | \`${pin}\` |`),
      ...Object.values(testCards).map(({ last4 }) => `| \`${last4}\` |`),
      ...RailMode.options.map((mode) => `| \`${mode}\` |`),
    ];
    expect(cells.filter((cell) => !text.includes(cell))).toEqual([]);
  });
  it.each(Object.entries(languages))('names in %s every call and every event', (_, text) => {
    const calls = endpoints
      .filter(({ access }) => access === 'merchant')
      .map(({ face, method, path }) => `| \`${method} ${bases[face]}${path}\` |`);
    expect(calls.length).toBeGreaterThan(10);
    const events = WebhookEventType.options.map((type) => `| \`${type}\` |`);
    expect([...calls, ...events].filter((cell) => !text.includes(cell))).toEqual([]);
  });
  it.each(Object.entries(languages))('names in %s every reason for which something fails', (_, text) => {
    const told = [...PaymentRefusal.options, ...reasonsOfRails()];
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((reason) => !text.includes(`\`${reason}\``))).toEqual([]);
  });
  it('says how much may be noted on an order', () => {
    expect(guide).toContain(`up to ${metadataKeysAtMost} keys`);
  });
});
