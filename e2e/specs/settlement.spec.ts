import { getSettlementAgenda, listSettlements } from '@balcao/contract/settlement';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const financial = '/payment/financial';
const reais = (centavos: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100);

test('a member sees what arrives when, opens a settlement, and follows an order of it', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, ana);
  const { list } = await callerOf(baseURL, token)(listSettlements, {});
  await arrive(page, token, `${financial}/settlements`);
  const agenda = page.locator('section', { has: page.getByRole('heading', { name: 'A liquidar' }) });
  // Others sell for the same shop meanwhile: the sum on the screen follows.
  await expect(async () => {
    const { days } = await callerOf(baseURL, token)(getSettlementAgenda, {});
    await expect(agenda).toContainText(reais(days[0]?.amount ?? 0), { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('link', { name: list[0]?.number ?? '', exact: true }).click();
  const panel = page.getByRole('dialog', { name: `Liquidação ${list[0]?.number}` });
  await expect(panel).toContainText(reais(list[0]?.net ?? 0));
  await expect(panel.getByRole('heading', { name: 'Pedidos desta liquidação' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/payment\/transaction\/orders\/\d+/);
  await page.goBack();
  await expect(panel).toBeVisible();
  seen.expectQuiet();
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  test('the statement says what moved and the balance after it, account by account', async ({ page, baseURL }) => {
    const seen = watch(page, baseURL);
    await arrive(page, await atWork(baseURL, ana), `${financial}/statement`);
    await expect(page.getByRole('link', { name: /^\d{12,}$/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Saldo no fim de cada dia' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'A liquidar' }).click({ force: true });
    await expect(page.getByRole('radio', { name: 'A liquidar' })).toBeChecked();
    await expect(page).toHaveURL(/account=pending/);
    await expect(page.getByText('Venda', { exact: true }).first()).toBeVisible();
    await page.goto(`${financial}/statement?from=20260105&to=20260101`);
    await expect(page.getByText('Estes filtros não podem ser usados')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
    await expect(page.getByRole('link', { name: /^\d{12,}$/ }).first()).toBeVisible();
    seen.expectQuiet();
  });
});
