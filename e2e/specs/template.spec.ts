import { reasonText } from '@balcao/contract/review-reason-texts';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page, language = 'Português') => page.getByRole('region', { name: language, exact: true });
const notAllowed = reasonText('notAllowed', 'pt-BR');

const writes = async (page: Page): Promise<void> => {
  await expect(page.getByRole('row', { name: /retirada_liberada/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Escrever modelo' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Pedido_Pronto');
  await page.getByLabel('Categoria').selectOption('utility');
  await page.getByRole('button', { name: 'Adicionar variável' }).click();
  await page.getByLabel('Nome da variável 1').fill('nome');
  await page.getByLabel('Exemplo da variável 1').fill('Bruna');
  await page.getByLabel('Texto', { exact: true }).fill('Seu pedido está pronto,');
  await page.getByRole('button', { name: 'Inserir nome no fim do texto' }).click();
  await expect(preview(page)).toContainText('Seu pedido está pronto, Bruna');
  await page.getByRole('button', { name: 'Adicionar botão' }).click();
  await page.getByLabel('Texto do botão 1').fill('Ver pedido');
  await page.getByLabel('O que o botão 1 faz').selectOption('link');
  await page.getByLabel('Endereço do botão 1').fill('http://padaria.example');
};

/** What is wrong in a language that is not shown is led to, with what is right there. */
const correctsItself = async (page: Page): Promise<void> => {
  await page.getByRole('radiogroup', { name: 'Idiomas' }).getByText('English').click();
  await page.getByRole('button', { name: 'Escrever em English' }).click();
  await page.getByLabel('Texto', { exact: true }).fill('Your order is ready, {{nome}}');
  await expect(preview(page, 'English')).toContainText('Your order is ready, Bruna');
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(page.getByText('Use um endereço seguro, que começa com https://.')).toBeVisible();
  const address = page.getByLabel('Endereço do botão 1');
  await expect(address).toBeFocused();
  await address.fill('https://padaria.example/pedido');
  await expectAccessible(page);
};

const opensInQueue = async (staff: Page): Promise<void> => {
  await staff.goto('/console/review?kind=messageTemplate');
  await staff
    .getByRole('row', { name: /pedido_pronto/ })
    .getByRole('link')
    .first()
    .click();
  await staff.getByRole('button', { name: /^Assumir/ }).click();
  await expect(preview(staff)).toContainText('Seu pedido está pronto, Bruna');
  await expect(preview(staff, 'English')).toContainText('Your order is ready, Bruna');
};

const sendsBack = async (staff: Page): Promise<void> => {
  await staff.getByRole('button', { name: 'Errado: Versão 2: texto', exact: true }).click();
  await staff.getByRole('radio', { name: notAllowed }).check();
  await staff.getByRole('textbox', { name: 'Observação' }).fill('Diga de que loja');
  await staff.getByRole('button', { name: 'Pronto' }).click();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: /^Recusar/ }).click();
  await dialog(staff).getByRole('button', { name: 'Recusar com 1 apontamento' }).click();
  await expect(staff.getByText('Recusada com 1 apontamento')).toBeVisible();
};

const passes = async (staff: Page): Promise<void> => {
  await staff
    .getByRole('region', { name: 'Decisão' })
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await dialog(staff).getByRole('button', { name: 'Aprovar o modelo' }).click();
  await expect(staff.getByRole('region', { name: 'Decisão' })).toContainText('Aprovada');
};

/** Follows a channel and writes to it. */
const asks = async (phone: Page, baseUrl: string, url: string): Promise<void> => {
  // The phone is opened at the server of all tests, and this test has one of its own.
  await phone.goto(new URL(new URL(url).pathname, baseUrl).href);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Meu pedido está pronto?');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('article')).toContainText('Meu pedido está pronto?');
};

/** Answers in the inbox with the template, and sees it arrive once. */
const sendsFromInbox = async (page: Page, channelId: string): Promise<void> => {
  await page.goto(`/channel/${channelId}/services/conversations`);
  await page.getByRole('region', { name: 'Caixa de entrada' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Usar modelo' }).click();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: /^pedido_pronto/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  const name = dialog(page).getByLabel('nome', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Preencha/);
  await name.fill('Bruna Lima');
  await expect(preview(page, 'Assim a pessoa recebe')).toContainText('Seu pedido está pronto, Bruna Lima');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/template-send.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: 'test-results/template-send-390.png' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog(page).getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Seu pedido está pronto, Bruna Lima' })).toHaveCount(1);
};

const pauses = async (staff: Page): Promise<void> => {
  await staff.goto('/console/message-template');
  await staff
    .getByRole('row', { name: /pedido_pronto/ })
    .getByRole('link')
    .first()
    .click();
  await dialog(staff).getByRole('button', { name: 'Pausar o modelo' }).click();
  await staff.getByRole('textbox', { name: 'Motivo' }).fill('Muita gente reclamou desta mensagem.');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Pausar o modelo' }).last().click();
  await expect(staff.getByText('pedido_pronto está pausado.')).toBeVisible();
};

/** Sends it to a follower who wrote, who reads it on the phone; the page of the template counts it. */
const reachesFollower = async (page: Page, browser: Browser, baseUrl: string): Promise<void> => {
  const templatePage = page.url();
  const channel = await newChannel(baseUrl, 'Pedidos do Café');
  const phone = await newPhone(browser, baseUrl, 'Bruna Lima');
  await asks(phone, baseUrl, channel.url);
  await sendsFromInbox(page, channel.id);
  const received = phone.getByRole('article').filter({ hasText: 'Seu pedido está pronto, Bruna Lima' });
  await expect(received.getByRole('link', { name: 'Ver pedido' })).toBeVisible();
  await phone.screenshot({ path: 'test-results/template-phone.png' });
  await page.goto(templatePage);
  await expect(page.getByRole('main')).toContainText(/Enviadas \(30 dias\)\s*1/);
  await page.screenshot({ path: 'test-results/template-figures.png', fullPage: true });
};

test('a team writes a template, corrects it, has it approved, sends it from the inbox, and reads why it is paused', async ({
  browser,
}) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const staff = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    const watched = watch(page, baseUrl);
    await arrive(page, await atWork(baseUrl, 'ana@cafe.example'), '/messages');
    await writes(page);
    await correctsItself(page);
    await page.getByRole('button', { name: 'Enviar para análise' }).dblclick();
    await expect(page.getByText('O modelo pedido_pronto foi enviado para análise.')).toBeVisible();

    await arriveAtConsole(staff, await staffToken(baseUrl, 'rita@balcao.example'), '/console/review');
    await opensInQueue(staff);
    await sendsBack(staff);

    await expect(page.getByText('Diga de que loja').first()).toBeVisible();
    await page.getByRole('button', { name: 'Versão 2: texto' }).click();
    await expect(page.getByLabel('Texto', { exact: true })).toBeFocused();
    await page.getByLabel('Texto', { exact: true }).fill('Your order at the bakery is ready, {{nome}}');
    await page.getByRole('button', { name: 'Enviar para análise' }).click();
    await expect(page.getByText('O modelo pedido_pronto foi enviado para análise.')).toBeVisible();
    await staff.goto('/console/review?kind=messageTemplate');
    await staff
      .getByRole('row', { name: /pedido_pronto/ })
      .getByRole('link')
      .first()
      .click();
    await staff.getByRole('button', { name: /^Assumir/ }).click();
    await passes(staff);
    // The page hears of it by itself.
    await expect(page.getByText('Aprovado', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/template-approved.png', fullPage: true });

    await reachesFollower(page, browser, baseUrl);

    await pauses(staff);
    await expect(page.getByRole('region', { name: 'A plataforma pausou este modelo' })).toContainText(
      'Muita gente reclamou desta mensagem.',
    );
    await page.goto('/messages');
    await expect(page.getByRole('row', { name: /pedido_pronto/ })).toContainText('Pausado');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/template-list-390.png', fullPage: true });
    watched.expectQuiet();
  } finally {
    await testApp.close();
  }
});
