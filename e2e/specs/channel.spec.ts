import { listMails } from '@balcao/contract/sandbox';
import { arrive, atWork, callerOf, register } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { makeRole } from '../support/team.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const choosePicture = async (page: Page) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher a imagem' }).click();
  await (await choosing).setFiles(makePhoto(400, 300));
  await page.getByRole('dialog').getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByRole('button', { name: 'Trocar a imagem' })).toBeVisible();
};

const makeChannel = async (page: Page, name: string, type: 'Todos' | 'Só convidados') => {
  await page.goto('/channels/index');
  await page.getByRole('link', { name: 'Criar canal' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await expect(page.getByText('Este nome está disponível.')).toBeVisible();
  await page.getByLabel('Descrição').fill('O que chega na feira, toda semana.');
  await page.getByText(type, { exact: true }).click();
  await page.getByLabel('Categoria').selectOption('Compras');
  await choosePicture(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar canal' }).click();
  await expect(page.getByText('Canal criado.')).toBeVisible();
  await expect(page).toHaveURL(/\/channel\/[0-9a-f-]{36}\/setting\/index$/);
};

test('a member makes a channel, a customer finds and follows it, and the member sees the count rise', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const name = `Feira da Ponte ${Date.now()}`;
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/channels/index');
  await makeChannel(page, name, 'Todos');
  await page.getByRole('link', { name: 'Voltar' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('cell').nth(2)).toHaveText('0');

  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  await phone.goto('/phone/');
  await phone.getByRole('link', { name: 'Canais' }).click();
  await phone.getByLabel('Nome do canal').fill(name.toUpperCase());
  await phone.getByRole('link', { name }).click();
  await expect(phone.getByText('Nenhuma publicação ainda')).toBeVisible();
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(phone.getByText('Você segue este canal.')).toBeVisible();
  await expect(phone.getByText('1 seguidor')).toBeVisible();
  await phone.getByRole('button', { name: 'Silenciar' }).click();
  await expect(phone.getByRole('button', { name: 'Reativar o som' })).toBeVisible();
  await expectAccessible(phone);

  await expect(row.getByRole('cell').nth(2)).toHaveText('1');
  await phone.goto('/phone/channel');
  await expect(phone.getByRole('heading', { name: 'Você segue' })).toBeVisible();
  await phone.getByRole('link', { name }).first().click();
  await phone.getByRole('button', { name: 'Deixar de seguir' }).click();
  await expect(row.getByRole('cell').nth(2)).toHaveText('0');
  seen.expectQuiet();
});

test('a channel for invited people opens by a link alone, and no longer by one that was revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Clube da Ponte ${Date.now()}`;
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/channels/index');
  await makeChannel(page, name, 'Só convidados');
  await page.getByLabel('Número de pessoas').fill('1');
  await page.getByRole('button', { name: 'Criar link' }).click();
  await expect(page.getByText('0 de 1 pessoa')).toBeVisible();
  const link = (await page.getByTitle(/\/phone\/channel\/.*invitation=/).getAttribute('title')) ?? '';

  const phone = await newPhone(browser, baseURL, 'Rui Prado');
  await phone.goto(link.replace(/[?].*/, ''));
  await expect(phone.getByText('Não é possível abrir este canal')).toBeVisible();
  await phone.goto('/phone/pay');
  await phone.getByLabel('Pix copia e cola').fill(link);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(phone.getByText('Você segue este canal.')).toBeVisible();
  await expect(page.getByText('1 de 1 pessoa')).toBeVisible();
  await expect(page.getByText('Esgotado')).toBeVisible();

  await page.getByRole('button', { name: 'Criar link' }).click();
  await expect(page.getByText('0 de 1 pessoa')).toBeVisible();
  const second = (await page.getByTitle(/\/phone\/channel\/.*invitation=/).getAttribute('title')) ?? '';
  await page.getByRole('button', { name: 'Revogar link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar link' }).click();
  await expect(page.getByText('Link revogado.')).toBeVisible();
  const other = await newPhone(browser, baseURL, 'Nina Alves');
  await other.goto(second);
  await expect(other.getByText('Este convite não vale mais.')).toBeVisible();
});

/** The path of the invitation in the newest mail to an address. */
const invitationFor = async (baseURL: string | undefined, email: string): Promise<string> => {
  let path = '';
  await expect(async () => {
    const { list } = await callerOf(baseURL)(listMails, { query: { to: email } });
    path = /\/invite\?code=[\w-]{22}/.exec(list.map(({ text }) => text).join('\n'))?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return path;
};

test('a person from outside is invited to manage a channel, joins, and finds it among those that they manage', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Canal da Ponte ${Date.now()}`;
  const ana = await atWork(baseURL, 'ana@cafe.example');
  const role = `Writer${Date.now()}`;
  await makeRole(baseURL, ana, role, [{ menuId: 'channels.index', permissionLevel: 'write' }]);
  const { email, token } = await register(baseURL);
  await arrive(page, ana, '/channels/index');
  await makeChannel(page, name, 'Todos');
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Função na equipe').selectOption(role);
  await page.getByLabel('Publicar conteúdo').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: email });
  await expect(waiting).toContainText('Convite pendente');

  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await arrive(other, token, await invitationFor(baseURL, email));
  await expect(other.getByText(`Você também vai ajudar a cuidar do canal ${name}.`)).toBeVisible();
  await other.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(other.getByText(/Agora você faz parte da equipe/)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: /Escrever rascunhos · Publicar conteúdo/ })).toBeVisible();
  await other.goto('/channels/index?scope=managed');
  await expect(other.getByRole('row').filter({ hasText: name })).toBeVisible();
});
