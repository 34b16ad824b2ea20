import { arrive, atWork } from '../support/person.ts';
import { openShop, sell } from '../support/shop.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const guide = '/help/guide/open-api';
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Linguagem de programação' });
const shownFile = (page: Page, name: string) => page.getByRole('figure').filter({ hasText: new RegExp(`^${name}`) });
const fits = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

test('a developer reads the guide in Portuguese, with every program in the language that was chosen', async ({
  page,
  baseURL,
}, info) => {
  test.slow(); // Axe reads a long page twice.
  const seen = watch(page, baseURL);
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 2, name: '1. O primeiro pedido, em dez minutos' })).toBeVisible();
  await expect(page.getByText('Escrito em português;', { exact: false })).toBeVisible();
  const [signing, refund] = [tabs(page).first(), tabs(page).filter({ hasText: 'Java' }).nth(2)];
  await expect(signing.getByRole('tab')).toHaveText(['Node', 'curl', 'Python', 'PHP', 'Java']);
  await expect(shownFile(page, 'balcao.ts')).toBeVisible();

  // By keys, and what was pressed stays where it is, however many programs above it grow.
  await refund.getByRole('tab', { name: 'Node' }).focus();
  await page.keyboard.press('ArrowLeft');
  const java = refund.getByRole('tab', { name: 'Java' });
  await expect(java).toHaveAttribute('aria-selected', 'true');
  await expect(shownFile(page, 'Refund.java')).toBeInViewport();
  const python = refund.getByRole('tab', { name: 'Python' });
  const before = await python.boundingBox();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  expect(Math.abs(((await python.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await java.click();

  await page.reload();
  await expect(shownFile(page, 'Balcao.java')).toBeVisible();
  await expect(shownFile(page, 'balcao.ts')).toBeHidden();
  await expect(shownFile(page, 'orders.ts')).toBeVisible();
  await expectAccessible(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440]) {
      await fits(page, width);
      await signing.scrollIntoViewIfNeeded();
      await page.screenshot({ path: info.outputPath(`guide-${width}-${colorScheme}.png`) });
    }
  }
  await expectAccessible(page);

  await page.goto(`${guide}?lang=es`);
  await expect(page.getByText('Escrito en inglés, como el código.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '1. The first order, in ten minutes' })).toBeVisible();
  seen.expectQuiet();
});

test('what the team’s server noted on an order stands on its page', async ({ page, baseURL }, info) => {
  const seen = watch(page, baseURL);
  const long = 'n'.repeat(40);
  const metadata = { cart: '7c1e', loja: 'Pinheiros, São Paulo', [long]: 'x'.repeat(500) };
  const sold = await sell(openShop(baseURL), 4_321, { metadata });
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), `/payment/transaction/orders/${sold.number}`);
  const panel = page.getByRole('dialog', { name: /^Pedido/ });
  const noted = panel
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Metadados do seu servidor' }) });
  await expect(noted.getByRole('term')).toHaveText(['cart', 'loja', long]);
  await expect(noted.getByRole('definition').nth(1)).toHaveText('Pinheiros, São Paulo');
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await fits(page, width);
    expect(await panel.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
    await noted.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath(`noted-${width}.png`) });
  }
  const plain = await sell(openShop(baseURL), 4_322);
  await page.goto(`/payment/transaction/orders/${plain.number}`);
  await expect(panel).toContainText('R$ 43,22');
  await expect(panel.getByText('Metadados do seu servidor')).toHaveCount(0);
  seen.expectQuiet();
});
