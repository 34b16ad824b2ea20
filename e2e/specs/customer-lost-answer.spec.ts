import { randomUUID } from 'node:crypto';
import { setUpDevice } from '@balcao/contract/device';
import { addDevice } from '@balcao/contract/device-list';
import { getTap, startTap } from '@balcao/contract/device-tap';
import { createShopCode, listShopCodes } from '@balcao/contract/shop-code';
import { loseAnswer } from '../support/lost-answer.ts';
import { atWork, callerOf } from '../support/person.ts';
import { phoneOfBruna, scan } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

/** A code of the shop that anyone may pay any number of times, and how often it was paid today. */
const shopCode = async (baseURL: string | undefined, name: string) => {
  const call = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const { id, brCode } = await call(createShopCode, { body: { name, goodsName: 'Consumo na feira', amount: null } });
  const paid = async () => (await call(listShopCodes, {})).list.find((one) => one.id === id)?.paidToday;
  return { brCode, paid };
};
const paying = (url: URL): boolean => url.pathname === '/app/v1/payment';
const typeAndPay = async (phone: Page): Promise<void> => {
  await phone.getByLabel('Valor').fill('19,90');
  await phone.getByRole('button', { name: /^Pagar R\$\s19,90$/ }).click();
};
const check = (phone: Page) => phone.getByRole('button', { name: /^Conferir o pagamento de R\$\s19,90$/ });

test('a payment whose answer got lost is found out before another one, also after a reload, and is paid once', async ({
  browser,
  baseURL,
}) => {
  const { brCode, paid } = await shopCode(baseURL, 'Barraca do rio');
  const phone = await phoneOfBruna(browser, baseURL);
  await scan(phone, brCode);
  await phone.route(paying, loseAnswer, { times: 1 });
  await typeAndPay(phone);
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(phone.getByText('Não recebemos a resposta')).toBeVisible();
  await expect(phone.getByLabel('Valor')).toBeHidden();
  await expectAccessible(phone);
  await phone.goto('/phone/');
  await scan(phone, brCode);
  await check(phone).click();
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  expect(await paid()).toEqual({ amount: 1_990, count: 1 });
  // It is over: the next one is a payment of its own.
  await scan(phone, brCode);
  await typeAndPay(phone);
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  expect(await paid()).toEqual({ amount: 3_980, count: 2 });
});

test('a phone that is reloaded while it pays finds out what became of it', async ({ browser, baseURL }) => {
  const { brCode, paid } = await shopCode(baseURL, 'Barraca da ponte');
  const phone = await phoneOfBruna(browser, baseURL);
  await scan(phone, brCode);
  const arrived = Promise.withResolvers<void>();
  await phone.route(
    paying,
    async (route) => {
      await route.fetch();
      arrived.resolve();
    },
    { times: 1 },
  );
  await typeAndPay(phone);
  await arrived.promise;
  await phone.reload();
  await check(phone).click();
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  expect(await paid()).toEqual({ amount: 1_990, count: 1 });
});

/** A till of the coffee roastery, used by no other test, that waits to be tapped. */
const waitingTap = async (baseUrl: string | undefined, amount: number) => {
  const team = callerOf(baseUrl, await atWork(baseUrl, 'ana@cafe.example'));
  const { code } = await team(addDevice, { body: { product: '54', name: 'Celular do quiosque' } });
  const { token } = await callerOf(baseUrl)(setUpDevice, { body: { code } });
  const till = callerOf(baseUrl, token);
  return { till, asked: await till(startTap, { body: { amount } }, { idempotencyKey: randomUUID() }) };
};

test('a tap whose answer got lost is found out, also with another way to pay in hand, and is paid once', async ({
  browser,
  baseURL,
}) => {
  const { till, asked } = await waitingTap(baseURL, 23_770);
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto('/phone/tap');
  await phone.getByRole('button', { name: /R\$\s237,70/ }).click();
  await phone.route((url) => /\/tap\/[^/]+\/pay$/.test(url.pathname), loseAnswer, { times: 1 });
  await phone.getByRole('button', { name: /Aproximar e pagar/ }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(phone.getByText('Não recebemos a resposta')).toBeVisible();
  await expect(phone.getByRole('button', { name: /Aproximar e pagar/ })).toBeHidden();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: /^Conferir o pagamento de R\$\s237,70$/ }).click();
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  const found = await till(getTap, { params: { id: asked.id } });
  expect(found).toMatchObject({ amount: 23_770, sale: { amount: 23_770 } });
});

test('a small tap that nobody confirms is found out the same way, and is paid once', async ({ browser, baseURL }) => {
  const { till, asked } = await waitingTap(baseURL, 2_377);
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto('/phone/tap');
  await phone.route((url) => /\/tap\/[^/]+\/pay$/.test(url.pathname), loseAnswer, { times: 1 });
  await phone.getByRole('button', { name: /R\$\s23,77/ }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await phone.getByRole('button', { name: /^Conferir o pagamento de R\$\s23,77$/ }).click();
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  const found = await till(getTap, { params: { id: asked.id } });
  expect(found).toMatchObject({ amount: 2_377, sale: { amount: 2_377 } });
});
