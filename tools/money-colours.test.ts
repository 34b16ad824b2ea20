import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { moneyColour, moneyKinds } from '../packages/ui/src/money-kind.ts';
import { contrast, distance, type Eye, eyes } from './colour.ts';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const cssOf = (name: string): string => textOf(`packages/ui/src/${name}`);
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The colours that a style sheet gives to a scheme, by their tokens. */
const tokensOf = (css: string, scheme: Scheme): Map<string, string> => {
  const body = new RegExp(`html:root\\[data-mantine-color-scheme="${scheme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};
const coloursOf = (scheme: Scheme) => {
  const theme = tokensOf(cssOf('theme.css'), scheme);
  const money = tokensOf(cssOf('money-kind.css'), scheme);
  const themed = (token: string): string => theme.get(token) ?? '';
  const colourOf = (token: string): string => {
    const value = money.get(token) ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? themed(other) : value;
  };
  return { theme, money, themed, kinds: moneyKinds.map((kind) => ({ kind, colour: colourOf(`money-${kind}`) })) };
};

/** On what marks, bars and lines are drawn: pages, cards, what lies above them, a row that is pointed at, the rest of a bar, a note. */
const grounds = [
  ...['mantine-color-body', 'surface', 'surface-raised', 'hover', 'line'],
  ...['accent-soft', 'waiting-soft', 'moving-soft', 'good-soft', 'bad-soft', 'ended-soft'],
];
/** What means something else: the one next step, the states, words, and what a line is compared with. */
const others = [
  ...['accent', 'waiting', 'moving', 'good', 'bad', 'ended'],
  ...['mantine-color-text', 'mantine-color-placeholder'],
];
/** So far two kinds are apart at least, in hundredths of the lightness from black to white; two is as little as an eye tells. */
const apart: Readonly<Record<Eye, number>> = { all: 9, deuteranopia: 8, protanopia: 7 };

describe.each(schemes)('the colours of money in the %s scheme', (scheme) => {
  const { money, themed, kinds } = coloursOf(scheme);

  it('are one for each kind, and none more', () => {
    expect([...money.keys()]).toEqual(moneyKinds.map((kind) => moneyColour(kind).slice('var(--'.length, -1)));
    expect(new Set(kinds.map(({ colour }) => colour)).size).toBe(moneyKinds.length);
  });

  it.each(grounds)('stand out from %s as graphics must', (ground) => {
    for (const { kind, colour } of kinds)
      expect(contrast(colour, themed(ground)), `${kind} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it.each(eyes)('are told apart by an eye with %s colours', (eye) => {
    for (const [index, one] of kinds.entries())
      for (const other of kinds.slice(index + 1))
        expect(distance(one.colour, other.colour, eye), `${one.kind}, ${other.kind}`).toBeGreaterThanOrEqual(
          apart[eye],
        );
  });

  it('are neither the orange nor a state, but that of what is owed, which is bad', () => {
    for (const { kind, colour } of kinds.filter((one) => one.kind !== 'debt'))
      for (const token of others)
        expect(distance(colour, themed(token), 'all'), `${kind}, ${token}`).toBeGreaterThanOrEqual(8);
    expect(money.get('money-debt')).toBe('var(--bad)');
  });

  it('are named by words of the contrast that words need', () => {
    for (const ground of grounds.filter((one) => one !== 'line'))
      for (const token of ['mantine-color-text', 'mantine-color-dimmed'])
        if (!ground.endsWith('-soft') || token === 'mantine-color-text')
          expect(contrast(themed(token), themed(ground)), `${token} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});

const files = filesBelow(root).filter(
  (file) =>
    /^(apps\/(backoffice|console|phone)|packages\/ui)\/src\/.*[.](css|tsx?)$/.test(file) && !/[.]test[.]/.test(file),
);
/** Where amounts of merchants are drawn. */
const ofMoney = files.filter((file) =>
  /\/features\/(bill|dashboard|dispute|instalment|ledger|merchant|order|preauth|refund|settlement|withdrawal)\//.test(
    file,
  ),
);
const [bo, co] = ['apps/backoffice/src/features', 'apps/console/src/features'];
/** What has the colour of a state or of the next step there, and means it. */
const meant: readonly (readonly [file: string, selector: string, why: string])[] = [
  [`${bo}/dashboard/overview-page.module.css`, '.one', 'waits for someone'],
  [`${bo}/dashboard/overview-page.module.css`, '.calm svg', 'nothing waits'],
  [`${bo}/instalment/instalment.module.css`, '.mark[data-paid]', 'a part that has come, as its badge says'],
  [`${bo}/preauth/preauth.module.css`, '.rest', 'time that is left, not money'],
  [`${bo}/withdrawal/automatic.module.css`, '.step[data-stops]', 'where a rule stops'],
  [`${bo}/withdrawal/withdraw.module.css`, '.radio', 'what is chosen'],
  [`${co}/ledger/proof-page.module.css`, '.sign', 'the books do not agree'],
  [`${co}/ledger/proof-page.module.css`, '.verdict[data-ok="true"] .sign', 'the books agree'],
  [`${co}/settlement/calendar.module.css`, '.day[data-closed]', 'banks are closed'],
];

/** The rules of a style sheet that give the colour of a state, or the orange, to what is drawn or written. */
const stateRules = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};@]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) =>
      /(?:^|[;\s])(?:background|background-color|color|fill|stroke|accent-color):[^;]*var\(--(?:accent|waiting|moving|good|bad|ended)\)/.test(
        body,
      ),
    )
    .map(([, selector = '']) => selector.trim().replaceAll(/\s+/g, ' '));

describe('a screen that colours money', () => {
  it('takes the colour from the one table', () => {
    const elsewhere = files.filter(
      (file) => !/\/money-kind[.](css|ts)$/.test(file) && textOf(file).includes('--money-'),
    );
    expect(elsewhere).toEqual([]);
  });

  it('draws it by the parts that know the kinds', () => {
    const own = files.filter((file) => file.startsWith('apps/') && /\bmoneyColour\b/.test(textOf(file)));
    expect(own).toEqual([]);
  });

  it('gives it no colour of a state, and no orange', () => {
    const found = ofMoney
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => stateRules(textOf(file)).map((selector) => `${file}: ${selector}`));
    expect(found).toEqual(meant.map(([file, selector]) => `${file}: ${selector}`));
  });

  it('names the kind of every line and bar of amounts', () => {
    const charts = files.filter((file) => {
      const text = textOf(file);
      return file.startsWith('apps/') && /<(LineChart|ShareBars)\b/.test(text) && /formatBrl|words[.]exact/.test(text);
    });
    expect(charts.length).toBeGreaterThan(3);
    expect(charts.filter((file) => !/\bkind[=:]/.test(textOf(file)))).toEqual([]);
  });
});
