import { arrive, atWork } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const instalments = '/payment/transaction/instalments';

test('orders paid in parts stand beside the orders, each part with its day', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, ana), '/payment/transaction/orders');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Parcelas' }).click();
  await expect(page).toHaveTitle('Parcelas · Balcão');
  const table = page.getByRole('table', { name: 'Parcelas' });
  await expect(table.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('search').getByRole('button', { name: 'Situação', exact: true }).click();
  await page.getByRole('checkbox', { name: 'A receber' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${instalments}?status=pending`);
  await expect(table.getByRole('cell', { name: 'Paga', exact: true })).toHaveCount(0);
  const number = await table.getByRole('link').first().innerText();
  await table.getByRole('link').first().click();
  const panel = page.getByRole('dialog', { name: `Parcelas do pedido ${number}` });
  await expect(panel).toContainText('Cada parcela');
  await expect(panel.getByText(/Vence em/).first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Ver pedido' }).click();
  await expect(page.getByRole('dialog', { name: `Pedido ${number}` })).toContainText('Onde está o dinheiro');
  seen.expectQuiet();
});

test('they are looked for by what stands on a receipt, and what finds nothing says so', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), instalments);
  const search = page.getByRole('searchbox', { name: 'Buscar por pedido' });
  await search.fill('nota da Maria');
  await expect(page.getByText('Nenhum pedido com estes filtros')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('table', { name: 'Parcelas' }).getByRole('link').first()).toBeVisible();
});

test('on a phone every plan is a card, and nothing is wider than the screen', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, await atWork(baseURL, ana), instalments);
  await expect(page.getByRole('table', { name: 'Parcelas' }).getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
