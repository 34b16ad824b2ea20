import { enableStaffFactor, generateStaffFactor } from '@balcao/contract/staff';
import { codeOf, wrongCode } from '../support/authenticator.ts';
import { callerOf, demoPassword, newPassword } from '../support/person.ts';
import { arriveAtConsole, igor, newStaff, setUpPathOf, signInAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const appCode = (page: Page) => page.getByRole('textbox', { name: 'Código do aplicativo' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
const agree = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action }).click();

test('somebody is added, chooses a password by the link from the mail, and reaches what their role reaches', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await arriveAtConsole(page, await staffToken(baseURL, igor), '/console/staff');
  await expect(page.getByRole('link', { name: 'Rita Campos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Nome' })).toBeVisible();
  await expectAccessible(page);
  const email = `tereza.${Date.now()}@balcao.example`;
  await dialog(page).getByRole('textbox', { name: 'Nome' }).fill('Tereza Lins');
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog(page)
    .getByRole('radio', { name: /^Análise/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Adicionar e enviar link' }).click();
  await expect(page.getByText(`O link foi enviado para ${email}.`)).toBeVisible();
  await expect(page.getByRole('row', { name: /Tereza Lins/ })).toContainText('Falta criar a senha');

  const link = await setUpPathOf(baseURL, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Olá, Tereza Lins' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill('Tereza123');
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill('Tereza123');
  await page.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(page.getByText('Esta senha é fácil de adivinhar.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill(newPassword);
  await page.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(page).toHaveURL(/\/console\/review/);
  await expect(menu(page).getByRole('link', { name: 'Análises' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Equipe interna' })).toHaveCount(0);

  await page.goto('/console/login');
  await page.goto(link);
  await page.reload();
  await expect(page.getByText('Este link não pode ser usado')).toBeVisible();
  seen.expectQuiet();
});

test('two-step verification is turned on in one’s own account, asked for at the next sign-in, and ends after five wrong codes', async ({
  page,
  baseURL,
}) => {
  const person = await newStaff(baseURL, 'Otto Farias', 'support');
  await arriveAtConsole(page, person.token, '/console/account');
  await card(page, 'Verificação em duas etapas').getByRole('button', { name: 'Ativar' }).click();
  await dialog(page).getByRole('textbox', { name: 'Senha' }).fill(newPassword);
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'QR Code: adicionar o console' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog(page).locator('pre').textContent()) ?? '').replaceAll(' ', '');
  await appCode(page).fill(wrongCode(secret));
  await expect(dialog(page).getByText('O código está incorreto')).toBeVisible();
  await appCode(page).pressSequentially(codeOf(secret, -1));
  await expect(page.getByText('Verificação em duas etapas ativada. As outras')).toBeVisible();
  await expect(card(page, 'Verificação em duas etapas').getByText('Ativada', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await card(page, 'Sair de todos os aparelhos').getByRole('button', { name: 'Sair de todos' }).click();
  await agree(page, 'Sair de todos');
  await expect(page).toHaveURL('/console/login');
  await signInAtConsole(page, person.email, newPassword);
  await expect(page.getByText(`Falta um passo para entrar como ${person.email}.`)).toBeVisible();
  await expectAccessible(page);
  for (let tries = 0; tries < 5; tries += 1) {
    await appCode(page).fill(wrongCode(secret));
    if (tries < 4) await expect(appCode(page)).toHaveValue('');
  }
  await expect(page.getByText('Você digitou cinco códigos errados.')).toBeVisible();
  await signInAtConsole(page, person.email, newPassword);
  await appCode(page).pressSequentially(codeOf(secret));
  await expect(page).toHaveURL(/\/console\/support/);
});

test('a role is changed, a phone that was lost is taken off, somebody is shut out, and all of it stands in the record', async ({
  page,
  baseURL,
}) => {
  const name = `Nara ${Date.now()}`;
  const nara = await newStaff(baseURL, name, 'finance');
  const call = callerOf(baseURL, nara.token);
  const { secret } = await call(generateStaffFactor, { body: { proof: newPassword } });
  const { token } = await call(enableStaffFactor, { body: { code: codeOf(secret) } });
  await arriveAtConsole(page, await staffToken(baseURL, igor), `/console/staff?person=${nara.staffId}`);
  await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('radio', { name: /^Atendimento/ })
    .check();
  await expect(dialog(page).getByText('A nova função vale a partir do próximo clique')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`Dados de ${name} salvos.`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Remover a verificação em duas etapas' }).click();
  await agree(page, `Remover a verificação de ${name}`);
  await expect(page.getByText(`A verificação em duas etapas de ${name} foi removida.`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Desativar o acesso' }).click();
  await agree(page, `Desativar o acesso de ${name}`);
  await expect(dialog(page).getByText('Desativada').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();

  await menu(page).getByRole('link', { name: 'Registro de atividades' }).click();
  await page.getByRole('searchbox', { name: /Buscar por estabelecimento/ }).fill(name);
  const lines = page.getByRole('list', { name: /Registro de atividades/ }).getByRole('listitem');
  await expect(lines.first()).toContainText(`Igor Prado desativou o acesso de ${name}`);
  await expect(lines.nth(2)).toContainText(`mudou a função de ${name} de Financeiro para Atendimento`);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^registro-interno-\d{4}-\d\d-\d\d\.csv$/);

  await page.goto('/favicon.svg');
  await arriveAtConsole(page, token, '/console/review');
  await expect(page).toHaveURL('/console/login');
  await signInAtConsole(page, nara.email, newPassword);
  await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
});

test('the demonstration signs in by password alone, and is offered a second step that it may put off', async ({
  page,
}) => {
  await page.goto('/console/');
  await signInAtConsole(page, igor, demoPassword);
  const offer = page.getByRole('region', { name: 'Segurança da sua conta' });
  await expect(offer).toBeVisible();
  // Who administers begins with what they work on.
  await expect(page).toHaveURL(/\/console\/staff$/);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Agora não' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(menu(page).getByRole('link', { name: 'Equipe interna' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
