import { expect, test } from '@playwright/test';
import { phoneOfBruna } from '../support/phone.ts';
import { openShop } from '../support/shop.ts';
import { expectAccessible } from '../support/watch.ts';

test('the mini program sells: an order, the cashier, and the shop knows that it is paid', async ({
  browser,
  baseURL,
}) => {
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto('/phone/shop');
  await phone.getByRole('button', { name: 'Mais um: Espresso duplo' }).click();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Pedir: R$ 9,00' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Pagar R$ 9,00' }).click();
  await expect(phone.getByText('Pedido pago')).toBeVisible();
});

test('a card pays in parts, and where one says no another pays', async ({ browser, baseURL }) => {
  const order = await openShop(baseURL).createOrder({
    merchantOrderNumber: `CARD-${Date.now()}`,
    method: '0302',
    amount: 100_00,
    goodsName: 'Moedor',
  });
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto(`/phone/pay?code=${encodeURIComponent(order.payUrl)}`);
  const sheet = phone.getByRole('dialog', { name: 'Confirmar o pagamento' });
  await sheet.getByRole('radio', { name: /Visa •••• 0002/ }).check();
  await sheet.getByRole('button', { name: 'Pagar R$ 100,00' }).click();
  await expect(sheet.getByRole('alert')).toContainText('O emissor recusou este cartão.');
  await sheet.getByRole('radio', { name: /Mastercard/ }).check();
  await sheet.getByLabel('Parcelas').selectOption({ label: '3x: 1 de R$ 33,34 e 2 de R$ 33,33' });
  await sheet.getByRole('button', { name: 'Pagar R$ 100,00' }).click();
  await expect(phone.getByText('Pagamento feito')).toBeVisible();
  await expect(phone.getByText('3x', { exact: true })).toBeVisible();
  await phone.goto('/phone/cards');
  await expect(phone.getByText('•••• 4444')).toBeVisible();
  await expectAccessible(phone);
});
