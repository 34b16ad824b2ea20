import { listMerchants } from '@balcao/contract/merchant-desk';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { currentUser } from '@balcao/contract/session-current';
import { getDeskWithdrawal, listDeskWithdrawals } from '@balcao/contract/withdrawal-desk';
import { askFreeze, takeBackFreeze } from '@balcao/contract/withdrawal-freeze';
import { callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, newStaff, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** One who decides about money, and one who helps merchants. */
const [fabio, sara] = ['fabio@balcao.example', 'sara@balcao.example'];
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Partes do estabelecimento' }).getByRole('link', { name });
const narrow = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
};
/** What finance changes on the page of a merchant. */
const writing = ['Solicitar bloqueio', 'Mudar limites', /^Mudar as tarifas: /, /^Bloquear /];

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
  await page.getByRole('button', { name: 'Financeiro' }).click();
  await page.getByRole('link', { name: 'Estabelecimentos' }).click();
  await page.getByRole('searchbox').fill('Café do Mercado');
  await page.getByRole('link', { name: 'Café do Mercado' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
  for (const title of ['Onde está o dinheiro', 'Bloqueio do dinheiro', 'Tarifas'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/R\$\s\d/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  for (const name of writing) await expect(button(page, name)).toHaveCount(0);
  await expectAccessible(page);
  for (const name of [
    'Pedidos',
    'Reembolsos',
    'Liquidações',
    'Saques',
    'Lançamentos',
    'Pessoas',
    'Análises',
    'Notas',
  ]) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
  await narrow(page);
  seen.expectQuiet();
});

test('support answers where the money is: from the number in a letter to the order, with a note for the next one', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token, name, staffId } = await newStaff(baseURL, 'Nair Lopes', 'support');
  const call = callerOf(baseURL, token);
  const { list } = await call(listMerchants, { query: { search: 'Café do Mercado' } });
  const id = list[0]?.merchantId ?? '';
  const orders = await call(listMerchantOrders, { params: { id }, query: { status: '02', pageSize: 1 } });
  const number = orders.list[0]?.number ?? '';

  await arriveAtConsole(page, token, '/console/');
  await expect(page).toHaveURL(/\/console\/support$/);
  await expect(page.getByText('Comece pelo número que você recebeu')).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'O que o estabelecimento informou' });
  await field.fill('ab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Digite pelo menos 3 caracteres.')).toBeVisible();
  await field.fill('não existe nada assim');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nada com este número ou nome')).toBeVisible();
  await field.fill(number);
  await button(page, 'Buscar').click();
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await expect(tab(page, 'Pedidos')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('table', { name: 'Pedidos' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Pedidos' })).toContainText(number);

  await tab(page, 'Pessoas').click();
  const people = page.getByRole('table', { name: 'Pessoas da equipe' });
  await expect(people).toContainText('*');
  await expect(people).not.toContainText('ana@cafe.example');
  await button(page, 'Ver os dados completos').click();
  const dialog = page.getByRole('dialog', { name: 'Por que você precisa ver?' });
  await dialog.getByRole('button', { name: 'Ver agora' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Problema com um pagamento' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ver agora' }).click();
  await expect(people).toContainText('ana@cafe.example');
  await button(page, 'Ocultar de novo').click();
  await expect(people).not.toContainText('ana@cafe.example');

  await tab(page, 'Notas').click();
  // With a number of its own: a second attempt finds the note of the first.
  const words = `Protocolo ${staffId}: perguntou pelo pedido ${number}; está pago.`;
  await page.getByRole('textbox', { name: 'O que a próxima pessoa precisa saber?' }).fill(words);
  await button(page, 'Salvar nota').dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText(name);
  await expectAccessible(page);
  await narrow(page);
  seen.expectQuiet();
});

test('what waits for a second person shows to the colleague who may decide, in the menu and at the start', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const team = 'Mercearia da Esquina';
  const member = await inNewTeam(baseURL, 'dora@livraria.example', team);
  const params = { id: (await callerOf(baseURL, member)(currentUser, {})).merchantId ?? '' };
  const first = await newStaff(baseURL, 'Lia Prado', 'finance');
  const second = await newStaff(baseURL, 'Davi Rocha', 'finance');
  const body = { action: 'freeze', reason: 'courtOrder', words: 'Ofício 123, recebido hoje.' } as const;
  const { asked } = await callerOf(baseURL, first.token)(askFreeze, { params, body });

  await arriveAtConsole(page, first.token, '/console/');
  const row = page.getByRole('row').filter({ hasText: team });
  await expect(row).toContainText('Você solicitou');
  await arriveAtConsole(page, second.token, '/console/');
  await expect(page).toHaveURL(/\/console\/waiting$/);
  for (const figure of ['Dias com diferença', 'Saques fora do prazo', 'Valores a identificar'])
    await expect(page.getByRole('link', { name: `Abrir: ${figure}` })).toBeVisible();
  await expect(row).toContainText('Você decide');
  await expect(row).toContainText('Lia Prado');
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Para você \d+/ })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: team }).click();
  await expect(page.getByText('Lia Prado solicita o bloqueio')).toBeVisible();
  await callerOf(baseURL, first.token)(takeBackFreeze, { params: { ...params, requestId: asked?.id ?? '' } });
  await page.goto('/console/waiting');
  await expect(page.getByRole('heading', { name: 'Para você' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await narrow(page);
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
