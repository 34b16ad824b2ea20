import { enableFactor, generateFactor, verify } from '@balcao/contract/factor';
import { listMails } from '@balcao/contract/sandbox';
import { codeOf } from '../support/authenticator.ts';
import { plugIn } from '../support/device.ts';
import { arrive, callerOf, newPassword, register } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const card = (page: Page) => page.locator('#passkeys');
const entries = (page: Page) => card(page).getByRole('list', { name: 'Suas chaves de acesso' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Criar chave de acesso' });
const ask = (page: Page) => page.getByRole('button', { name: 'Entrar com chave de acesso' });

/** Answers the question whether it is really them. */
const prove = async (page: Page) => {
  const question = page.getByRole('dialog').filter({ hasText: 'Confirme que é você' });
  await question.getByRole('textbox', { name: 'Senha' }).fill(newPassword);
  await question.getByRole('button', { name: 'Confirmar' }).click();
};
const openDialog = async (page: Page) => {
  await card(page).getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(dialog(page)).toContainText('a digital, o rosto ou um PIN');
};
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Criar chave de acesso' }).click();
const createNamed = async (page: Page, name: string) => {
  await openDialog(page);
  await dialog(page).getByRole('textbox', { name: 'Nome' }).fill(name);
  await create(page);
};
const leave = async (page: Page) => {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
};

test('a passkey is made, logs in without a password, takes another name, and ends', async ({ page, baseURL }) => {
  test.slow(); // Axe reads four states on the way.
  const seen = watch(page, baseURL);
  const device = await plugIn(page);
  const { token, email } = await register(baseURL);
  await arrive(page, token, '/account#passkeys');
  await expect(entries(page)).toHaveCount(0);
  await openDialog(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Nome' })).toHaveValue('Linux (Chrome)');
  await expectAccessible(page);
  await create(page);
  await prove(page);
  await expect(page.getByText('Chave de acesso “Linux (Chrome)” criada.')).toBeVisible();
  await expect(entries(page)).toContainText(['Ainda não usada']);
  expect(await device.count()).toBe(1);
  await expectAccessible(page);

  await leave(page);
  await expectAccessible(page);
  await ask(page).click();
  await expect(page).toHaveURL('/teams');

  await page.goto('/account#passkeys');
  await expect(entries(page)).toContainText(['Usada em']);
  await card(page).getByRole('button', { name: 'Renomear Linux (Chrome)' }).click();
  const naming = page.getByRole('dialog', { name: 'Renomear chave de acesso' });
  await naming.getByRole('textbox', { name: 'Nome' }).fill('');
  await naming.getByRole('button', { name: 'Salvar o nome' }).click();
  await expect(naming.getByText('Preencha este campo.')).toBeVisible();
  await naming.getByRole('textbox', { name: 'Nome' }).fill('Notebook do balcão');
  await page.keyboard.press('Enter');
  await expect(entries(page)).toContainText(['Notebook do balcão']);

  await card(page).getByRole('button', { name: 'Remover Notebook do balcão' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('não poderá mais entrar na sua conta');
  await page.getByRole('button', { name: 'Remover “Notebook do balcão”' }).click();
  await prove(page); // Logging in by a passkey proves nothing for later: the session is a new one.
  await expect(entries(page)).toHaveCount(0);
  await expect(async () => {
    const { list } = await callerOf(baseURL)(listMails, { query: { to: email } });
    expect(list.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Uma chave de acesso foi adicionada à sua conta do Balcão',
        'Uma chave de acesso foi removida da sua conta do Balcão',
      ]),
    );
  }).toPass();

  // The device is told, and offers it no more.
  await expect.poll(() => device.count()).toBe(0);
  seen.expectQuiet();
});

test('a passkey that was removed is refused in plain words, where the device still offers it', async ({
  page,
  baseURL,
}) => {
  // As in browsers that cannot tell the device.
  await page.addInitScript(() => Reflect.deleteProperty(PublicKeyCredential, 'signalAllAcceptedCredentials'));
  const device = await plugIn(page);
  const { token } = await register(baseURL);
  await arrive(page, token, '/account#passkeys');
  await createNamed(page, 'Notebook');
  await prove(page);
  await card(page).getByRole('button', { name: 'Remover Notebook' }).click();
  await page.getByRole('button', { name: 'Remover “Notebook”' }).click();
  await expect(entries(page)).toHaveCount(0);
  expect(await device.count()).toBe(1);
  await leave(page);
  await ask(page).click();
  await expect(page.getByText('Esta chave de acesso não foi aceita.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the browser offers a passkey in the e-mail field, and the person need not ask', async ({ page, baseURL }) => {
  await plugIn(page);
  const { token } = await register(baseURL);
  await arrive(page, token, '/account#passkeys');
  await createNamed(page, 'Notebook');
  await prove(page);
  await expect(entries(page)).toHaveCount(1);
  await leave(page);
  await page.getByRole('textbox', { name: 'E-mail' }).click();
  await expect(page).toHaveURL('/teams');
});

test('a login by passkey has no second step, also where two-step verification is on', async ({ page, baseURL }) => {
  await plugIn(page);
  const { token } = await register(baseURL);
  const call = callerOf(baseURL, token);
  await call(verify, { body: { method: 'password', value: newPassword } });
  const { secret } = await call(generateFactor, {});
  await call(enableFactor, { body: { code: codeOf(secret) } });
  await arrive(page, token, '/account#passkeys');
  await createNamed(page, 'Notebook');
  await expect(entries(page)).toHaveCount(1);
  await leave(page);
  await ask(page).click();
  await expect(page).toHaveURL('/teams');
  await page.goto('/account#two-step');
  await expect(page.locator('#two-step')).toContainText('Ativada');
});

test('what the device refuses or cannot do is said where it happened, and nothing is lost', async ({
  page,
  baseURL,
}) => {
  const device = await plugIn(page, { synced: true });
  const { token } = await register(baseURL);
  await arrive(page, token, '/account#passkeys');
  await device.knowsItsUser(false);
  await createNamed(page, 'Celular da loja');
  await prove(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Nenhuma chave foi criada.');
  await expect(dialog(page).getByRole('textbox', { name: 'Nome' })).toHaveValue('Celular da loja');
  await expectAccessible(page);
  await device.knowsItsUser(true);
  await create(page);
  await expect(entries(page)).toContainText(['Sincronizada']);

  await openDialog(page);
  await create(page);
  await expect(dialog(page).getByRole('alert')).toContainText('já tem uma chave de acesso da sua conta');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('the person who closes the question whether it is them has changed nothing', async ({ page, baseURL }) => {
  const device = await plugIn(page);
  const { token } = await register(baseURL);
  await arrive(page, token, '/account#passkeys');
  await createNamed(page, 'Notebook');
  await expect(page.getByRole('dialog').filter({ hasText: 'Confirme que é você' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('textbox', { name: 'Nome' })).toHaveValue('Notebook');
  expect(await device.count()).toBe(0);
  await expect(entries(page)).toHaveCount(0);
});

test('a login by passkey that the person breaks off says nothing', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const device = await plugIn(page);
  await page.goto('/login');
  await device.knowsItsUser(false);
  await ask(page).click();
  await expect(ask(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  seen.expectQuiet();
});

test('at a bare address, where browsers know no passkeys, the login offers none and the account says why', async ({
  page,
  baseURL,
}) => {
  const bare = (baseURL ?? '').replace('localhost', '127.0.0.1');
  const { token } = await register(baseURL);
  await page.goto(`${bare}/login`);
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(ask(page)).toHaveCount(0);
  await page.evaluate((value) => localStorage.setItem('balcao.token', value), token);
  await page.goto(`${bare}/account#passkeys`);
  await expect(card(page)).toContainText('Chaves de acesso funcionam apenas em localhost.');
  await expect(card(page).getByRole('button')).toHaveCount(0);
});
