import { listPreauths } from '@balcao/contract/preauth';
import { setRail } from '@balcao/contract/sandbox';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { openShop } from '../support/shop.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible } from '../support/watch.ts';

test('a hold is authorised on the phone, captured in part in the back office, and the phone shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  const body = { merchantOrderNumber: `E2E-${Date.now()}`, amount: 100_00, goodsName: 'Caução da chopeira' };
  const hold = await openShop(baseURL).createPreauth(body);
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto(new URL(hold.payUrl).pathname);
  const sheet = phone.getByRole('dialog', { name: 'Confirmar o pagamento' });
  await sheet.getByRole('radio', { name: /Mastercard/ }).check();
  await expect(sheet).toContainText('É uma pré-autorização');
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: 'Autorizar R$ 100,00' }).click();
  await expect(phone.getByText('Valor reservado', { exact: true }).first()).toBeVisible();
  await expect(phone.getByText(/^É uma pré-autorização/)).toBeVisible();

  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/payment/transaction/preauths');
  await page.getByRole('link', { name: hold.number }).click();
  const panel = page.getByRole('dialog', { name: `Pré-autorização ${hold.number}` });
  // What a card holds cannot be closed as an order: it is released.
  await panel.getByRole('link', { name: 'Ver pedido' }).click();
  const order = page.getByRole('dialog', { name: `Pedido ${hold.number}` });
  await expect(order.getByText('Valor reservado no cartão')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Fechar pedido' })).toHaveCount(0);
  await order.getByRole('link', { name: 'Ver a pré-autorização' }).click();
  await panel.getByRole('button', { name: 'Capturar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Capturar o valor' });
  await dialog.getByLabel('Valor a capturar').fill('80');
  await expect(dialog).toContainText('R$ 20,00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Capturar R$ 80,00' }).click();
  await expect(panel.getByText('Capturada')).toBeVisible();
  await expect(phone.getByText('Valor capturado parcialmente', { exact: true })).toBeVisible();
});

test('a release that the card did not accept is asked for again, and done', async ({ browser }) => {
  const { baseUrl, close } = await openTestApp();
  try {
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const token = await atWork(baseUrl, 'ana@cafe.example');
    const { list } = await callerOf(baseUrl, token)(listPreauths, { query: { status: ['authorised'] } });
    await arrive(page, token, `/payment/transaction/preauths/${list[0]?.number}`);
    const panel = page.getByRole('dialog', { name: /^Pré-autorização/ });
    const other = await page.context().newPage();
    await other.goto(`/payment/transaction/preauths/${list[0]?.number}`);
    await other
      .getByRole('dialog', { name: /^Pré-autorização/ })
      .getByRole('button', { name: 'Capturar' })
      .click();
    await expect(other.getByLabel('Valor a capturar')).toBeVisible();
    const release = async () => {
      await panel.getByRole('button', { name: 'Liberar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click();
    };
    await callerOf(baseUrl)(setRail, { body: { credit: 'decline' } });
    await release();
    await expect(panel.getByText('O cartão não aceitou a última solicitação.')).toBeVisible();
    await callerOf(baseUrl)(setRail, { body: { credit: 'approve' } });
    await release();
    await expect(panel.getByText('Liberada')).toBeVisible();
    // A colleague with an open form is told that it is too late.
    await expect(other.getByText('Não há mais o que capturar')).toBeVisible();
    await expectAccessible(other);
  } finally {
    await close();
  }
});

test('a link that chooses the language opens lists of the back office and of the console', async ({
  page,
  baseURL,
}) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/payment/transaction/preauths?lang=es');
  await expect(page.getByRole('heading', { name: 'Preautorizaciones' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  // Searched for, since everyone who registered meanwhile stands before it.
  const merchants = '/console/merchant?lang=es&search=Caf%C3%A9+do+Mercado';
  await arriveAtConsole(page, await staffToken(baseURL, 'fabio@balcao.example'), merchants);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Café do Mercado').first()).toBeVisible();
});

test('holds are narrowed by card, day and amount, and a file of just those is made', async ({ page, baseURL }) => {
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL, token)(listPreauths, { query: { pageSize: 100 } });
  const { last4 = '' } = list.find(({ card }) => card !== null)?.card ?? {};
  await arrive(page, token, '/payment/transaction/preauths');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: 'Últimos 4 dígitos do cartão', exact: true }).click();
  await page.getByRole('textbox', { name: 'Últimos 4 dígitos do cartão' }).fill(last4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`cardLast4=%22${last4}%22|cardLast4=${last4}`));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(search.getByRole('button', { name: 'Autorizado em', exact: true })).toBeVisible();
  await expect(search.getByRole('button', { name: 'Valor reservado', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Preparar arquivo' }).click();
  await expect(page.getByText(/^pre-autorizacoes-.*\.xlsx$/).first()).toBeVisible();
});
