import { readFile } from 'node:fs/promises';
import { enableFactor, generateFactor, verify, verifyLogin } from '@balcao/contract/factor';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { codeOf, wrongCode } from '../support/authenticator.ts';
import { arrive, callerOf, codeFor, newPassword, register } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, title: string) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
const twoStep = (page: Page) => card(page, 'Verificação em duas etapas');
const appCode = (page: Page) => page.getByRole('textbox', { name: 'Código do aplicativo' });
const recoveryCode = (page: Page) => page.getByRole('textbox', { name: 'Código de recuperação' });
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('balcao.token'));
const logIn = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
const logOut = async (page: Page) => {
  await card(page, 'Onde você está conectado').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
};

/** Someone new with two-step verification on, turned on past the screen. */
const withFactor = async (baseUrl: string | undefined) => {
  const person = await register(baseUrl);
  const call = callerOf(baseUrl, person.token);
  await call(verify, { body: { method: 'password', value: newPassword } });
  const { secret } = await call(generateFactor, {});
  const { recoveryCodes } = await call(enableFactor, { body: { code: codeOf(secret) } });
  return { ...person, call, secret, recoveryCodes };
};

/** Turns it on as a person does: proves who they are, reads the key, enters a wrong and a right code. Answers with the key. */
const turnOn = async (page: Page): Promise<string> => {
  await expect(twoStep(page).getByText('Desativada')).toBeVisible();
  await twoStep(page).getByRole('button', { name: 'Ativar' }).click();
  await dialog(page).getByRole('textbox', { name: 'Senha' }).fill(newPassword);
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('img', { name: 'QR Code: adicionar o Balcão' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog(page).locator('pre').textContent()) ?? '').replaceAll(' ', '');
  await appCode(page).fill(wrongCode(secret));
  await expect(dialog(page).getByText('O código está incorreto')).toBeVisible();
  await expect(appCode(page)).toBeFocused();
  await appCode(page).pressSequentially(codeOf(secret));
  return secret;
};

/** Takes the recovery codes to a file, and closes the dialog, which it does not do before they are said to be kept. */
const keepCodes = async (page: Page, email: string): Promise<string[]> => {
  await expect(page.getByRole('heading', { name: 'Guarde os seus códigos de recuperação' })).toBeVisible();
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Baixar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('balcao-codigos-de-recuperacao.txt');
  const kept = await readFile(await file.path(), 'utf8');
  expect(codes.filter((code) => !kept.includes(code))).toEqual([]);
  expect(kept).toContain(email);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Guarde os códigos e marque esta caixa para continuar.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Concluir' }).click();
  return codes;
};

/** Turns it off with a recovery code. */
const turnOff = async (page: Page, code: string): Promise<void> => {
  await twoStep(page).getByRole('button', { name: 'Desativar' }).click();
  await dialog(page).getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await recoveryCode(page).fill(code);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Desativar a verificação' }).click();
  await expect(twoStep(page).getByText('Desativada')).toBeVisible();
};

test('two-step verification: on, in with a code, in with a recovery code, off', async ({ page, baseURL }) => {
  test.slow(); // Axe reads five pages on the way.
  const seen = watch(page, baseURL);
  const { email, token } = await register(baseURL);
  await arrive(page, token, '/account#two-step');
  const secret = await turnOn(page);
  const [first = '', second = ''] = await keepCodes(page, email);
  await expect(twoStep(page).getByText('Ativada', { exact: true })).toBeVisible();
  await expect(twoStep(page).getByText('Restam 10 códigos.')).toBeVisible();
  await expectAccessible(page);

  await logOut(page);
  await logIn(page, email);
  await expect(appCode(page)).toBeFocused();
  await expect(appCode(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByText(`Falta um passo para entrar como ${email}.`)).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
  await expectAccessible(page);
  const used = codeOf(secret, 1);
  await appCode(page).pressSequentially(used); // It goes off by itself.
  await expect(page).toHaveURL('/teams');

  await page.goto('/account');
  await logOut(page);
  await logIn(page, email);
  await appCode(page).fill(used);
  await expect(page.getByText('O código está incorreto, venceu ou já foi usado')).toBeVisible();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await expect(recoveryCode(page)).toBeFocused();
  await recoveryCode(page).fill(first.toLowerCase().replaceAll('-', ''));
  await expect(recoveryCode(page)).toHaveValue(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/teams');

  await page.goto('/account');
  await expect(twoStep(page).getByText('Restam 9 códigos.')).toBeVisible();
  await turnOff(page, second);
  await logOut(page);
  await logIn(page, email);
  await expect(page).toHaveURL('/teams');
  seen.expectQuiet();
});

test.describe('the second step of a login', () => {
  test('leads back, and keeps nothing of itself over a reload', async ({ page, baseURL }) => {
    const { email } = await withFactor(baseURL);
    await page.goto('/login');
    await logIn(page, email);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await logIn(page, email);
    await expect(appCode(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Senha', exact: true })).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
  });

  test('ends after five wrong codes, and says so', async ({ page, baseURL }) => {
    const { email, secret, recoveryCodes } = await withFactor(baseURL);
    await page.goto('/login');
    await logIn(page, email);
    for (let tries = 1; tries <= 4; tries += 1) {
      await appCode(page).pressSequentially(wrongCode(secret));
      await expect(page.getByText('O código está incorreto')).toBeVisible();
      await expect(appCode(page)).toHaveValue('');
    }
    await appCode(page).pressSequentially(wrongCode(secret));
    await expect(page.getByRole('alert')).toHaveText(/Você digitou cinco códigos errados/);
    await expectAccessible(page);
    await logIn(page, email);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await recoveryCode(page).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL('/teams');
  });

  test('goes on to the address that somebody wanted', async ({ page, baseURL }) => {
    const { email, recoveryCodes } = await withFactor(baseURL);
    await page.goto('/account#sessions');
    await logIn(page, email);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await recoveryCode(page).fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account#sessions');
  });
});

test('few recovery codes are pointed at, and new ones take their place', async ({ page, baseURL }) => {
  const { token, call, secret, recoveryCodes } = await withFactor(baseURL);
  for (const value of recoveryCodes.slice(0, 7)) await call(verify, { body: { method: 'factor', value } });
  await arrive(page, token, '/account#two-step');
  await expect(twoStep(page).getByText('Restam poucos códigos')).toBeVisible();
  await expect(twoStep(page).getByText('Restam só 3 códigos.')).toBeVisible();
  await expectAccessible(page);
  await twoStep(page).getByRole('button', { name: 'Criar novos códigos' }).click();
  await appCode(page).pressSequentially(codeOf(secret, 1));
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  const fresh = await dialog(page).getByRole('listitem').allTextContents();
  expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Concluir' }).click();
  await expect(twoStep(page).getByText('Restam 10 códigos.')).toBeVisible();
});

test.describe('the question whether it is the owner', () => {
  test('takes a code by e-mail in the place of the password', async ({ page, baseURL }) => {
    const { email, token } = await register(baseURL);
    await arrive(page, token, '/account#two-step');
    await twoStep(page).getByRole('button', { name: 'Ativar' }).click();
    await dialog(page).getByRole('button', { name: 'Usar um código por e-mail' }).click();
    const code = dialog(page).getByRole('textbox', { name: 'Código de verificação' });
    await expect(code).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Enviar código' }).click();
    await expect(page.getByText(`Código enviado para ${email}.`)).toBeVisible();
    await code.fill(await codeFor(baseURL, email, /confirmar que é você/i));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR Code: adicionar o Balcão' })).toBeVisible();
  });

  test('takes the second factor alone where that is on', async ({ page, baseURL }) => {
    const { email, recoveryCodes } = await withFactor(baseURL);
    const [first = '', second = ''] = recoveryCodes;
    const half = await callerOf(baseURL)(login, { body: { email, password: newPassword } });
    const { token } = await callerOf(baseURL, half.token)(verifyLogin, { body: { code: first } });
    await arrive(page, token, '/account');
    await page.getByRole('button', { name: 'Vincular' }).click();
    await expect(appCode(page)).toBeFocused();
    await expect(dialog(page).getByRole('textbox', { name: 'Senha' })).toBeHidden();
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await recoveryCode(page).fill(second);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('img', { name: /^QR Code/ })).toBeVisible();
  });
});

test.describe('where somebody is logged in', () => {
  test('is listed, ended one by one, and everywhere else at once', async ({ page, browser, baseURL }) => {
    const { email, token } = await register(baseURL);
    const other = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      timezoneId: 'America/Manaus',
    });
    const phone = await other.newPage();
    await phone.goto('/login');
    await logIn(phone, email);
    await expect(phone).toHaveURL('/teams');

    await arrive(page, token, '/account#sessions');
    const places = card(page, 'Onde você está conectado');
    const safari = places.getByRole('listitem').filter({ hasText: 'Safari 18 · iOS' });
    await expect(safari).toContainText('Perto de Manaus');
    await expect(safari.getByRole('img', { name: 'Celular' })).toBeVisible();
    await expect(places.getByRole('listitem').first()).toContainText('Este aparelho');
    await expectAccessible(page);
    await safari.getByRole('button', { name: 'Encerrar a sessão em Safari 18 · iOS' }).click();
    await expect(safari).toBeHidden();
    await expect(places.getByText('Você não está conectado em nenhum outro lugar.')).toBeVisible();
    await phone.goto('/account');
    await expect(phone).toHaveURL(/^[^?]+\/login/);

    const body = { email, password: newPassword };
    const elsewhere = await callerOf(baseURL)(login, { body });
    await callerOf(baseURL)(login, { body });
    await page.reload();
    await places.getByRole('button', { name: 'Sair dos outros aparelhos' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair dos outros aparelhos' }).click();
    await expect(page.getByText('2 sessões encerradas.')).toBeVisible();
    await expect(places.getByRole('listitem')).toHaveCount(1);
    await expect(callerOf(baseURL, elsewhere.token)(currentUser, {})).rejects.toMatchObject({ name: 'session_ended' });
    await other.close();
  });
});
