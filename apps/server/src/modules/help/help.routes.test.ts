import { getHelp, getHelpGuide, listHelp, searchHelp } from '@balcao/contract/help';
import { helpSlugs } from '@balcao/contract/help-article';
import { locales } from '@balcao/contract/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const found = async (text: string, language = 'pt-BR') =>
  (await testApp.caller(undefined, language)(searchHelp, { query: { text } })).list.map(({ slug }) => slug);

describe('a reader without a session', () => {
  it.each(locales)('has every article in %s, with its figures filled in', async (language) => {
    const call = testApp.caller(undefined, language);
    const { list } = await call(listHelp, {});
    expect(list.map(({ slug }) => slug)).toEqual(helpSlugs);
    for (const slug of helpSlugs) {
      const article = await call(getHelp, { params: { slug } });
      expect(article.title).not.toBe('');
      expect(JSON.stringify(article)).not.toMatch(/[{]\w+[}]|undefined|NaN/);
    }
  });
  it('reads an article in steps, each with the names of buttons', async () => {
    const { blocks } = await testApp.caller()(getHelp, { params: { slug: 'refund' } });
    const steps = blocks.flatMap((block) => (block.kind === 'list' && block.isOrdered ? block.items : []));
    expect(steps).toHaveLength(4);
    expect(steps[0]).toContainEqual({ kind: 'strong', text: 'Reembolsar' });
    expect(steps[0]).toContainEqual({ kind: 'link', text: 'Pedidos', href: '/payment/transaction/orders' });
  });
  it('reads the guides for developers, whose links stay within the product', async () => {
    const guide = await testApp.caller()(getHelpGuide, { params: { name: 'applets' } });
    const links = JSON.stringify(guide).match(/"href":"[^"]*"/g) ?? [];
    expect(links).toContain('"href":"/help/guide/open-api"');
    expect(links.filter((link) => link.includes('.md'))).toEqual([]);
    expect((await testApp.caller()(getHelpGuide, { params: { name: 'open-api' } })).blocks.length).toBeGreaterThan(50);
  });
  it.each([
    ['pt-BR', 'open-api', 'pt', '1. O primeiro pedido, em dez minutos'],
    ['en-US', 'open-api', 'en', '1. The first order, in ten minutes'],
    ['es-MX', 'open-api', 'en', '1. The first order, in ten minutes'],
    ['pt-BR', 'applets', 'en', undefined],
  ] as const)('reads in %s the guide %s in the language that there is: %s', async (locale, name, language, heading) => {
    const said = await testApp.caller(undefined, locale)(getHelpGuide, { params: { name } });
    expect(said.language).toBe(language);
    if (heading) expect(JSON.stringify(said.blocks)).toContain(heading);
  });
  it('gets code 1000 for an article, a guide or words that cannot be', async () => {
    for (const path of ['article/nothing', 'guide/nothing', 'search', `search?text=${'a'.repeat(101)}`]) {
      const answer = await testApp.app.inject({ method: 'GET', url: `/admin/v3.0/help/${path}` });
      expect(answer.json().code).toBe(1000);
    }
  });
});

describe('the search', () => {
  it.each([
    ['sacar', 'withdrawal'],
    ['taxa', 'fee'],
    ['como faço para sacar dinheiro?', 'withdrawal'],
    ['REEMBOLSO', 'refund'],
    ['certificacao', 'certification'],
    ['conteztação', 'dispute'],
    ['rembolso', 'refund'],
    ['liquidaçao', 'settlement'],
    ['webhook', 'webhook'],
    ['chave pix', 'pix-key'],
  ])('finds for %s first %s', async (text, slug) => {
    expect((await found(text))[0]).toBe(slug);
  });
  it.each([
    ['en-US', 'withdrawl', 'withdrawal'],
    ['es-MX', 'retiro', 'withdrawal'],
    ['zh-CN', '提现', 'withdrawal'],
    ['zh-CN', '怎么退款', 'refund'],
  ])('finds in %s for %s first %s', async (language, text, slug) => {
    expect((await found(text, language))[0]).toBe(slug);
  });
  it('finds nothing for what no article is about, and for signs alone', async () => {
    expect(await found('xilofone')).toEqual([]);
    expect(await found('??!')).toEqual([]);
  });
});
