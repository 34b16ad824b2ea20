import { readFile } from 'node:fs/promises';
import { listMails } from '@balcao/contract/sandbox';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { arrive, callerOf, codeFor, newcomer, newPassword, register } from '../support/person.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const userMenu = (page: Page) => page.getByRole('button', { name: /^Conta de / });
const dialog = (page: Page) => page.getByRole('dialog');
const pictureIn = (page: Page) => userMenu(page).locator('img');
const cropper = (page: Page) => dialog(page).getByRole('application', { name: 'Parte da imagem que vai aparecer' });
/** Answers the question whether it is really them. */
const prove = async (page: Page) => {
  const question = page.getByRole('dialog').filter({ hasText: 'Confirme que é você' });
  await question.getByRole('textbox', { name: 'Senha' }).fill(newPassword);
  await question.getByRole('button', { name: 'Confirmar' }).click();
};

test('the account changes its name and the colours, and both stay', async ({ page, baseURL }) => {
  const { token } = await register(baseURL);
  const { account } = newcomer();
  await arrive(page, token, '/account');
  await page.getByRole('button', { name: 'Mudar o nome' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nome de usuário' }).fill('ab');
  await dialog(page).getByRole('button', { name: 'Salvar o nome' }).click();
  await expect(dialog(page).getByText('Use ao menos 4 caracteres.')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Nome de usuário' }).fill(account);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nome alterado.')).toBeVisible();
  await expect(page.getByRole('heading', { name: account })).toBeVisible();
  await page.getByText('Escura', { exact: true }).click();
  await page.reload();
  await expect(userMenu(page)).toHaveAccessibleName(`Conta de ${account}`);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
});

test('the menu beside the page leads to each part, and the address says which', async ({ page, baseURL }) => {
  const { token } = await register(baseURL);
  await arrive(page, token, '/account');
  await expect(page).toHaveTitle('Sua conta · Balcão');
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Nesta página' });
  const last = menu.getByRole('link', { name: 'Apagar minha conta' });
  await last.click();
  await expect(page).toHaveURL('/account#erase-account');
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: 'Apagar minha conta' })).toBeInViewport();
  await arrive(page, token, '/account#sessions');
  await expect(page.getByRole('heading', { name: 'Onde você está conectado' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Onde você está conectado' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(menu).toBeHidden();
  await expectAccessible(page);
});

test('a picture is chosen, cut with the keyboard, shown in the header, and taken away', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const { token } = await register(baseURL);
  await arrive(page, token, '/account');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher uma foto' }).click();
  await (await choosing).setFiles(makePhoto(1_200, 800));
  await expect(dialog(page).getByRole('heading', { name: 'Ajustar a imagem' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('slider', { name: 'Aproximar' }).fill('2');
  await cropper(page).focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft');
  await dialog(page).getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByText('Foto alterada.')).toBeVisible();
  await expect(pictureIn(page)).toHaveJSProperty('naturalWidth', 256);
  // Moved to the left, the picture shows its right, blue half.
  const [red = 0, , blue = 0] = await pictureIn(page).evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(128, 128, 1, 1).data ?? [])];
  });
  expect(blue).toBeGreaterThan(red);

  await page.getByRole('button', { name: 'Remover a foto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover a foto' }).click();
  await expect(page.getByText('Foto removida.')).toBeVisible();
  await expect(pictureIn(page)).toHaveCount(0);
  seen.expectQuiet();
});

test('a picture can be dropped on the page; what is none is refused in plain words', async ({ page, baseURL }) => {
  const { token } = await register(baseURL);
  await arrive(page, token, '/account');
  const drop = async (name: string, type: string, bytes: Buffer) => {
    const files = await page.evaluateHandle(
      ([name, type, base64]) => {
        const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], name, { type }));
        return transfer;
      },
      [name, type, bytes.toString('base64')] as const,
    );
    const place = page.getByText('Você também pode arrastar uma foto até aqui.');
    for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: files });
  };
  await drop('foto.jpg', 'image/jpeg', Buffer.from('<!doctype html><script>alert(1)</script>'));
  await expect(page.getByText('Não conseguimos abrir este arquivo como foto.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await drop('foto.png', 'image/png', makePhoto(300, 300).buffer);
  await dialog(page).getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(pictureIn(page)).toHaveJSProperty('naturalWidth', 256);
});

test('the password changes with the current one, and other sessions end', async ({ page, baseURL }) => {
  const { token, email } = await register(baseURL);
  const elsewhere = await callerOf(baseURL)(login, { body: { email, password: newPassword } });
  await arrive(page, token, '/account');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  const fill = (name: string, value: string) => dialog(page).getByRole('textbox', { name, exact: true }).fill(value);
  const submit = () => dialog(page).getByRole('button', { name: 'Trocar a senha' }).click();
  await fill('Senha atual', newPassword);
  await fill('Nova senha', 'Capivara-72-lua');
  await fill('Repita a nova senha', 'Capivara-72-lua');
  await submit();
  await expect(page.getByText('Senha trocada. Encerramos as suas outras sessões.')).toBeVisible();
  await expect(callerOf(baseURL, elsewhere.token)(currentUser, {})).rejects.toMatchObject({ name: 'session_ended' });
  expect(await callerOf(baseURL)(login, { body: { email, password: 'Capivara-72-lua' } })).toHaveProperty('token');
});

test('the e-mail moves to a new address by its code, and the old one is told', async ({ page, baseURL }) => {
  test.slow(); // Three mails are waited for, and axe reads two dialogs.
  const { token, email } = await register(baseURL);
  const { email: wanted } = newcomer();
  await arrive(page, token, '/account');
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click();
  const address = dialog(page).getByRole('textbox', { name: 'Novo e-mail' });
  await address.fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Este já é o seu e-mail.')).toBeVisible();
  await address.fill(wanted);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`Enviamos um código a ${wanted}.`)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Enviar de novo em/ })).toBeDisabled();
  await expectAccessible(page);

  const code = await codeFor(baseURL, wanted, /usar este e-mail na sua conta/);
  const field = dialog(page).getByRole('textbox', { name: 'Código de verificação' });
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog(page).getByRole('button', { name: 'Trocar o e-mail' }).click();
  await prove(page);
  await expect(dialog(page).getByText(/O código está incorreto/)).toBeVisible();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'E-mail trocado' })).toBeVisible();
  await expect(dialog(page)).toContainText(`Avisamos o endereço anterior, ${email}`);
  await dialog(page).getByRole('button', { name: 'Entendi' }).click();
  await expect(page.locator('#email')).toContainText(wanted);

  await expect(async () => {
    const { list } = await callerOf(baseURL)(listMails, { query: { to: email } });
    expect(list.map(({ subject }) => subject)).toContain('O e-mail da sua conta do Balcão mudou');
  }).toPass();
  expect(await callerOf(baseURL)(login, { body: { email: wanted, password: newPassword } })).toHaveProperty('token');
});

test('one’s data comes as a file', async ({ page, baseURL }) => {
  const { token } = await register(baseURL);
  await arrive(page, token, '/account#my-data');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os meus dados' }).click();
  await prove(page);
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
  const zip = await readFile(await file.path());
  expect([zip.subarray(0, 2).toString(), zip.includes('data.json')]).toEqual(['PK', true]);
});

test('the account is deleted after its e-mail is typed and its password proven, and logs nobody in', async ({
  page,
  baseURL,
}) => {
  const { token, email } = await register(baseURL);
  await arrive(page, token, '/account#erase-account');
  await page.getByRole('button', { name: 'Apagar minha conta' }).click();
  await expect(dialog(page).getByRole('list', { name: 'O que é apagado' })).toContainText('senha');
  await expectAccessible(page);
  await dialog(page).getByRole('textbox', { name: 'E-mail da sua conta' }).fill(email);
  await page.keyboard.press('Enter');
  await prove(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Conta apagada.')).toBeVisible();
  const body = { email, password: newPassword };
  await expect(callerOf(baseURL)(login, { body })).rejects.toMatchObject({ code: 1002 });
  await expect(callerOf(baseURL, token)(currentUser, {})).rejects.toMatchObject({ code: 401 });
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
});
