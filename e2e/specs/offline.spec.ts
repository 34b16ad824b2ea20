import { createShopCode, listShopCodes } from '@balcao/contract/shop-code';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { phoneOfBruna, scan } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const withdrawing = (url: URL): boolean => url.pathname.endsWith('/withdrawal');

const withdrawnOf = async (baseURL: string | undefined, amount: number): Promise<number> => {
  const { list } = await callerOf(baseURL, await atWork(baseURL, ana))(listWithdrawals, { query: { pageSize: 100 } });
  return list.filter((one) => one.amount === amount).length;
};
const banner = (page: Page) => page.getByText('Sem conexão. Tentando de novo…');
const notSent = (page: Page) =>
  page.getByText('Sem conexão. Nada foi enviado. Tente de novo quando a internet voltar.');

/** Opens the form of a withdrawal and types what can be withdrawn. */
const fillIn = async (page: Page, amount: string) => {
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Sacar' });
  await form.getByLabel('Valor do saque').fill(amount);
  await expect(form.getByRole('region', { name: 'Resumo do saque' })).toContainText('Em minutos');
  return form;
};

test('a withdrawal without a connection is refused at once, and nothing leaves when the connection is back', async ({
  page,
  context,
  baseURL,
}) => {
  await arrive(page, await atWork(baseURL, ana), '/payment/financial');
  const form = await fillIn(page, '11,77');
  await context.setOffline(true);
  await form.getByRole('button', { name: /^Sacar R\$\s11,77$/ }).click();
  await expect(notSent(page)).toBeVisible();
  await expect(form.getByLabel('Valor do saque')).toHaveValue('11,77');
  // It can be tried again at once: what is read again meanwhile does not hold it up.
  await expect(form.getByRole('button', { name: /^Sacar R\$\s11,77$/ })).toBeEnabled({ timeout: 1_000 });
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(/^Dados de \d\d:\d\d$/).first()).toBeVisible();
  // The pointer holds it, until there is a connection again.
  await notSent(page).hover();
  await expectAccessible(page);
  await expect(notSent(page)).toBeVisible();
  const back = page.waitForResponse((answer) => answer.url().includes('/withdrawal') && answer.ok());
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(notSent(page)).toBeHidden({ timeout: 1_000 });
  await back; // The page has read everything again: what waited would have left before.
  await expect(page.getByText(/^Dados de/)).toBeHidden();
  expect(await withdrawnOf(baseURL, 1_177)).toBe(0);
});

test('a withdrawal is given up with its dialog; what may have arrived is asked about under the same key', async ({
  page,
  baseURL,
}) => {
  await arrive(page, await atWork(baseURL, ana), '/payment/financial');
  const form = await fillIn(page, '11,78');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (withdrawing(new URL(request.url())) && request.method() === 'POST')
      keys.push(request.headers()['idempotency-key']);
  });
  // The line takes it and brings nothing.
  await page.route(withdrawing, () => undefined, { times: 1 });
  const gone = page.waitForEvent('requestfailed', (request) => withdrawing(new URL(request.url())));
  await form.getByRole('button', { name: /^Sacar R\$\s11,78$/ }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.keyboard.press('Escape');
  await gone;
  await expect(page.getByText(/^Você saiu antes da resposta/)).toBeVisible();
  expect(await withdrawnOf(baseURL, 1_178)).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await form.getByRole('button', { name: /^Conferir o saque de R\$\s11,78$/ }).click();
  await expect(page.getByText('Saque a caminho')).toBeVisible();
  expect(await withdrawnOf(baseURL, 1_178)).toBe(1);
  expect(new Set(keys).size).toBe(1);
});

test('the phone pays nothing without a connection, and once when it is asked again', async ({ browser, baseURL }) => {
  const call = callerOf(baseURL, await atWork(baseURL, ana));
  const { id, brCode } = await call(createShopCode, {
    body: { name: 'Barraca sem sinal', goodsName: 'Suco', amount: 890 },
  });
  const paid = async () => (await call(listShopCodes, {})).list.find((one) => one.id === id)?.paidToday;
  const phone = await phoneOfBruna(browser, baseURL);
  await scan(phone, brCode);
  const pay = phone.getByRole('button', { name: /^Pagar R\$\s8,90$/ });
  await expect(pay).toBeEnabled();
  await phone.context().setOffline(true);
  await pay.click();
  await expect(notSent(phone)).toBeVisible();
  await expect(banner(phone)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(banner(phone)).toBeHidden();
  expect(await paid()).toEqual({ amount: 0, count: 0 });
  await pay.click();
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  expect(await paid()).toEqual({ amount: 890, count: 1 });
});
