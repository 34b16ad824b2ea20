import { inviteMember } from '@balcao/contract/invitation';
import { listRoles } from '@balcao/contract/role';
import { listMails } from '@balcao/contract/sandbox';
import {
  arrive,
  atWork,
  callerOf,
  codeFor,
  demoPassword,
  inNewTeam,
  newcomer,
  newPassword,
  register,
} from '../support/person.ts';
import { makeRole } from '../support/team.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const open = '/setting/team?tab=invitations';
const reads = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const chooseRole = (page: Page, name: string) =>
  dialog(page).getByRole('combobox', { name: 'Função' }).selectOption(name);

/** A new team with one role; `token` is its super admin's. */
const aTeam = async (baseURL: string | undefined, name: string) => {
  const token = await inNewTeam(baseURL, dora, name);
  const role = await makeRole(baseURL, token, 'Cashier', reads);
  return { token, role };
};
/** The link in the newest invitation to an address. */
const linkFor = async (baseURL: string | undefined, email: string): Promise<string> => {
  let link = '';
  await expect(async () => {
    const { list } = await callerOf(baseURL)(listMails, { query: { to: email } });
    link = /http\S+\/invite\?code=[\w-]{22}/.exec(list.map(({ text }) => text).join('\n'))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 10_000 });
  const { pathname, search } = new URL(link);
  return pathname + search;
};
const linkOf = async (baseURL: string | undefined, token: string, roleId: string): Promise<string> => {
  const body = { email: null, roleId, locale: 'pt-BR' } as const;
  const { link } = await callerOf(baseURL, token)(inviteMember, { body });
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};
/** On a small screen the words that pass stand above the button of the open dialog, and never over it. */
const expectFreeOnPhone = async (page: Page, words: Locator, button: Locator) => {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 640 });
  const [passing, below] = [await words.boundingBox(), await button.boundingBox()];
  expect((passing?.y ?? 640) + (passing?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  if (usual) await page.setViewportSize(usual);
};
const logIn = async (page: Page, email: string, password: string) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

/** From the invitation to the login that leads back to it. */
const toLogin = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true }).click();

test('somebody new is invited by mail, opens an account under the invitation, and joins', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const { token } = await aTeam(baseURL, 'Livros do Porto');
  const { email, account } = newcomer();
  await arrive(page, token, open);
  await expect(page.getByText('Nenhum convite em aberto')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog(page).getByText('Preencha este campo.')).toHaveCount(2);
  await dialog(page).getByRole('textbox', { name: 'E-mails' }).fill(`${email}, quase-um-email`);
  await chooseRole(page, 'Cashier');
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog(page)).toContainText('Não parece um e-mail: quase-um-email');
  await expectAccessible(page);
  await dialog(page).getByRole('textbox', { name: 'E-mails' }).fill(`${email}, dora@livraria.example`);
  await page.getByRole('button', { name: 'Enviar 2 convites' }).click();
  await expect(dialog(page)).toContainText('dora@livraria.example já é membro da equipe.');
  const sent = page.getByText('Convite enviado. Validade: 7 dias.');
  await expect(sent).toBeVisible();
  await expectFreeOnPhone(page, sent, dialog(page).getByRole('button', { name: /^Enviar/ }));
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(row(page, email)).toContainText('Aguardando');
  await expect(row(page, email)).toContainText('em 7 dias');
  seen.expectQuiet();

  const guest = await (await browser.newContext()).newPage();
  const heard = watch(guest, baseURL);
  await guest.goto(await linkFor(baseURL, email));
  await expect(guest.getByRole('heading', { name: 'Convite para a equipe Livros do Porto' })).toBeVisible();
  await expect(guest.getByText('dora_alves convidou você para trabalhar com a função Cashier.')).toBeVisible();
  await expect(guest).toHaveTitle('Convite · Balcão');
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Criar uma conta' }).click();
  await expect(guest).toHaveURL(/\/login\?tab=register&back=%2Finvite/);
  await expect(guest.getByRole('heading', { name: 'Convite para a equipe Livros do Porto' })).toBeVisible();
  await expect(guest.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Enviar código' }).click();
  await guest
    .getByRole('textbox', { name: 'Código de verificação' })
    .fill(await codeFor(baseURL, email, /abrir uma conta/));
  await guest.getByRole('textbox', { name: 'Nome de usuário' }).fill(account);
  await guest.getByRole('textbox', { name: 'Senha', exact: true }).fill(newPassword);
  await guest.getByRole('textbox', { name: 'Repita a senha' }).fill(newPassword);
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'Criar conta' }).click();

  await expect(guest.getByText(`Você está conectado como ${account}`)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(guest.getByText('Agora você faz parte da equipe Livros do Porto.')).toBeVisible();
  await expect(guest).toHaveURL('/home');
  heard.expectQuiet();
  await expect(row(page, email)).toBeHidden(); // The list hears of it by itself.
});

test('somebody known and logged out logs in under the invitation; somebody logged in only accepts', async ({
  page,
  baseURL,
}) => {
  const { token, role } = await aTeam(baseURL, 'Gibis Aurora');
  await page.goto(await linkOf(baseURL, token, role.id));
  await toLogin(page);
  await logIn(page, 'caio@cafe.example', demoPassword);
  await expect(page.getByText('Você está conectado como caio_reis')).toBeVisible();
  await page.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(page.getByText('Agora você faz parte da equipe Gibis Aurora.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Conta de|Sua conta/ }).first()).toContainText('Gibis Aurora');

  const second = await aTeam(baseURL, 'Mapas Aurora');
  await arrive(page, await atWork(baseURL, 'bia@cafe.example'), await linkOf(baseURL, second.token, second.role.id));
  await page.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(page.getByText('Agora você faz parte da equipe Mapas Aurora.')).toBeVisible();
});

test('an invitation to another e-mail says so, and leads to the other account', async ({ page, baseURL }) => {
  const { token, role } = await aTeam(baseURL, 'Revistas Aurora');
  const other = await register(baseURL);
  const body = { email: other.email, roleId: role.id, locale: 'pt-BR' } as const;
  await callerOf(baseURL, token)(inviteMember, { body });
  const link = await linkFor(baseURL, other.email);
  await arrive(page, await atWork(baseURL, 'bia@cafe.example'), link);
  await expect(page.getByText('Entre com a conta desse e-mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar na equipe' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar outra conta' }).click();
  await expect(page.getByRole('heading', { name: 'Convite para a equipe Revistas Aurora' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(other.email);
  await logIn(page, other.email, newPassword);
  await page.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(page.getByText('Agora você faz parte da equipe Revistas Aurora.')).toBeVisible();
});

test('the person who invites is told to send the link, and what the page shows stays without a session', async ({
  page,
  baseURL,
}) => {
  const { token, role } = await aTeam(baseURL, 'Globos Aurora');
  const link = await linkOf(baseURL, token, role.id);
  await arrive(page, token, link);
  await expect(page.getByText('Foi você que criou este convite')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver os convites da equipe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar na equipe' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar outra conta' }).click();
  await expect(page).toHaveURL(/\/login\?back=%2Finvite/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Convite para a equipe Globos Aurora' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en-US');
  await expect(page.getByRole('heading', { name: 'Invitation to the team Globos Aurora' })).toBeVisible();
  await expect(page).toHaveURL(link);
});

test('a link is shown once with its QR code, and is dead once it is used, replaced or taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await aTeam(baseURL, 'Cordéis Aurora');
  await arrive(page, token, open);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await dialog(page).getByText('Por link', { exact: true }).click();
  await chooseRole(page, 'Cashier');
  await page.getByRole('button', { name: 'Criar link' }).click();
  await expect(dialog(page).getByRole('img', { name: /link do convite/ })).toBeVisible();
  const link = new URL((await dialog(page).locator('pre').textContent()) ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Já copiei' }).click();
  await expect(row(page, 'Convite por link')).toContainText('Aguardando');
  await expect(page.getByText(link.search)).toBeHidden();

  const guest = await (await browser.newContext()).newPage();
  await arrive(guest, (await register(baseURL)).token, link.pathname + link.search);
  await guest.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(guest.getByText('Agora você faz parte da equipe Cordéis Aurora.')).toBeVisible();
  await arrive(guest, (await register(baseURL)).token, link.pathname + link.search);
  await expect(guest.getByText('Este convite já foi usado')).toBeVisible();
  await expectAccessible(guest);
});

test('an invitation that is taken back is unknown to its holder, with a session and without', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token, role } = await aTeam(baseURL, 'Atlas Aurora');
  const link = await linkOf(baseURL, token, role.id);
  await arrive(page, token, open);
  await page.getByRole('button', { name: 'Ações do convite: Convite por link' }).click();
  await page.getByRole('button', { name: 'Cancelar convite' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancelar o convite: Convite por link?' });
  await question.getByRole('button', { name: 'Cancelar convite' }).click();
  await expect(page.getByText('Convite cancelado: Convite por link.')).toBeVisible();
  await expect(page.getByText('Nenhum convite em aberto')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText('Convite não encontrado')).toBeVisible();
  await expectAccessible(guest);
  await arrive(guest, await atWork(baseURL, dora), link);
  await expect(guest.getByText('Convite não encontrado')).toBeVisible();
  await guest.getByRole('link', { name: 'Ver suas equipes' }).click();
  await expect(guest).toHaveURL(/\/teams/);
});

test('a new team without roles invites a colleague for finance in one go, who joins and sees the money', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await inNewTeam(baseURL, dora, 'Selos Aurora');
  const colleague = await register(baseURL);
  await arrive(page, token, open);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await dialog(page).getByRole('textbox', { name: 'E-mails' }).fill(colleague.email);
  await expect(dialog(page)).toContainText('A equipe ainda não tem funções.');
  await dialog(page).getByRole('radio', { name: 'Financeiro', exact: true }).check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Enviar convite' }).dblclick();
  await expect(page.getByText('Convite enviado. Validade: 7 dias.')).toBeVisible();
  await expect(row(page, colleague.email)).toContainText('Financeiro');
  const { list } = await callerOf(baseURL, token)(listRoles, { query: {} });
  expect(list.map(({ name }) => name)).toEqual(['Financeiro']);
  seen.expectQuiet();

  const guest = await (await browser.newContext()).newPage();
  await arrive(guest, colleague.token, await linkFor(baseURL, colleague.email));
  await guest.getByRole('button', { name: 'Entrar na equipe' }).click();
  await expect(guest.getByText('Agora você faz parte da equipe Selos Aurora.')).toBeVisible();
  await guest.getByRole('button', { name: 'Pagamentos' }).click();
  await guest.getByRole('link', { name: 'Financeiro', exact: true }).click();
  await expect(guest).toHaveURL(/\/payment\/financial/);
  await expect(guest.getByText('Saldo disponível').first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Meus canais', exact: true })).toBeHidden();
});
