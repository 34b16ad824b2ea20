import { listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const panel = (page: Page) => page.getByRole('dialog');

/** Staff open what waits of this kind, and pass it. */
const passes = async (staff: Page, kind: string, action: string): Promise<void> => {
  await staff.goto(`/console/review?kind=${kind}`);
  await staff.getByRole('row').nth(1).getByRole('link').first().click();
  await staff.getByRole('button', { name: /^Assumir/ }).click();
  await expectAccessible(staff);
  await staff.keyboard.press('Escape');
  for (const field of await staff.getByRole('button', { name: /^Certo: / }).all()) await field.click();
  await staff
    .getByRole('region', { name: 'Decisão' })
    .getByRole('button', { name: /^Aprovar/ })
    .click();
  await panel(staff).getByRole('button', { name: action }).click();
  await expect(staff.getByRole('region', { name: 'Decisão' })).toContainText('Aprovada');
};

/** The person responsible for the channel, submitted for review. */
const submitsSubject = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Certificações' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Abrir Responsável pelo canal' }).click();
  await page.getByRole('link', { name: 'Solicitar', exact: true }).click();
  await expect(page.getByLabel('Nome da empresa')).toHaveValue('Café do Mercado Torrefação Ltda.');
  await page
    .getByLabel('Escolher arquivo')
    .first()
    .setInputFiles({ ...makePhoto(600, 400), name: 'cartao.png' });
  await expect(page.getByRole('button', { name: 'Remover cartao.png' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar: Conferir e enviar' }).click();
  await page.getByLabel(/^Declaro que estes dados/).check();
  await page.getByRole('button', { name: 'Enviar para análise' }).dblclick();
  await expect(page.getByText('Enviado. Você receberá a resposta por e-mail.')).toBeVisible();
  await expectAccessible(page);
};

/** Asks that the channel leads to the coffee shop's mini program, which is of the same team. */
const asksForApplet = async (page: Page): Promise<void> => {
  await page.getByLabel('Nome do miniprograma').fill('Café do Mercado');
  await page.getByRole('radio', { name: /Café do Mercado/ }).check();
  await page.getByLabel('O que as pessoas fazem nele').fill('Pedir o café e retirar no balcão.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar a solicitação' }).dblclick();
  await expect(page.getByText('Solicitação enviada.')).toBeVisible();
  await expect(page.getByText('A equipe do miniprograma aceitou.', { exact: false })).toBeVisible();
};

/** What people see of both. */
const seesBoth = async (phone: Page, baseURL: string): Promise<void> => {
  await phone.goto(`${baseURL}/phone/channel`);
  const row = phone.getByRole('link', { name: /Novidades do Café do Mercado/ });
  await expect(row.getByRole('img', { name: 'canal oficial' })).toBeVisible();
  await row.click();
  await expect(phone.getByText('Canal oficial de Café do Mercado Torrefação Ltda.', { exact: false })).toBeVisible();
  await expect(phone.getByText('98.427.361/0001-13')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Abrir Café do Mercado' }).first().click();
  await expect(phone.locator('iframe')).toBeVisible();
};

/** Another name asks first. */
const renames = async (page: Page): Promise<void> => {
  await page.getByLabel('Nome', { exact: true }).fill('Novidades da Praça');
  await page.getByRole('button', { name: 'Salvar os dados' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Encerrar a certificação oficial?');
  await question.getByRole('button', { name: 'Mudar o nome e encerrar' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
};

test('a channel is certified, leads to a mini program, and people see both on the phone', async ({ browser }) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl: baseURL } = testApp;
    const page = await (await browser.newContext({ baseURL })).newPage();
    const seen = watch(page, baseURL);
    const token = await atWork(baseURL, ana);
    const [channel] = (await callerOf(baseURL, token)(listChannels, { query: {} })).list;
    const at = `/channel/${channel?.id ?? ''}`;
    await arrive(page, token, `${at}/setting/index`);
    await submitsSubject(page);

    const staff = await (await browser.newContext({ baseURL })).newPage();
    await arriveAtConsole(staff, await staffToken(baseURL, 'rita@balcao.example'), '/console/review');
    await passes(staff, 'channelSubject', 'Aprovar o responsável');
    await expect(page.getByText('Aceito', { exact: true })).toBeVisible();

    await page.goto(`${at}/services/associate`);
    await asksForApplet(page);
    await passes(staff, 'association', 'Aprovar o vínculo');
    await expect(page.getByText('Vinculado', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desfazer o vínculo' })).toBeDisabled();
    await expect(page.getByRole('timer')).toHaveText(/^\(47:59:\d\d\)$/);
    await expectAccessible(page);

    const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
    await seesBoth(phone, baseURL);
    await page.goto(`${at}/setting/index`);
    await renames(page);
    await phone.goto(`${baseURL}/phone/channel`);
    await expect(phone.getByRole('link', { name: /Novidades da Praça/ })).toBeVisible();
    await expect(phone.getByRole('img', { name: 'canal oficial' })).toHaveCount(0);
    seen.expectQuiet();
  } finally {
    await testApp.close();
  }
});
