import { openLine } from '../support/line.ts';
import { arrive, atWork } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

test.use({ serviceWorkers: 'allow' });

const ana = 'ana@cafe.example';
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Você está sem conexão' });

/** Once the page is idle the browser has the worker. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
/** What lies in the caches of the browser, for any page of the address. */
const cached = (page: Page) => page.evaluate(() => caches.keys());

/** Loses the network, loads the page again, and has the network back: the page comes by itself, at its address. */
const expectToComeBack = async (page: Page, heading: string): Promise<void> => {
  const address = page.url();
  const titled = page.getByRole('heading', { level: 1, name: heading, exact: true });
  await expect(titled).toBeVisible();
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await expect(page).toHaveTitle('Você está sem conexão · Balcão');
  await expect(page.getByText(/nada se perdeu, nada foi enviado/)).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).toBe(address);
  expect(await cached(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(titled).toBeVisible();
  expect(page.url()).toBe(address);
};

test('the back office says that it is offline, and comes back where it was', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/payment/transaction/orders?status=02');
  await expectToComeBack(page, 'Pedidos');
  await expect(page.locator('table tbody tr a').first()).toBeVisible();
});

test('the console says that it is offline, and comes back where it was', async ({ page, baseURL }) => {
  const token = await staffToken(baseURL, 'fabio@balcao.example');
  await arriveAtConsole(page, token, '/console/finance/calendar?year=2031');
  await expectToComeBack(page, 'Calendário dos bancos');
});

test('the phone says that it is offline, and comes back where it was', async ({ browser, baseURL }) => {
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto('/phone/me');
  await expectToComeBack(phone, 'Eu');
});

/** A browser at the other end of a line that can be cut. */
const atLine = async (browser: Browser, baseURL: string | undefined) => {
  const line = await openLine(baseURL);
  const page = await (await browser.newContext({ baseURL: line.url })).newPage();
  return { line, page };
};

test('a server that is down is waited for in the language that was chosen; one that answers has the word', async ({
  browser,
  baseURL,
}) => {
  const { line, page } = await atLine(browser, baseURL);
  try {
    await arrive(page, await atWork(baseURL, ana), '/payment/transaction/orders?status=02&lang=en');
    const titled = page.getByRole('heading', { level: 1, name: 'Orders' });
    await expect(titled).toBeVisible();
    await kept(page);
    const address = page.url();
    line.cut();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const status = page.getByRole('status');
    await expect(status).toBeEmpty();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveText(/^Still no connection at \d+:\d\d:\d\d [AP]M\.$/);
    expect(page.url()).toBe(address);
    await line.mend();
    await expect(titled).toBeVisible();
    expect(page.url()).toBe(address);

    line.answer('/payment/overview', (response) => void response.writeHead(503).end('busy'));
    await page.goto('/payment/overview');
    await expect(page.getByText('busy')).toBeVisible();
  } finally {
    line.close();
  }
});

test('pages of the worker that shows notices have the page too; what is no page has not', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/notifications');
  await kept(page);
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/payment-push.js', { scope: '/notifications' });
    await new Promise<void>((done) => {
      installing?.addEventListener('statechange', () => installing.state === 'activated' && done());
    });
  });
  await page.reload();
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(worker).toMatch(/\/payment-push\.js$/);
  await page.context().setOffline(true);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  for (const path of ['/docs/open/json', '/health', '/admin/v3.0/order', '/manifest.json'])
    await expect(page.goto(path)).rejects.toThrow(/net::ERR_/);
});

test('the page of a newer version takes the place of the one before', async ({ browser, baseURL }) => {
  const { line, page } = await atLine(browser, baseURL);
  try {
    await page.goto('/login');
    await kept(page);
    const text = await (await page.request.get('/offline-worker.js')).text();
    expect(text).toContain('Balcão</header>');
    line.answer('/offline-worker.js', (response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(text.replace('Balcão</header>', 'Balcão 2</header>'));
    });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const isNewest = () =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return !installing && !waiting;
      });
    await expect.poll(isNewest).toBe(true);
    line.cut();
    await page.reload();
    await expect(page.getByRole('banner')).toHaveText('Balcão 2');
  } finally {
    line.close();
  }
});
