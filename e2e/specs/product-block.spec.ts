import { getProduct, submitProduct } from '@balcao/contract/product';
import { currentUser } from '@balcao/contract/session-current';
import { approve } from '../support/desk.ts';
import { arrive, callerOf, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { submitMerchant } from '../support/submission.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const reason = 'Recebemos queixas de pedidos que não foram entregues.';
const card = (page: Page) => page.getByRole('article', { name: 'API de pagamento' });

/** A team that is paid through the API; answers with its token and its id. */
const withApi = async (baseURL: string | undefined) => {
  const token = await inNewTeam(baseURL, 'dora@livraria.example', 'Quitanda da Praça');
  await submitMerchant(baseURL, token);
  await approve(baseURL, token, 'merchant');
  const call = callerOf(baseURL, token);
  const purpose = 'Vender frutas e verduras pela internet para o bairro.';
  const form = { purpose, website: 'https://quitanda.example.com', monthlyVolume: 4_500_000, averageTicket: 6_500 };
  await call(submitProduct, { body: { product: '03', ...form } });
  await approve(baseURL, token, 'product');
  const isActive = async () => (await call(getProduct, { params: { product: '03' } })).active;
  await expect.poll(isActive).toBe(true);
  return { token, merchantId: (await call(currentUser, {})).merchantId };
};

test('a product that finance blocks says so and why to the merchant, until finance gives it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token, merchantId } = await withApi(baseURL);
  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const seen = watch(desk, baseURL);
  const { token: staff } = await newStaff(baseURL, 'Lia Prado', 'finance');
  await arriveAtConsole(desk, staff, `/console/merchant/${merchantId}`);
  await desk.getByRole('button', { name: 'Bloquear API de pagamento' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Bloquear API de pagamento?' });
  await dialog.getByRole('button', { name: 'Bloquear produto' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Bloquear produto' }).click();
  await expect(desk.getByText(`: ${reason}`)).toBeVisible();
  await expectAccessible(desk);

  await arrive(page, token, '/payment/products');
  await expect(card(page)).toContainText('Bloqueado');
  await expect(card(page)).toContainText(`Motivo: ${reason}`);
  await expectAccessible(page);
  await card(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Produto bloqueado' })).toBeVisible();
  await expect(page.getByText(`Motivo: ${reason}`)).toBeVisible();
  await expect(page.getByText('O que já foi pago continua como está')).toBeVisible();
  await expect(page.getByRole('link', { name: 'suporte@balcao.example' })).toBeVisible();
  await expectAccessible(page);

  await desk.getByRole('button', { name: 'Desbloquear API de pagamento' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(desk.getByText('API de pagamento está liberado.')).toBeVisible();
  await expect(desk.getByText(`: ${reason}`)).toBeHidden();
  await page.goto('/payment/products');
  await expect(card(page)).toContainText('Ativo');
  await expect(card(page)).not.toContainText('Motivo');
  seen.expectQuiet();
});
