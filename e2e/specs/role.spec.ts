import { changeRoleStatus, listRoles, updateRole } from '@balcao/contract/role';
import { currentUser } from '@balcao/contract/session-current';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { joinTeam, makeRole } from '../support/team.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const roles = '/setting/team/role';
const readsOrders = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];

const list = (page: Page) => page.getByRole('table', { name: 'Funções' });
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const level = (page: Page, menu: string, choice: string) =>
  page.getByRole('radiogroup', { name: menu, exact: true }).getByRole('radio', { name: choice });
/** The box of a choice is small and lies under its words. */
const choose = (page: Page, menu: string, choice: string) =>
  page.getByRole('radiogroup', { name: menu, exact: true }).getByText(choice).click();
const act = async (page: Page, within: Locator, name: string, action: string) => {
  await within.getByRole('button', { name: `Ações de ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Ações de ${name}` })
    .getByRole('button', { name: action })
    .click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

test('a role is made: its name is checked in place, and a group or everything is set at once', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  await arrive(page, await inNewTeam(baseURL, dora, 'Padaria Funções'), roles);
  await expect(page.getByText('Nenhuma função ainda')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar função' }).click();
  await expect(page).toHaveURL(/\/setting\/team\/role\/new$/);
  const fresh = panel(page, 'Nova função');
  const create = fresh.getByRole('button', { name: 'Criar função' });
  const name = fresh.getByRole('textbox', { name: 'Nome' });
  await expect(name).toBeFocused();
  await create.click();
  await expect(fresh.getByText('Preencha este campo.')).toBeVisible();
  await name.fill('Operação de caixa');
  await create.click();
  await expect(fresh.getByText('Use só letras sem acento e números, no máximo 150, sem espaços.')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await fresh.getByRole('button', { name: 'Ver tudo' }).click();
  await expect(level(page, 'Integração', 'Só ver')).toBeChecked();
  await choose(page, 'Pagamentos: todas as telas', 'Editar');
  await expect(level(page, 'Pedidos', 'Editar')).toBeChecked();
  await choose(page, 'Equipe', 'Sem acesso');
  await expect(fresh.getByText('Varia de uma tela para outra')).toBeVisible();
  await expect(level(page, 'Configurações: todas as telas', 'Só ver')).not.toBeChecked();
  await name.fill('Caixa');
  await create.click();
  await expect(page.getByText('Função Caixa criada.')).toBeVisible();
  await expect(page).toHaveURL(/\/setting\/team\/role$/);
  await expect(row(page, 'Caixa')).toContainText(
    'Edita Visão geral, Painel, Pedidos, Produtos, Reembolsos e Financeiro · Vê Meus miniprogramas, Meus canais, Modelos de mensagem, Integração e Estabelecimento',
  );
  await expect(row(page, 'Caixa')).toContainText('Ativa');

  await page.getByRole('button', { name: 'Criar função' }).click();
  await name.fill('CAIXA');
  await create.click();
  await expect(fresh.getByText('Já existe uma função com este nome.')).toBeVisible();
  await expect(name).toHaveValue('CAIXA');
  seen.expectQuiet();
});

test('a role is edited by keyboard alone', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Teclado');
  await makeRole(baseURL, token, 'Caixa', readsOrders);
  await arrive(page, token, roles);
  await page.getByRole('link', { name: 'Caixa', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Caixa')).toBeVisible();
  await level(page, 'Pedidos', 'Só ver').focus();
  await page.keyboard.press('ArrowRight');
  await expect(level(page, 'Pedidos', 'Editar')).toBeChecked();
  await page.getByRole('textbox', { name: 'Nome' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Função Caixa salva.')).toBeVisible();
  await expect(row(page, 'Caixa')).toContainText('Edita Pedidos');
  await page.getByRole('button', { name: 'Ações de Caixa' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Desativar' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Desativar' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ações de Caixa' })).toBeFocused();
});

test('what was changed and not saved is not lost: not by leaving, not by somebody else who was faster', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Rascunho');
  const { id } = await makeRole(baseURL, token, 'Caixa', readsOrders);
  await arrive(page, token, roles);
  await page.getByRole('link', { name: 'Caixa', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await expect(save(page)).toBeDisabled();
  await name.fill('Balconista');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('ainda não foi salvo');
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(name).toHaveValue('Balconista');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(name).toHaveValue('Balconista');

  // Someone else saves first: it is told at once, and again by the server if it was not heard.
  const body = { name: 'Gerente', menuPermissions: readsOrders, version: 1 };
  await callerOf(baseURL, token)(updateRole, { params: { id }, body });
  await expect(page.getByText('Um colega salvou isto enquanto você editava')).toBeVisible();
  await expect(name).toHaveValue('Balconista');
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Descartar as minhas mudanças' }).click();
  await expect(name).toHaveValue('Gerente');
  await name.fill('Supervisor');
  await save(page).click();
  await expect(page.getByText('Função Supervisor salva.')).toBeVisible();

  // Without anything typed, the other version is simply shown.
  await page.getByRole('link', { name: 'Supervisor', exact: true }).click();
  await expect(name).toHaveValue('Supervisor');
  await callerOf(baseURL, token)(updateRole, { params: { id }, body: { ...body, version: 3 } });
  await expect(name).toHaveValue('Gerente');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/setting\/team\/role$/);
});

test('anyone who has a role learns of its change at their next click; who it is was said before', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Equipe');
  const role = await makeRole(baseURL, token, 'Caixa', [
    ...readsOrders,
    { menuId: 'payment.overview', permissionLevel: 'read' },
  ]);
  const bia = await joinTeam(baseURL, token, role.id);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await elsewhere.newPage();
  await arrive(theirs, bia.token, '/payment/transaction/orders');
  await expect(theirs.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible();

  await arrive(page, token, roles);
  await expect(row(page, 'Caixa')).toContainText('1');
  // A new name changes nothing for them.
  await page.getByRole('link', { name: 'Caixa', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Balcao1');
  await expect(page.getByText('precisará entrar de novo')).toBeHidden();
  await save(page).click();
  await expect(page.getByText('Função Balcao1 salva.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Balcao1', exact: true }).click();
  await choose(page, 'Visão geral', 'Editar');
  await expect(page.getByText(`1 membro precisará entrar de novo: ${bia.account}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Descartar' }).click();

  await act(page, list(page), 'Balcao1', 'Desativar');
  await expect(question(page)).toContainText(
    `1 membro fica sem acesso até que ela seja ativada de novo: ${bia.account}.`,
  );
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Desativar Balcao1' }).click();
  await expect(row(page, 'Balcao1')).toContainText('Desativada');

  await theirs.getByRole('link', { name: 'Visão geral' }).click();
  await expect(question(theirs)).toContainText('Aviso');
  await question(theirs).getByRole('button', { name: 'Entendi' }).click();
  await expect(theirs.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  expect(await theirs.evaluate(() => localStorage.getItem('balcao.token'))).toBeNull();
  await elsewhere.close();

  await act(page, list(page), 'Balcao1', 'Ativar');
  await expect(question(page)).toContainText(bia.account);
  await question(page).getByRole('button', { name: 'Ativar Balcao1' }).click();
  await expect(row(page, 'Balcao1')).toContainText('Ativa');
});

test('a role is deleted after it was said what becomes of its members; its address says that it is gone', async ({
  page,
  baseURL,
}) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Adeus');
  const { id } = await makeRole(baseURL, token, 'Caixa', readsOrders);
  const bia = await joinTeam(baseURL, token, id);
  await arrive(page, token, `${roles}/${id}`);
  await act(page, panel(page, 'Caixa'), 'Caixa', 'Excluir');
  await expect(question(page)).toContainText(
    `1 membro continua na equipe, mas sem acesso a nada até receber outra função: ${bia.account}.`,
  );
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(panel(page, 'Caixa')).toBeVisible();
  await act(page, panel(page, 'Caixa'), 'Caixa', 'Excluir');
  await question(page).getByRole('button', { name: 'Excluir Caixa' }).click();
  await expect(page.getByText('Função Caixa excluída.')).toBeVisible();
  await expect(page).toHaveURL(/\/setting\/team\/role$/);
  await expect(page.getByText('Nenhuma função ainda')).toBeVisible();
  await page.goto(`${roles}/${id}`);
  await expect(page.getByText('Função não encontrada')).toBeVisible();
});

test('a super admin sees the back office as a role would, and can change nothing there', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const token = await inNewTeam(baseURL, dora, 'Padaria Espelho');
  const integrates = [{ menuId: 'setting.payment', permissionLevel: 'write' } as const];
  const { id } = await makeRole(baseURL, token, 'Developer', integrates);
  await arrive(page, token, `${roles}/${id}`);
  await page.getByRole('button', { name: 'Ver como esta função' }).click();
  const banner = page.getByRole('region', { name: 'Visualização de uma função' });
  await expect(banner).toContainText('Você está vendo o Balcão como a função Developer. Nada pode ser alterado.');
  await expect(page.getByRole('heading', { name: 'Precisa da sua atenção' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByText('Pagamentos')).toHaveCount(0);
  await expect(menu.getByText('Equipe')).toHaveCount(0);
  await expectAccessible(page);

  // The button is there as it is for the role; the server lets nothing pass.
  await page.goto('/setting/payment?tab=notifications');
  await page.getByRole('button', { name: 'Adicionar endereço' }).click();
  await page.getByRole('textbox', { name: 'Endereço que recebe os avisos' }).fill('https://loja.exemplo.com.br/avisos');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Loja');
  await page.getByRole('button', { name: 'Salvar e criar segredo' }).click();
  await expect(page.getByText('Saia dessa visualização para fazer alterações.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();

  await page.goto(roles);
  await expect(banner).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Sua função não dá acesso a “Equipe”.');
  await page.goto('/account');
  await expect(banner).toBeVisible();

  await banner.getByRole('button', { name: 'Sair da visualização como Developer' }).click();
  await expect(list(page)).toContainText('Developer');
  await expect(page).toHaveURL(/\/setting\/team\/role$/);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Criar função' })).toBeVisible();
  seen.expectQuiet();
});

test('a role that is disabled while it is looked at shows what its members see', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Dois');
  const { id } = await makeRole(baseURL, token, 'Caixa', readsOrders);
  const { merchantId } = await callerOf(baseURL, token)(currentUser, {});
  const second = await atWork(baseURL, dora, merchantId ?? '');
  await arrive(page, token, roles);
  await act(page, list(page), 'Caixa', 'Ver como esta função');
  await expect(page.getByRole('heading', { name: 'Precisa da sua atenção' })).toBeVisible();
  await callerOf(baseURL, second)(changeRoleStatus, { body: { id, status: '1' } });
  await expect(page.getByText('Sua função foi desativada ou excluída')).toBeVisible();
  await page.getByRole('button', { name: 'Sair da visualização como Caixa' }).click();
  await expect(row(page, 'Caixa')).toContainText('Desativada');
});

test('who may see the team sees its roles, and whom to ask to have them changed', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Leitura');
  const role = await makeRole(baseURL, token, 'Reader', [{ menuId: 'setting.team', permissionLevel: 'write' }]);
  const bia = await joinTeam(baseURL, token, role.id);
  await arrive(page, bia.token, roles);
  await expect(row(page, 'Reader')).toContainText('Edita Equipe');
  await expect(page.getByText('Só um administrador principal pode fazer isto.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Criar função|Ações de)/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reader', exact: true }).click();
  const open = panel(page, 'Reader');
  await expect(open.getByRole('listitem').filter({ hasText: 'Equipe' }).last()).toContainText('Editar');
  await expect(open.getByRole('radio')).toHaveCount(0);
  await expect(open.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  expect((await callerOf(baseURL, token)(listRoles, {})).list).toHaveLength(1);
});

test('who may not see the team does not find its roles', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'bia@cafe.example'), roles);
  await expect(page.getByRole('main')).toContainText('Sua função não dá acesso a “Equipe”.');
  await expect(list(page)).toHaveCount(0);
});

test('a role that cannot be loaded says so in its panel, and is asked for again', async ({ page, baseURL }) => {
  const admin = await inNewTeam(baseURL, dora, 'Bazar Aurora');
  const { id } = await makeRole(baseURL, admin, 'Cashier');
  await page.route(/\/merchant\/role\?/, (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'x' } }));
  await arrive(page, admin, `${roles}/${id}`);
  await expect(panel(page, 'Função').getByRole('alert')).toContainText('Não foi possível carregar');
  await page.unroute(/\/merchant\/role\?/);
  await panel(page, 'Função').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Cashier');
});

test('roles fit a phone, and a long name breaks nothing', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await inNewTeam(baseURL, dora, 'Padaria Telefone');
  const name = 'Responsavel'.repeat(12);
  await makeRole(baseURL, token, name, readsOrders);
  await arrive(page, token, roles);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await page.getByRole('link', { name }).click();
  await expect(panel(page, name)).toBeVisible();
  expect(await wider()).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver como esta função' }).click();
  const banner = page.getByRole('region', { name: 'Visualização de uma função' });
  await expect(banner).toBeVisible();
  expect(await wider()).toBe(false);
  await expectAccessible(page);
  await banner.getByRole('button').click();
  await expect(list(page)).toBeVisible();
});
