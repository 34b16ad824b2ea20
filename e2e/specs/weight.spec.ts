import { arrive, atWork } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';

type Answer = Awaited<ReturnType<Page['waitForResponse']>>;
const isCode = (response: Answer): boolean => /javascript|css/.test(response.headers()['content-type'] ?? '');

/** The scripts and styles that a page asks for. */
const codeOf = (page: Page) => {
  const responses: Answer[] = [];
  page.on('response', (response) => isCode(response) && responses.push(response));
  return {
    names: () => responses.map((response) => new URL(response.url()).pathname),
    /** As they come over the wire, with Brotli. */
    kilobytes: async () => {
      const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
    },
  };
};

test('the login weighs 120 kB at most', async ({ page }) => {
  const code = codeOf(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await code.kilobytes()).toBeLessThan(120);
});

test('the orders weigh 210 kB at most, and wait for no schemas of forms and addresses', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/favicon.svg');
  const code = codeOf(page);
  await page.goto('/payment/transaction/orders');
  await expect(page.locator('table tbody tr a').first()).toBeVisible();
  expect(await code.kilobytes()).toBeLessThan(210);
  const parts = code.names().map((name) => /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(name)?.[1]);
  expect(parts).toContain('orders');
  expect(parts).not.toContain('schemas');
  expect(parts).not.toContain('searches');
});

test('an address that asks for something is read before its page is drawn', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/favicon.svg');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/admin/v3.0/order') asked.add(search);
  });
  await page.goto('/payment/transaction/orders?status=02&utm_source=mail');
  await expect(page.locator('table tbody tr a').first()).toBeVisible();
  expect([...asked]).toEqual(['?status=02']);
});
