import { askLoginCode } from '@balcao/contract/authorization';
import { pathOf } from '@balcao/contract/endpoint';
import { verify } from '@balcao/contract/factor';
import { currentUser } from '@balcao/contract/session-current';
import { inOneNetwork } from '../support/network.ts';
import { arrive, callerOf, codeFor, newcomer, newPassword, register } from '../support/person.ts';
import { newPhone, phoneOfBruna, scan } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** Opens the login by QR code; answers with what the code on the screen says. */
const showCode = async (page: Page, begin: () => Promise<unknown>): Promise<string> => {
  const answer = page.waitForResponse((response) => response.url().endsWith(pathOf(askLoginCode)));
  await begin();
  const { data } = await (await answer).json();
  await expect(page.getByRole('img', { name: 'QR Code: entrar no Balcão' })).toBeVisible();
  expect(data.text).not.toContain(data.secret);
  return data.text;
};
const sheetOf = (phone: Page, name: string) => phone.getByRole('dialog', { name });

/** A first password, after a code by e-mail: there is no other proof yet. */
const setFirstPassword = async (page: Page, baseURL: string | undefined, email: string) => {
  await page.getByRole('button', { name: 'Criar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar senha' });
  await dialog.getByLabel('Nova senha', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Repita a nova senha').fill(newPassword);
  await dialog.getByRole('button', { name: 'Criar senha' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(proof.getByRole('textbox', { name: 'Código de verificação' })).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Enviar código' }).click();
  await proof
    .getByRole('textbox', { name: 'Código de verificação' })
    .fill(await codeFor(baseURL, email, /confirmar que é você/));
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Senha criada. As outras sessões foram encerradas.')).toBeVisible();
};

test.describe('logging in by QR code', () => {
  test('goes from the code on the screen over the phone to the start', async ({ page, browser, baseURL }) => {
    const { expectQuiet } = watch(page, baseURL);
    const phone = await phoneOfBruna(browser, baseURL);
    await inOneNetwork(page, phone);
    await page.goto('/login');
    const text = await showCode(page, () => page.getByRole('link', { name: 'Entrar com QR Code' }).click());
    await expect(page).toHaveURL(/\/login\?tab=qr$/);
    await expectAccessible(page);

    await phone.goto('/phone/pay');
    await phone.getByLabel('Pix copia e cola').fill(text);
    await phone.getByRole('button', { name: 'Continuar' }).click();
    const sheet = sheetOf(phone, 'Entrar no Balcão?');
    await expect(sheet).toContainText('ana_souza');
    await expect(sheet).toContainText('Linux');
    await expect(sheet).toContainText('perto de São Paulo');
    await expect(sheet).not.toContainText('outra rede');
    await expectAccessible(phone);
    await expect(page.getByRole('status')).toContainText('Bruna Carvalho');
    await expect(page.getByRole('status')).toContainText('Confirme no celular.');
    await expectAccessible(page);

    await sheet.getByRole('button', { name: 'Entrar no Balcão' }).click();
    await expect(phone.getByText('Tudo certo', { exact: true })).toBeVisible();
    // Their only team is entered; of several, one is chosen.
    await expect(page).toHaveURL(/\/(home|teams)$/);
    await expect(page.getByRole('button', { name: /^Conta de / })).toBeVisible();
    expectQuiet();
  });

  test('says that it was refused on the phone, and begins again by keyboard', async ({ page, browser, baseURL }) => {
    const text = await showCode(page, () => page.goto('/login?tab=qr'));
    const phone = await phoneOfBruna(browser, baseURL);
    await scan(phone, text);
    await sheetOf(phone, 'Entrar no Balcão?').getByRole('button', { name: 'Recusar' }).click();
    await expect(phone.getByText('Você recusou', { exact: true })).toBeVisible();
    await expect(page.getByText('A autorização foi cancelada')).toBeVisible();
    await expectAccessible(page);
    const renew = page.getByRole('button', { name: 'Gerar novo código' });
    await renew.focus();
    const another = await showCode(page, () => page.keyboard.press('Enter'));
    expect(another).not.toBe(text);
    await scan(phone, another);
    await expect(sheetOf(phone, 'Entrar no Balcão?')).toContainText('ana_souza');
    await scan(phone, text);
    await expect(phone.getByText('O QR Code venceu', { exact: true })).toBeVisible();
  });

  test('tells the second who scans that another person was first', async ({ page, browser, baseURL }) => {
    const text = await showCode(page, () => page.goto('/login?tab=qr'));
    const bruna = await phoneOfBruna(browser, baseURL);
    await scan(bruna, text);
    await expect(sheetOf(bruna, 'Entrar no Balcão?')).toContainText('ana_souza');
    const second = await newPhone(browser, baseURL, 'Jonas Lacerda');
    await scan(second, text);
    await expect(second.getByText('Outra pessoa já leu este QR Code', { exact: true })).toBeVisible();
    await expectAccessible(second);
    await scan(second, 'balcao://login/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(second.getByText('Código não reconhecido', { exact: true })).toBeVisible();
  });

  test('lets a person with an account link the phone by the password, and answer the browser after it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const seen = watch(page, baseURL);
    const { email } = await register(baseURL);
    const phone = await newPhone(browser, baseURL, 'Clara Nunes');
    await inOneNetwork(page, phone);
    await scan(phone, await showCode(page, () => page.goto('/login?tab=qr')));
    await sheetOf(phone, 'Entrar no Balcão com este celular?')
      .getByRole('button', { name: 'Já tenho uma conta' })
      .click();
    const form = sheetOf(phone, 'Vincular este celular à sua conta');
    await expect(form.getByRole('textbox', { name: 'E-mail ou nome de usuário' })).toBeFocused();
    await form.getByRole('button', { name: 'Vincular este celular' }).click();
    await expect(form.getByRole('textbox', { name: 'E-mail ou nome de usuário' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await form.getByRole('textbox', { name: 'E-mail ou nome de usuário' }).fill(email);
    await form.getByLabel('Senha', { exact: true }).fill('outra-senha');
    await form.getByRole('button', { name: 'Vincular este celular' }).click();
    await expect(form.getByText(/senha incorret/)).toBeVisible();
    await expectAccessible(phone);
    await form.getByLabel('Senha', { exact: true }).fill(newPassword);
    await form.getByRole('button', { name: 'Vincular este celular' }).dblclick();

    const question = sheetOf(phone, 'Entrar no Balcão?');
    await expect(question).toContainText('perto de São Paulo');
    await expectAccessible(phone);
    await expect(page).toHaveURL(/\/login/);
    await question.getByRole('button', { name: 'Entrar no Balcão' }).click();
    await expect(phone.getByText('Tudo certo', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/teams/);
    await page.goto('/account');
    await expect(page.locator('#chat-account')).toContainText('Clara Nunes');
    seen.expectQuiet();
  });

  test('lets a person without an account open one on the phone, goes on to the first team, and takes a first password', async ({
    page,
    browser,
    baseURL,
  }) => {
    const seen = watch(page, baseURL);
    const { email, account } = newcomer();
    const phone = await newPhone(browser, baseURL, 'Jonas Lacerda');
    await inOneNetwork(page, phone);
    await scan(phone, await showCode(page, () => page.goto('/login?tab=qr')));
    const sheet = sheetOf(phone, 'Entrar no Balcão com este celular?');
    await expect(sheet).toContainText('perto de São Paulo');
    await expectAccessible(phone);
    await expect(page.getByText('Continue no celular: crie a sua conta ou vincule a que você já tem.')).toBeVisible();
    await expectAccessible(page);

    await sheet.getByRole('button', { name: 'Criar conta no Balcão' }).click();
    const form = sheetOf(phone, 'Criar conta no Balcão');
    await form.getByRole('button', { name: 'Criar conta e entrar' }).click();
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await expectAccessible(phone);
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('button', { name: 'Enviar código' }).click();
    const captcha = await codeFor(baseURL, email, /abrir uma conta/);
    await form.getByRole('textbox', { name: 'Nome de usuário' }).fill('ana_souza');
    await form.getByRole('textbox', { name: 'Código de verificação' }).fill(captcha === '000000' ? '111111' : '000000');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Criar conta e entrar' }).click();
    const code = form.getByRole('textbox', { name: 'Código de verificação' });
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(captcha);
    await form.getByRole('button', { name: 'Criar conta e entrar' }).click();
    const name = form.getByRole('textbox', { name: 'Nome de usuário' });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill(account);
    await form.getByRole('button', { name: 'Criar conta e entrar' }).dblclick();
    await expect(phone.getByText('Conta criada', { exact: true })).toBeVisible();
    await expectAccessible(phone);

    await expect(page.getByText('Conta criada. Boas-vindas ao Balcão!')).toBeVisible();
    await expect(page).toHaveURL(/\/teams/);
    await page.goto('/account');
    await expect(page.locator('#chat-account')).toContainText('Jonas Lacerda');
    await setFirstPassword(page, baseURL, email);
    await expect(page.getByRole('button', { name: 'Trocar a senha' })).toBeVisible();
    seen.expectQuiet();
  });

  test('asks for how far it is only while somebody looks', async ({ page }) => {
    await showCode(page, () => page.goto('/login?tab=qr'));
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/code/getStatus') && asked.push(request.url()));
    await page.waitForRequest((request) => request.url().includes('/code/getStatus'));
    await page.getByRole('link', { name: 'Entrar com e-mail' }).click();
    await expect(page.getByRole('textbox', { name: 'Senha' })).toBeVisible();
    const soFar = asked.length;
    await expect(page).toHaveURL(/\/login$/);
    await showCode(page, () => page.goBack());
    expect(asked.length - soFar).toBeLessThanOrEqual(1);
  });
});

test('somebody links a chat account, logs in with it, and changes it', async ({ page, browser, baseURL }) => {
  const { token } = await register(baseURL);
  const call = callerOf(baseURL, token);
  await call(verify, { body: { method: 'password', value: newPassword } });
  const { account } = await call(currentUser, {});
  await arrive(page, token, '/account');
  const card = page.locator('#chat-account');
  await expect(card).toContainText('Vincule a sua conta');
  const bind = async (button: string, path: string) => {
    const answer = page.waitForResponse((response) => response.url().endsWith(path));
    await card.getByRole('button', { name: button }).click();
    return (await (await answer).json()).data.text as string;
  };

  const iara = await newPhone(browser, baseURL, 'Iara Teles');
  await scan(iara, await bind('Vincular', '/merchant/bindApp/code'));
  const sheet = sheetOf(iara, 'Vincular a conta do Balcão?');
  await expect(sheet).toContainText(account);
  const dialog = page.getByRole('dialog', { name: 'Vincular a conta do chat' });
  await expect(dialog.getByRole('status')).toContainText('Iara Teles');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Vincular a conta' }).click();
  await expect(iara.getByText('Conta vinculada', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Vinculada');
  await expect(card).toContainText('Iara Teles');
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await scan(iara, await showCode(other, () => other.goto('/login?tab=qr')));
  await sheetOf(iara, 'Entrar no Balcão?').getByRole('button', { name: 'Entrar no Balcão' }).click();
  await expect(other).toHaveURL(/\/(home|teams)$/);

  const jonas = await newPhone(browser, baseURL, 'Jonas Lacerda');
  const change = await bind('Trocar', '/merchant/changeBinding/code');
  await scan(iara, change);
  await expect(iara.getByText('Já está vinculada', { exact: true })).toBeVisible();
  await scan(jonas, change);
  await sheetOf(jonas, 'Trocar a conta do chat?').getByRole('button', { name: 'Trocar a conta do chat' }).click();
  await expect(card).toContainText('Jonas Lacerda');
});

test('the phone shows who one is, activates the wallet and has the name checked', async ({ browser, baseURL }) => {
  const phone = await newPhone(browser, baseURL, 'Otília Ramos');
  const { expectQuiet } = watch(phone, baseURL);
  await phone.goto('/phone/');
  await phone.getByRole('link', { name: 'Ativar a carteira' }).click();
  await expect(phone.getByRole('heading', { name: 'Eu', exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Ativar a carteira' }).click();
  await expect(phone.getByText('Ativada', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Verificar' }).click();
  const sheet = sheetOf(phone, 'Verificar o nome real');
  await sheet.getByLabel('CPF').fill('52998224726');
  await expect(sheet.getByLabel('CPF')).toHaveValue('529.982.247-26');
  await sheet.getByRole('button', { name: 'Verificar' }).click();
  await expect(sheet.getByLabel('CPF')).toBeFocused();
  await expectAccessible(phone);
  await sheet.getByLabel('CPF').fill('52998224725');
  await sheet.getByRole('button', { name: 'Verificar' }).click();
  await expect(sheet).toBeHidden();
  await expect(phone.getByText('Verificado', { exact: true })).toBeVisible();
  await phone.getByRole('link', { name: 'Trocar de pessoa ou sair' }).click();
  await phone.getByLabel('Outra pessoa').fill('Pessoa de Prova');
  await phone.getByRole('button', { name: 'Criar e usar este celular' }).click();
  await expect(phone.getByRole('heading', { name: 'Saldo' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Ativar a carteira' })).toBeVisible();
  expectQuiet();
});
