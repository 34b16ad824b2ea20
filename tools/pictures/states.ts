import type { BrowserContext, Page, Route } from '@playwright/test';
import { bases } from '../../packages/contract/src/endpoint.ts';

/** States of a screen other than its usual one: loading, refused by a broken server, empty, or with long names. */
export const states = ['loading', 'failing', 'empty', 'long'] as const;
export type State = (typeof states)[number];

/** A call that answers with data. A live stream never ends, and says nothing that a screen shows. */
const isRead = (route: Route): boolean => {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith('/stream')) return false;
  return route.request().method() === 'GET' && Object.values(bases).some((base) => pathname.startsWith(`${base}/`));
};
const pathOf = (url: string): string => new URL(url).pathname;

/** What the pages of both addresses ask for: who one is, and what stands in the frame around every page. */
export const callsOfFrame = async (
  page: Page,
  base: string,
  addresses: readonly [string, string],
): Promise<ReadonlySet<string>> => {
  const askedBy = async (address: string) => {
    const asked = new Set<string>();
    const note = (request: { url: () => string }) => asked.add(pathOf(request.url()));
    page.on('request', note);
    await page.goto(base + address);
    await page.waitForSelector('#root :is(h1, h2)');
    page.off('request', note);
    return asked;
  };
  const [first, second] = [await askedBy(addresses[0]), await askedBy(addresses[1])];
  return new Set([...first].filter((one) => second.has(one)));
};

const named = /(?:name|title|owner|developer|publisher)$/i;
const longer = (text: string): string =>
  `${text} ${'da Comunidade dos Produtores Independentes de Pão e Café '.repeat(2)}`.slice(0, 100);
/** The same answer with no rows, or with every name as long as names may be. */
const changed = (value: unknown, state: State, key = ''): unknown => {
  if (typeof value === 'string') return state === 'long' && named.test(key) && value !== '' ? longer(value) : value;
  if (Array.isArray(value))
    return state === 'empty' && key === 'list' ? [] : value.map((one) => changed(one, state, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, changed(one, state, name)] as const);
  const nothing = state === 'empty' && 'list' in value ? { total: 0, nextCursor: null } : {};
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(Object.entries(nothing).filter(([name]) => name in value)),
  };
};

const refused = {
  status: 503,
  contentType: 'application/json',
  body: '{"code":5000,"message":"Unavailable","data":null}',
};

/** From now on, what pages of this context read is in the state; `passes` are the calls that stay as they are. */
export const bringInto = (context: BrowserContext, state: State, passes: ReadonlySet<string>): Promise<unknown> =>
  context.route('**/*', async (route) => {
    if (!isRead(route) || passes.has(pathOf(route.request().url()))) return route.fallback();
    if (state === 'loading') return; // It is never answered; the context that is closed ends it.
    if (state === 'failing') return route.fulfill(refused);
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: changed(await answer.json(), state) });
  });
