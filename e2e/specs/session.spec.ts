import { logout } from '@balcao/contract/session';
import { createTeam } from '@balcao/contract/team';
import { arrive, atWork, callerOf, codeFor, newcomer, newPassword, register } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const bia = 'bia@cafe.example';
/** A person with one team, independent of other tests. */
const withOneTeam = async (baseUrl: string | undefined) => {
  const person = await register(baseUrl);
  await callerOf(baseUrl, person.token)(createTeam, { body: { name: 'Açaí da Orla', type: 'enterprise' } });
  return person;
};
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Senha', exact: true });
const logIn = async (page: Page, address: string, secret: string) => {
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('balcao.token'));
const userMenu = (page: Page) => page.getByRole('button', { name: /^Conta de / });

test('somebody registers, makes a team and stands in the back office', async ({ page, baseURL }) => {
  test.slow(); // Axe reads several pages on the way.
  const seen = watch(page, baseURL);
  const person = newcomer();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Entrar · Balcão');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/login?tab=register');
  await expect(page.getByText('Ambiente de testes')).toBeVisible();
  await expectAccessible(page);

  await email(page).fill(person.email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByRole('button', { name: /^Enviar de novo em/ })).toBeDisabled();
  const code = await codeFor(baseURL, person.email, /abrir uma conta/);
  await page.getByRole('textbox', { name: 'Código de verificação' }).fill(code);
  await page.getByRole('textbox', { name: 'Nome de usuário' }).fill(person.account);
  await password(page).fill(newPassword);
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill(newPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page).toHaveURL('/teams');
  await expect(page).toHaveTitle('Suas equipes · Balcão');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar equipe' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Nome da equipe' }).fill('Padaria Aurora');
  await form.getByText('Pessoa física').click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Criar equipe' }).click();

  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: `Olá, ${person.account}` })).toBeVisible();
  await expect(page.getByText('0 de 6 concluídos')).toBeVisible();
  await expectAccessible(page);
  await userMenu(page).click();
  await expect(page.getByText('Administrador principal').first()).toBeVisible();
  seen.expectQuiet();
});

test.describe('the login', () => {
  test('fetches what checks its forms when somebody begins to type, and not before', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const bringSchemas = async () => {
      const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
      return texts.some((text) => text.includes('ZodObject'));
    };
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(password(page)).toBeVisible();
    expect(await bringSchemas()).toBe(false);
    await email(page).focus();
    await expect.poll(bringSchemas).toBe(true);
  });

  test('leads back to where the person wanted to go', async ({ page, baseURL }) => {
    await page.goto('/payment/transaction/orders?status=02&status=04');
    await expect(page).toHaveURL(/^[^?]*\/login\?back=/);
    await logIn(page, (await withOneTeam(baseURL)).email, newPassword);
    await expect(page).toHaveURL(`${baseURL}/payment/transaction/orders?status=02&status=04`);
  });

  test('leads to no other site', async ({ page, baseURL }) => {
    await page.goto('/login?back=//evil.example/x');
    await logIn(page, (await withOneTeam(baseURL)).email, newPassword);
    await expect(page).toHaveURL(`${baseURL}/home`);
  });

  test('asks for no team where there is one, or which of several was the last', async ({ page, baseURL }) => {
    const person = await withOneTeam(baseURL);
    const call = callerOf(baseURL, person.token);
    const enter = async () => {
      await page.goto('/login');
      await logIn(page, person.email, newPassword);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const leave = async () => {
      await userMenu(page).click();
      await page.getByRole('button', { name: 'Sair', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
      await expect(page).toHaveURL(/\/login/);
    };
    await enter();
    await expect(page).toHaveURL('/home');
    await expect(userMenu(page)).toContainText('Açaí da Orla');
    await leave();
    await call(createTeam, { body: { name: 'Açaí da Serra', type: 'enterprise' } });
    await page.evaluate(() => localStorage.clear());
    await enter();
    await expect(page).toHaveURL('/teams');
    await page.getByRole('button', { name: /Açaí da Serra/ }).click();
    await expect(page).toHaveURL('/home');
    await leave();
    await enter();
    await expect(page).toHaveURL('/home');
    await expect(userMenu(page)).toContainText('Açaí da Serra');
  });

  test('sets a new password with a code, and the old one is worth nothing', async ({ page, baseURL }) => {
    const person = await register(baseURL);
    await page.goto('/login?tab=reset');
    await email(page).fill(person.email);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    const code = await codeFor(baseURL, person.email, /senha/);
    await page.getByRole('textbox', { name: 'Código de verificação' }).fill(code);
    await page.getByRole('textbox', { name: 'Nova senha' }).fill('Caju-73-mar');
    await page.getByRole('textbox', { name: 'Repita a senha' }).fill('Caju-73-mar');
    await page.getByRole('button', { name: 'Salvar a nova senha' }).click();
    await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
    await expect(email(page)).toHaveValue(person.email);
    await logIn(page, person.email, newPassword);
    await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
    await logIn(page, person.email, 'Caju-73-mar');
    await expect(page).toHaveURL('/teams');
  });
});

test.describe('the guard', () => {
  test('shows somebody without a team their teams and their account, nothing else', async ({ page, baseURL }) => {
    const { token } = await register(baseURL);
    await arrive(page, token, '/payment/overview');
    await expect(page).toHaveURL(`${baseURL}/teams?back=%2Fpayment%2Foverview`);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Sua conta' })).toBeVisible();
    await expectAccessible(page);
  });

  test('leads somebody who is logged in from the login to the start', async ({ page, baseURL }) => {
    await arrive(page, await atWork(baseURL, ana), '/login');
    await expect(page).toHaveURL('/home');
  });

  test('clears a token that is worth nothing, without a word', async ({ page }) => {
    await arrive(page, 'not-a-token', '/payment/overview');
    await expect(page).toHaveURL('/login?back=%2Fpayment%2Foverview');
    expect(await tokenIn(page)).toBeNull();
    await expect(page.getByText('Sua sessão terminou')).toHaveCount(0);
  });

  test('opens a start that shows only what the role opens', async ({ page, baseURL }) => {
    await arrive(page, await atWork(baseURL, 'caio@cafe.example'), '/');
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { name: 'Precisa da sua atenção' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Últimos pagamentos' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Próximos passos' })).toHaveCount(0);
    await expect(page.getByRole('navigation').getByText('Canais')).toHaveCount(0);
  });
});

test.describe('the end of a session', () => {
  test('is asked for, and in one tab is the end in all', async ({ page, context, baseURL }) => {
    await arrive(page, await atWork(baseURL, ana), '/home');
    const other = await context.newPage();
    await other.goto('/account');
    await expect(other.getByRole('heading', { name: 'Sua conta' })).toBeVisible();
    await userMenu(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL('/home');
    await userMenu(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await tokenIn(page)).toBeNull();
  });

  test('elsewhere is told at once, and the login leads back', async ({ page, baseURL }) => {
    const token = await atWork(baseURL, ana);
    await arrive(page, token, '/payment/overview');
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
    await callerOf(baseURL, token)(logout, {});
    await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?back=%2Fpayment%2F/);
    expect(await tokenIn(page)).toBeNull();
  });
});

test('a team that is switched in one tab is switched in the others', async ({ page, context, baseURL }) => {
  const { token } = await register(baseURL);
  for (const name of ['Padaria Aurora', 'Doceria Horizonte'])
    await callerOf(baseURL, token)(createTeam, { body: { name, type: 'enterprise' } });
  const teamOn = (tab: Page, name: RegExp) => tab.getByRole('main').getByRole('button', { name });
  await arrive(page, token, '/teams');
  await teamOn(page, /Padaria Aurora/).click();
  await expect(page.getByText('Este é o balcão da equipe Padaria Aurora.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/teams');
  await expect(teamOn(other, /Padaria Aurora/)).toContainText('Equipe atual');
  await teamOn(other, /Doceria Horizonte/).click();
  await expect(other.getByText('Este é o balcão da equipe Doceria Horizonte.')).toBeVisible();
  await expect(page.getByText('Este é o balcão da equipe Doceria Horizonte.')).toBeVisible();
  await expect(page.getByText('Esta aba passou para Doceria Horizonte.')).toBeVisible();
});

test('a role that has changed is told, and OK logs out', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, bia), '/payment/overview');
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  const changed = { code: 403, msg: 'As permissões mudaram.', data: { refusal: 'role_changed', requestId: '1' } };
  await page.route(/\/admin\/v3\.0\/order(\?|$)/, (route) => route.fulfill({ json: changed }));
  await page.getByRole('navigation').getByRole('link', { name: 'Pedidos' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Aviso' })).toContainText('permissões da sua função mudaram');
  const token = await tokenIn(page);
  const told = page.waitForResponse((answer) => answer.url().endsWith('/merchant/logout'));
  await page.getByRole('button', { name: 'Entendi' }).click();
  expect((await told).request().headers().authorization).toBe(`Bearer ${token}`);
  await expect(page).toHaveURL(/\/login/);
  expect(await tokenIn(page)).toBeNull();
});

test('a reload after the role has changed, or the member was removed, says why it leads to the login', async ({
  page,
  baseURL,
}) => {
  await arrive(page, await atWork(baseURL, bia), '/payment/overview');
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  const msg = 'Você não faz mais parte desta equipe. Entre de novo.';
  const removed = { code: 403, msg, data: { refusal: 'member_removed', requestId: '1' } };
  await page.route(/\/merchant\/user\/current(\?|$)/, (route) => route.fulfill({ json: removed }));
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(msg)).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
});

test.describe('the language', () => {
  test('is kept once it is chosen', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption({ label: 'English' });
    await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveText([
      'Português',
      'English',
      'Español',
    ]);
  });

  test('comes from the address too, which the next choice leaves', async ({ page }) => {
    await page.goto('/login?lang=zh');
    await expect(page.getByRole('heading', { name: '登录你的账号' })).toBeVisible();
    await page.getByRole('combobox').selectOption({ label: 'Español' });
    await expect(page.getByRole('heading', { name: 'Inicia sesión en tu cuenta' })).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
