import { arrive, atWork } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The screens on which most of a day is spent. */
const screens = [
  '/home',
  '/payment/transaction/orders',
  '/payment/transaction/refunds',
  '/payment/financial/withdrawals',
  '/help/requests',
];

/** By how many pixels a page is wider than its window. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens the screens one after the other, and looks whether they fit. */
const expectFit = async (page: Page, token: string): Promise<void> => {
  for (const [index, path] of screens.entries()) {
    await (index === 0 ? arrive(page, token, path) : page.goto(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header').first().getByRole('button').last()).toBeVisible();
    expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0);
  }
};

test('five main screens need no scrolling sideways in a window of 320 pixels', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFit(page, await atWork(baseURL, 'ana@cafe.example'));
});

test('five main screens need none in a browser whose letters are set to twice the size', async ({
  browser,
  baseURL,
}) => {
  const large = await browser.browserType().launch({ args: ['--blink-settings=defaultFontSize=32'] });
  try {
    const page = await large.newPage({
      baseURL: baseURL ?? '',
      locale: 'pt-BR',
      viewport: { width: 1280, height: 1024 },
    });
    await expectFit(page, await atWork(baseURL, 'ana@cafe.example'));
    // The browser has taken the setting: headings have 24 pixels otherwise.
    const letters = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontSize);
    expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(44);
  } finally {
    await large.close();
  }
});
