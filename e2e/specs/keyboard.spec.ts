import { listChannels } from '@balcao/contract/channel';
import { expectTrapped, pressByKeys, tabTo, typeByKeys } from '../support/keyboard.ts';
import { arrive, atWork, callerOf, demoPassword } from '../support/person.ts';
import { newPhone, phoneOfBruna, scan } from '../support/phone.ts';
import { bought } from '../support/sale.ts';
import { openShop, sell } from '../support/shop.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { newTicket } from '../support/ticket.ts';

/*
 * The main jobs by keys alone, from where each begins. Approving a certification by keys stands in review.spec.ts, what all pages have
 * around them in home.spec.ts.
 */
const ana = 'ana@cafe.example';
/** What is said without being looked for. */
const said = (page: Page, words: string | RegExp) =>
  page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: words }).first();
/** Closes the pages that a test has opened in addition to its own. */
const withPage = async (page: Promise<Page>, work: (page: Page) => Promise<void>): Promise<void> => {
  const opened = await page;
  await work(opened);
  await opened.context().close();
};
const consoleOf = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();

test('log in, and enter a team', async ({ page }) => {
  await page.goto('/login');
  await typeByKeys(page, page.getByRole('textbox', { name: 'E-mail' }), ana);
  await typeByKeys(page, page.getByLabel('Senha', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/teams');
  await pressByKeys(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /Café do Mercado/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('find an order, open it, and give it back', async ({ page, baseURL }) => {
  const { number } = await bought(baseURL, 2_468);
  await arrive(page, await atWork(baseURL, ana), '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('Enter');
  const order = page.getByRole('dialog', { name: number });
  await expect(order).toBeVisible();
  const refund = order.getByRole('button', { name: 'Reembolsar' });
  await pressByKeys(page, refund);
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  // What is loading makes room for the form.
  await expect(form.getByLabel('Valor a reembolsar')).toBeFocused();
  await expectTrapped(page, form);
  await page.keyboard.press('Escape');
  await expect(refund).toBeFocused();
  await page.keyboard.press('Enter');
  await typeByKeys(page, form.getByLabel('Valor a reembolsar'), '10,00');
  await typeByKeys(page, form.getByLabel('Mensagem para quem pagou'), 'Faltou o bolo');
  await pressByKeys(page, form.getByRole('button', { name: /^Reembolsar R\$\s10,00$/ }));
  await expect(form).toBeHidden();
  await expect(order.getByText('Faltou o bolo')).toBeVisible();
});

test('withdraw', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/payment/financial');
  await pressByKeys(page, page.getByRole('button', { name: 'Sacar', exact: true }));
  const form = page.getByRole('dialog', { name: 'Sacar' });
  await expectTrapped(page, form);
  await typeByKeys(page, form.getByLabel('Valor do saque'), '11,07');
  await pressByKeys(page, form.getByRole('button', { name: /^Sacar R\$\s11,07$/ }));
  await pressByKeys(page, page.getByRole('link', { name: 'Acompanhar o saque' }));
  await expect(page.getByText('Creditado no destino')).toBeVisible();
});

test('invite a member', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/setting/team?tab=invitations');
  const invite = page.getByRole('button', { name: 'Convidar' });
  await pressByKeys(page, invite);
  const form = page.getByRole('dialog');
  await typeByKeys(page, form.getByRole('textbox', { name: 'E-mails' }), `tecla-${Date.now()}@exemplo.com.br`);
  await tabTo(page, form.getByRole('combobox', { name: 'Função' }));
  await page.keyboard.press('ArrowDown');
  await pressByKeys(page, form.getByRole('button', { name: 'Enviar convite' }));
  await expect(said(page, 'Convite enviado.')).toBeVisible();
  await expect(invite).toBeFocused();
});

test('create a QR code, and remove it', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/payment/products');
  await pressByKeys(page, page.getByRole('article', { name: 'QR Code' }).getByRole('link').first());
  await pressByKeys(page, page.getByRole('button', { name: 'Criar QR Code' }));
  const form = page.getByRole('dialog', { name: 'Novo QR Code' });
  const name = `Mesa ${Date.now()}`;
  await typeByKeys(page, form.getByLabel('Nome do código'), name);
  await typeByKeys(page, form.getByLabel('O que aparece no comprovante'), 'Consumo no salão');
  await pressByKeys(page, form.getByRole('button', { name: 'Criar QR Code' }));
  const code = page.getByRole('dialog', { name });
  await pressByKeys(page, code.getByRole('button', { name: 'Remover' }));
  const question = page.getByRole('alertdialog');
  await expectTrapped(page, question);
  await pressByKeys(page, question.getByRole('button', { name: 'Remover' }));
  await expect(said(page, `${name} foi removido.`)).toBeVisible();
});

test('answer a conversation', async ({ page, browser, baseURL }) => {
  const token = await atWork(baseURL, ana);
  const { list } = await callerOf(baseURL, token)(listChannels, { query: {} });
  const channel = list.find((one) => one.name.startsWith('Novidades do Café'));
  const name = `Téo Teclas ${Date.now()}`;
  await withPage(newPhone(browser, baseURL, name), async (phone) => {
    await phone.goto(new URL(channel?.url ?? '').pathname);
    await pressByKeys(phone, phone.getByRole('button', { name: 'Seguir', exact: true }));
    await pressByKeys(phone, phone.getByRole('link', { name: 'Conversar' }));
    await typeByKeys(phone, phone.getByRole('textbox', { name: 'Escreva uma mensagem' }), 'Abrem hoje?');
    await pressByKeys(phone, phone.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(phone.getByRole('article')).toContainText('Abrem hoje?');

    await arrive(page, token, `/channel/${channel?.id}/services/conversations`);
    const inbox = page.getByRole('region', { name: 'Caixa de entrada' });
    await pressByKeys(page, inbox.getByRole('link', { name: new RegExp(name) }));
    await typeByKeys(page, page.getByRole('textbox', { name: 'Escreva uma mensagem' }), 'Até as 18.');
    await page.keyboard.press('Enter');
    await expect(phone.getByRole('article').last()).toContainText('Até as 18.');
    await expect(said(phone, 'Até as 18.')).toBeVisible();
    await expect(said(page, 'Até as 18.')).toBeVisible();
  });
});

test('answer a request to support at the console', async ({ browser, baseURL }) => {
  const id = await newTicket(baseURL, ana);
  const { token } = await newStaff(baseURL, 'Tina Teclas', 'support');
  await withPage(consoleOf(browser, baseURL), async (desk) => {
    await arriveAtConsole(desk, token, '/console/ticket?scope=unassigned');
    await pressByKeys(desk, desk.locator(`a[href$="/ticket/${id}"]`));
    await typeByKeys(desk, desk.getByLabel('Resposta para a equipe'), 'Já estamos olhando.');
    await pressByKeys(desk, desk.getByRole('button', { name: 'Enviar resposta' }));
    await expect(desk.getByRole('article').filter({ hasText: 'Já estamos olhando.' })).toHaveCount(1);
  });
});

test('pay on the phone', async ({ browser, baseURL }) => {
  const { brCode } = await sell(openShop(baseURL), 321);
  await withPage(phoneOfBruna(browser, baseURL), async (phone) => {
    await scan(phone, brCode);
    const sheet = phone.getByRole('dialog', { name: 'Confirmar o pagamento' });
    await pressByKeys(phone, sheet.getByRole('button', { name: 'Pagar R$ 3,21' }));
    await pressByKeys(phone, phone.getByRole('link', { name: 'Ir para a carteira' }));
    await expect(phone.getByRole('listitem').first()).toContainText('R$ 3,21');
  });
});
