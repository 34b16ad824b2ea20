import { listMerchants } from '@balcao/contract/merchant-desk';
import { getDeskWithdrawal, listDeskWithdrawals } from '@balcao/contract/withdrawal-desk';
import { expect, type Page, test } from '@playwright/test';
import { callerOf } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** One who decides about money, and one who helps merchants. */
const [fabio, sara] = ['fabio@balcao.example', 'sara@balcao.example'];
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
/** What finance changes on the page of a merchant. */
const writing = ['Pedir bloqueio', 'Mudar limites', /^Mudar as tarifas: /, /^Bloquear /];

test('support sees a merchant with its money as finance does, and no button that changes anything', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const finance = await staffToken(baseURL, fabio);
  const { list } = await callerOf(baseURL, finance)(listMerchants, { query: { search: 'Café do Mercado' } });
  const address = `/console/merchant/${list[0]?.merchantId}`;
  await arriveAtConsole(page, finance, address);
  for (const name of writing) await expect(button(page, name).first()).toBeVisible();

  await arriveAtConsole(page, await staffToken(baseURL, sara), '/console/account');
  await page.getByRole('button', { name: 'Finanças' }).click();
  await page.getByRole('link', { name: 'Estabelecimentos' }).click();
  await page.getByRole('searchbox').fill('Café do Mercado');
  await page.getByRole('link', { name: 'Café do Mercado' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
  for (const title of ['Onde está o dinheiro', 'Bloqueio do dinheiro', 'Saques', 'Tarifas'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/R\$\s\d/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  for (const name of writing) await expect(button(page, name)).toHaveCount(0);
  await expectAccessible(page);
  seen.expectQuiet();
});

test('support sees a withdrawal without the name of whom it is paid to, and asks no bank', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const finance = await staffToken(baseURL, fabio);
  const call = callerOf(baseURL, finance);
  const { list } = await call(listDeskWithdrawals, { query: { show: 'waiting' } });
  const [{ number = '', merchant = { merchantId: '', name: '' } } = {}] = list;
  const { payee } = await call(getDeskWithdrawal, { params: { id: merchant.merchantId, number } });
  const panel = page.getByRole('dialog', { name: 'Saque' });
  const open = async (token: string) => {
    await arriveAtConsole(page, token, `/console/withdrawal?search=${number}`);
    await page.getByRole('link', { name: merchant.name }).first().click();
    await expect(panel).toContainText(number);
  };
  await open(finance);
  await expect(panel).toContainText(payee);
  await expect(panel.getByRole('button', { name: 'Consultar o banco agora' })).toBeVisible();

  await open(await staffToken(baseURL, sara));
  await expect(panel).toContainText(new RegExp(`${payee.slice(0, 2)}\\*+${payee.slice(-2)}`));
  await expect(page.getByText(payee)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Consultar o banco agora' })).toHaveCount(0);
  await expectAccessible(page);
  seen.expectQuiet();
});
