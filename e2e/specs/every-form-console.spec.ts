import { listMerchants } from '@balcao/contract/merchant-desk';
import { listReviews } from '@balcao/contract/review-desk';
import { type Browser, expect, test } from '@playwright/test';
import { openHouse } from '../support/house.ts';
import { callerOf } from '../support/person.ts';
import { type Exceptions, pressEverything } from '../support/press-everything.ts';
import { addressOf, routesOf } from '../support/routes.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';

const except: Exceptions = [
  [/› (Sair|Sair de todos)$/, 'ends the session: staff.spec.ts presses it'],
];

/** Whose screens together are all of the console, and what each of them is the one to press. */
const people = [
  { email: 'fabio@balcao.example', of: /^\/(merchant|withdrawal|finance)/ },
  { email: 'rita@balcao.example', of: /^\/review/ },
  { email: 'igor@balcao.example', of: /^\/(staff|record|account)/ },
] as const;

const open = async (browser: Browser, baseUrl: string, token: string) => {
  const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await arriveAtConsole(page, token, '/console/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

test('every button of the console does something, and every form is sent', async ({ browser }) => {
  test.setTimeout(240_000);
  const house = await openHouse();
  try {
    const { baseUrl } = house;
    const rita = callerOf(baseUrl, await staffToken(baseUrl, 'rita@balcao.example'));
    const fabio = callerOf(baseUrl, await staffToken(baseUrl, 'fabio@balcao.example'));
    const { list: reviews } = await rita(listReviews, { query: { show: 'free' } });
    const { list: merchants } = await fabio(listMerchants, { query: { search: 'Café' } });
    const ids: Readonly<Record<string, string>> = {
      '/review/$id': reviews[0]?.id ?? '',
      '/merchant/$id': merchants[0]?.merchantId ?? '',
    };
    const known = new Set<string>();
    const walked = new Set<string>();
    const walks = people.map(async ({ email, of }) => {
      const page = await open(browser, baseUrl, await staffToken(baseUrl, email));
      const routes = (await routesOf(page)).filter((route) => of.test(route));
      for (const route of routes) walked.add(route);
      const addresses = routes.flatMap((route) => addressOf(route, { id: ids[route] ?? '' }) ?? []);
      return pressEverything({ page, except, addresses: addresses.map((one) => `/console${one}`) }, known);
    });
    expect((await Promise.all(walks)).flat()).toEqual([]);
  } finally {
    await house.close();
  }
});
