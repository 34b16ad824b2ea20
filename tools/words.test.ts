import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';
import { missingWords } from './words.ts';
import { writtenTexts } from './written-words.ts';

const backoffice = 'apps/backoffice/src';
const languages = ['pt', 'en', 'es', 'zh'];
const areas = ['start', 'shell', 'sale', 'money', 'team', 'setting', 'applet', 'channel', 'workflow', 'help'];
const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The namespaces of an area, as the file of a language gathers them. */
const gathered = (language: string, area: string): string[] => {
  const file = `${backoffice}/i18n/${area === 'start' ? language : `${language}.${area}`}.ts`;
  const exported = /export default \{([^}]*)\}/.exec(textOf(file))?.[1] ?? '';
  return [...exported.matchAll(/^\s*(\w+)/gm)].map(([, name = '']) => name);
};

describe('the words of the back office', () => {
  it.each(languages)('stand in one area each, in %s as in Portuguese', (language) => {
    const here = areas.flatMap((area) => gathered(language, area));
    const files = filesBelow(path.join(root, backoffice, 'i18n', language)).map((file) => path.parse(file).name);
    // The agreements are no words of a screen: each is read on its own.
    expect([...here].sort()).toEqual(['shared', 'ui', ...files.filter((name) => name !== 'agreement')].sort());
    expect(areas.map((area) => gathered(language, area))).toEqual(areas.map((area) => gathered('pt', area)));
  });
  it('are there before a screen that says them', () => {
    const held = Object.fromEntries(areas.map((area) => [area, gathered('pt', area)]));
    expect(missingWords(root, `${backoffice}/main.tsx`, held, 'start')).toEqual([]);
    // The check itself sees: without the words of money, its screens miss them.
    const missed = missingWords(root, `${backoffice}/main.tsx`, { ...held, money: [] }, 'start');
    expect(missed.map(({ namespace }) => namespace)).toEqual(expect.arrayContaining(['withdrawal', 'ledger']));
  });
  it('are asked for by their name, so that this can be read', () => {
    const calls = filesBelow(path.join(root, backoffice))
      .filter((file) => /[.]tsx?$/.test(file))
      .flatMap((file) => textOf(`${backoffice}/${file}`).match(/useTranslations\(\s*[^'\s]/g) ?? []);
    expect(calls).toEqual([]);
  });
});

/** What is said everywhere stands in these; files of words refer to them. */
const shared = /^packages\/(?:ui\/shared|contract\/(?:money|names|payment|vocabulary)):/;
/** Two places that happen to say the same text and mean another thing by it. */
const apart = [
  'apps/backoffice/authorization:walletActivated',
  'apps/backoffice/dashboard:view.table',
  'apps/backoffice/usage:view.table',
  'apps/console/parts:table',
  'apps/backoffice/device:state.blocked',
  'apps/backoffice/device:block.title',
  'apps/console/merchant:products.block.title',
  'apps/backoffice/device:block.action',
  'apps/console/merchant:products.block.action',
  'apps/backoffice/device:block.done',
  'apps/console/merchant:products.block.done',
  'apps/backoffice/invitation:status.pending',
  'apps/phone/device:receipt.refunded',
  'apps/backoffice/order:ledger.account.fee_revenue',
  'apps/backoffice/refund:timeline.approved',
  'apps/phone/device:sale.approved',
  'apps/phone/customer:state.waiting',
  'apps/backoffice/webhook:type.preauthAuthorised',
  'apps/phone/customer:payment.held',
  'apps/console/merchant:settlements.show',
  'apps/console/parts:show',
  'apps/console/parts:filters',
  'packages/ui/ui:filter.filters',
  'apps/console/review:one',
  'apps/console/staff:role.reviewer',
  'apps/console/staff:role.finance',
  'apps/phone/customer:state.returned',
  'apps/phone/customer:payment.cameBack',
];
describe('what is said in several places', () => {
  const repeats = writtenTexts(root).filter(({ places }) => places.length > 1);
  it('is written once, where all refer to it', () => {
    const again = repeats.filter(({ places }) => !places.every((place) => shared.test(place) || apart.includes(place)));
    expect(again).toEqual([]);
  });
  it('is left apart only where the text is the same', () => {
    const places = repeats.flatMap((one) => one.places);
    expect(apart.filter((place) => !places.includes(place))).toEqual([]);
  });
});
