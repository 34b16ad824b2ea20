import { arrive, atWork, inNewTeam } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const ana = 'ana@cafe.example';
const orders = '/payment/transaction/orders';
/** The scripts of the app; words and pages are among them. */
const scripts = /\/assets\/[^/]+\.js$/;

/** The calls of the API that a page makes, by their paths. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/admin/')) calls.push(pathname.replace('/admin/v3.0', ''));
  });
  return calls;
};

/** A page of a member of a team in which nothing else happens, whose next scripts come when `release` is called. */
const slowPage = async (browser: Browser, baseURL: string | undefined) => {
  const page = await (
    await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } })
  ).newPage();
  await arrive(page, await inNewTeam(baseURL, ana, 'Padaria Cedo'), '/favicon.svg');
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { page, calls: callsOf(page), release: () => released.resolve() };
};

test('who one is and the orders are asked for before the scripts have come, and once', async ({ browser, baseURL }) => {
  const { page, calls, release } = await slowPage(browser, baseURL);
  await page.goto(orders, { waitUntil: 'commit' });
  const first = ['/merchant/user/current', '/order', '/order/code', '/order/sums'];
  await expect.poll(() => calls.toSorted()).toEqual(first);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root [aria-busy="true"]')).toHaveCount(0);
  expect(calls.filter((call) => first.includes(call)).toSorted()).toEqual(first);
});

test('the bar and the place of the menu stand before the scripts have come, and go when the page is there', async ({
  browser,
  baseURL,
}) => {
  const { page, release } = await slowPage(browser, baseURL);
  await page.goto(orders, { waitUntil: 'commit' });
  const frame = page.locator('#painted-frame');
  await expect(frame).toBeVisible();
  await expect(frame.locator('.painted-menu')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame).toBeHidden();
});

test('a visitor is asked for nothing and shown no frame before the scripts have come', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#painted-frame')).toBeHidden();
  expect(calls).not.toContain('/merchant/user/current');
});

test('a session that has ended leads to the login, also when that is heard early', async ({ page }) => {
  await arrive(page, 'a-token-that-is-over', orders);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('#painted-frame')).toBeHidden();
});

test('a page in the language that its address asks for reads in that language', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/favicon.svg');
  const languages: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/')) languages.push(request.headers()['accept-language']);
  });
  await page.goto(`${orders}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(new Set(languages)).toEqual(new Set(['en']));
});

test('an answer that no script takes is read to its end, and holds no connection', async ({ browser, baseURL }) => {
  const { page } = await slowPage(browser, baseURL);
  const asked = page.waitForRequest((request) => request.url().endsWith('/merchant/user/current'));
  await page.goto(orders, { waitUntil: 'commit' });
  await expect((await asked).response().then((response) => response?.finished())).resolves.toBeNull();
});

test('the phone asks early for what its page shows, and for nothing else', async ({ browser, baseURL }) => {
  const phone = await phoneOfBruna(browser, baseURL);
  const calls: string[] = [];
  phone.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await phone.goto('/phone/');
  await expect(phone.getByRole('heading', { name: 'Saldo' })).toBeVisible();
  expect(calls.filter((call) => call === '/app/v1/customer/current')).toHaveLength(1);
  calls.length = 0;
  await phone.goto('/phone/cards');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).not.toContain('/app/v1/customer/current');
});
