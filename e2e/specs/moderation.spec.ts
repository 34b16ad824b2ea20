import { newChannel, newPost } from '../support/moderation.ts';
import { arrive, atWork } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const why = 'Promete dinheiro em dobro e some.';

/** The console, as Rita who decides. */
const openDesk = async (browser: Browser, baseURL: string): Promise<Page> => {
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await arriveAtConsole(desk, await staffToken(baseURL, 'rita@balcao.example'), '/console/channel');
  await expect(desk.getByRole('heading', { name: 'Canais e denúncias' })).toBeVisible();
  return desk;
};
const decide = async (desk: Page, choice: string, reason: string) => {
  await desk.getByRole('radio', { name: choice }).click();
  await desk.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Registrar decisão' }).dblclick();
  await expect(desk.getByText('Decisão registrada')).toHaveCount(1);
};
const report = async (phone: Page, button: string, text: string) => {
  await phone.getByRole('button', { name: button }).last().click();
  await phone.getByRole('radio', { name: 'Parece golpe ou fraude' }).click();
  await phone.getByLabel('Conte mais (opcional)').fill(text);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Enviar denúncia' }).dblclick();
  await expect(phone.getByRole('heading', { name: 'Obrigado' })).toBeVisible();
  await phone.getByRole('button', { name: 'Fechar' }).click();
};
const appeal = async (page: Page) => {
  await page.getByRole('button', { name: 'Solicitar nova análise' }).click();
  await page.getByLabel('O que deixamos de ver?').fill('É um sorteio registrado, com número.');
  await page.getByRole('button', { name: 'Enviar solicitação' }).dblclick();
  await expect(page.getByText('Você solicitou uma nova análise.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solicitar nova análise' })).toHaveCount(0);
};

test('a person reports a broadcast, staff take it down, its team asks for another look, and it is restored', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const seen = watch(page, baseURL);
  const text = `Dobre seu dinheiro ${Date.now()}`;
  const channel = await newChannel(baseURL, `Sorteio da Praça ${Date.now()}`);
  const post = await newPost(baseURL, channel, text);

  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  await phone.goto(new URL(channel.url).pathname);
  const shown = phone.getByRole('article').filter({ hasText: text });
  await shown.getByRole('button', { name: 'Denunciar publicação' }).click();
  await phone.getByRole('button', { name: 'Fechar' }).first().click();
  await report(phone, 'Denunciar publicação', 'Perdi 200 reais.');
  // The same again is refused in words, not sent.
  await shown.getByRole('button', { name: 'Denunciar publicação' }).click();
  await phone.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(phone.getByText('Você já denunciou', { exact: false })).toBeVisible();
  await phone.keyboard.press('Escape');

  const desk = await openDesk(browser, baseURL);
  await expectAccessible(desk);
  await desk.getByRole('link', { name: text }).first().click();
  await expect(desk.getByText('Perdi 200 reais.')).toBeVisible();
  await decide(desk, 'Tirar do ar', why);
  await expect(shown).toHaveCount(0);

  await arrive(page, await atWork(baseURL, ana), `/channel/${channel.id}/broadcast/edit?id=${post.id}`);
  await expect(page.getByText(`Motivo: ${why}`)).toBeVisible();
  await expectAccessible(page);
  await appeal(page);

  await desk.goto('/console/channel');
  await expect(desk.getByText('Nova análise solicitada').first()).toBeVisible();
  await desk.getByRole('link', { name: text }).first().click();
  await decide(desk, 'Restaurar a publicação', 'O sorteio está registrado.');
  await expect(shown).toBeVisible();
  await expect(page.getByText(`Motivo: ${why}`)).toHaveCount(0);
  await phone.goto('/phone/message');
  await expect(phone.getByRole('heading', { name: 'O que você denunciou' })).toBeVisible();
  seen.expectQuiet();
});

test('a person reports a channel, staff freeze it and limit it, and it opens again after another look', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const name = `Dinheiro fácil ${Date.now()}`;
  const channel = await newChannel(baseURL, name);
  const phone = await newPhone(browser, baseURL, 'Téo Ramos');
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  const post = await newPost(baseURL, channel, `Pague hoje ${name}`);
  const shown = phone.getByRole('article').filter({ hasText: `Pague hoje ${name}` });
  await expect(shown).toBeVisible();
  await report(phone, 'Denunciar canal', 'Só golpes.');

  const desk = await openDesk(browser, baseURL);
  await desk.getByRole('link', { name }).first().click();
  await decide(desk, 'Bloquear o canal', why);
  await expect(phone.getByText('A plataforma bloqueou este canal')).toBeVisible();
  await expect(shown).toHaveCount(0);
  const stranger = await newPhone(browser, baseURL, 'Iara Melo');
  await stranger.goto(new URL(channel.url).pathname);
  await expect(stranger.getByText('A plataforma bloqueou este canal')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Seguir', exact: true })).toHaveCount(0);

  await arrive(page, await atWork(baseURL, ana), `/channel/${channel.id}/broadcast/index`);
  await expect(page.getByText('A plataforma bloqueou este canal')).toBeVisible();
  await expect(page.getByText(`Motivo: ${why}`)).toBeVisible();
  await appeal(page);
  await page.goto('/notifications');
  await expect(page.getByText(`O canal ${name} foi bloqueado`, { exact: false })).toBeVisible();

  await desk.goto('/console/channel');
  await desk.getByRole('link', { name }).first().click();
  await decide(desk, 'Desbloquear o canal', 'O sorteio está registrado.');
  await expect(shown).toBeVisible();

  await desk.goto('/console/channel?part=channels');
  await desk.getByRole('link', { name }).first().click();
  await desk.getByRole('button', { name: 'Mudar o limite' }).click();
  const dialog = desk.getByRole('dialog', { name: `Limite de ${name}` });
  await dialog.getByLabel('Publicações por dia, de 1 a 100').fill('0');
  await dialog.getByLabel('Motivo').fill('Muitos avisos de quem segue.');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toBeFocused();
  await dialog.getByLabel('Publicações por dia, de 1 a 100').fill('1');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(desk.getByText('Limite salvo')).toBeVisible();
  await expect(desk.getByText('De 10 para 1 por dia')).toBeVisible();
  await page.goto(`/channel/${channel.id}/broadcast/edit?id=${post.id}`);
  await expect(page.getByRole('heading', { name: 'Enviada' })).toBeVisible();
});
