import { listCertificates, uploadCertificate } from '@balcao/contract/certificate';
import { addWebhook } from '@balcao/contract/webhook';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantClient, verifyWebhook } from '@balcao/sdk/merchant';
import { makeCertificate } from '../support/certificate.ts';
import { openReceiver } from '../support/receiver.ts';
import { expect, type Page, test } from '../support/test.ts';

const password = 'Balcao#2026';

/** Signs in as a person does, and chooses the team. */
const enter = async (page: Page, email: string, team: string) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: team }).click();
  await expect(page).toHaveURL(/\/(home|payment\/overview)$/);
};
/** Calls as the person who is signed in on the page. */
const callerOf = async (page: Page, baseUrl: string) => {
  const token = (await page.evaluate(() => localStorage.getItem('balcao.token'))) ?? '';
  return createBearerCaller({
    baseUrl,
    send: fetch,
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  });
};
const amountIn = async (page: Page): Promise<number> =>
  Number(
    (await page.getByText('Valor pago hoje').locator('xpath=ancestor::*[contains(., "R$")][1]').innerText())
      .replace(/[^\d,]/g, '')
      .replace(/,(\d\d).*/, '$1'),
  );

test('an order paid on the phone is on the merchant’s screen a second later', async ({ browser, baseURL }) => {
  const address = baseURL ?? '';
  const receiver = await openReceiver();
  const counter = await (await browser.newContext()).newPage();
  await enter(counter, 'dora@livraria.example', 'Livraria Aurora');

  // The merchant's server gets its certificate and an address for notifications.
  const dora = await callerOf(counter, address);
  const certificate = await makeCertificate('livraria.example');
  await dora(uploadCertificate, { body: { name: 'Servidor da livraria', pem: certificate.pem } });
  const { secret } = await dora(addWebhook, { body: { url: receiver.url } });
  const { merchantNumber, list, platformKey } = await dora(listCertificates, {});
  const shop = createMerchantClient({
    baseUrl: address,
    merchantNumber,
    serial: list[0]?.serial ?? '',
    privateKey: certificate.privateKey,
    platformKeys: { [platformKey.id]: platformKey.publicKey },
  });

  const overview = await counter.context().newPage();
  await overview.goto('/payment/overview');
  await expect(overview.getByText('Valor pago hoje')).toBeVisible();
  await counter.goto('/payment/transaction/orders');
  await expect(counter.getByRole('heading', { name: 'Pedidos' })).toBeVisible();

  const merchantOrderNumber = `livro-${crypto.randomUUID()}`;
  const goodsName = `Grande sertão: veredas ${merchantOrderNumber.slice(-6)}`;
  const order = await shop.createOrder({ merchantOrderNumber, method: '02', amount: 8_990, goodsName });
  const row = counter.getByRole('row').filter({ hasText: order.number });
  await expect(row).toContainText('Aguardando');
  const before = await amountIn(overview);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/phone/login');
  await phone.getByRole('button', { name: 'Bruna Carvalho' }).click();
  await phone.getByRole('link', { name: 'Pagar', exact: true }).click();
  await phone.getByLabel('Pix copia e cola').fill(order.pix?.brCode ?? '');
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('button', { name: 'Pagar R$ 89,90' }).click();

  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  await expect(row).toContainText('Pago');
  await expect.poll(() => amountIn(overview)).toBe(before + 8_990);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);

  const [notification] = receiver.received;
  const event = verifyWebhook({ headers: notification?.headers ?? {}, body: notification?.body ?? '', secret });
  expect(event).toMatchObject({ type: 'order.paid', data: { number: order.number, status: '02', amount: 8_990 } });
  await expect(shop.queryOrder(merchantOrderNumber)).resolves.toMatchObject({ status: '02', net: 8_901 });

  await row.getByRole('link', { name: order.number }).click();
  const panel = counter.getByRole('dialog');
  await expect(panel).toContainText('Bruna');
  await expect(panel).toContainText('R$ 89,01');
  receiver.close();
});
