import fs from 'node:fs';
import { inviteMember, revokeInvitation } from '@balcao/contract/invitation';
import { listMembers, removeMember, updateMember } from '@balcao/contract/member';
import { changeRoleStatus, deleteRole, updateRole } from '@balcao/contract/role';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { joinTeam, makeRole } from '../support/team.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const log = '/setting/team?tab=log';

const lines = (page: Page) => page.getByRole('list', { name: 'Registro de atividades' }).getByRole('listitem');
const line = (page: Page, text: string | RegExp) => lines(page).filter({ hasText: text });
const chip = (page: Page, name: string) =>
  page.getByRole('search', { name: 'Filtros' }).getByRole('button', { name: new RegExp(`^${name}`) });
const choose = async (page: Page, filter: string, option: string) => {
  await chip(page, filter).click();
  await page.getByRole('checkbox', { name: option, exact: true }).check();
  await page.keyboard.press('Escape');
};

/** One of every kind is done; answers with the name of the person to whom most of it was done. */
const doEverything = async (baseURL: string | undefined, admin: string): Promise<string> => {
  const call = callerOf(baseURL, admin);
  const reader = await makeRole(baseURL, admin, 'Reader', [{ menuId: 'payment.orders', permissionLevel: 'read' }]);
  const trainee = await makeRole(baseURL, admin, 'Trainee');
  const { account } = await joinTeam(baseURL, admin, reader.id);
  const invited = { email: 'convidada@exemplo.com.br', roleId: reader.id, locale: 'pt-BR' } as const;
  const { id: invitation } = await call(inviteMember, { body: invited });
  await call(revokeInvitation, { params: { id: invitation } });
  const menuPermissions = [
    { menuId: 'payment.orders', permissionLevel: 'write' },
    { menuId: 'payment.overview', permissionLevel: 'read' },
  ] as const;
  await call(updateRole, {
    params: { id: reader.id },
    body: { name: 'Cashier', menuPermissions: [...menuPermissions], version: reader.version },
  });
  await call(changeRoleStatus, { body: { id: trainee.id, status: '1' } });
  await call(changeRoleStatus, { body: { id: trainee.id, status: '0' } });
  const { list } = await call(listMembers, { query: { search: account } });
  const { id = '', version = 0 } = list[0] ?? {};
  await call(updateMember, { params: { id }, body: { isAdmin: false, roleId: trainee.id, version } });
  await call(removeMember, { params: { id } });
  await call(deleteRole, { params: { id: trainee.id } });
  return account;
};

test('everything that was done in a team stands there in a sentence each', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const admin = await inNewTeam(baseURL, dora, 'Papelaria Registro');
  await arrive(page, admin, log);
  await expect(page.getByText('Nenhuma atividade ainda')).toBeVisible();
  await expectAccessible(page);

  // What is done meanwhile appears by itself.
  const person = await doEverything(baseURL, admin);
  const sentences = [
    'dora_alves excluiu a função Trainee',
    `dora_alves removeu ${person} da equipe`,
    `dora_alves mudou a função de ${person} de Cashier para Trainee`,
    'dora_alves ativou a função Trainee',
    'dora_alves desativou a função Trainee',
    'dora_alves mudou o nome da função Reader para Cashier',
    'dora_alves cancelou o convite de convidada@exemplo.com.br',
    'dora_alves convidou convidada@exemplo.com.br com a função Reader',
    `${person} entrou na equipe com a função Reader`,
    'dora_alves criou um link de convite para a função Reader',
    'dora_alves criou a função Trainee',
    'dora_alves criou a função Reader',
  ];
  await expect(lines(page)).toContainText(sentences);
  await expect(lines(page)).toHaveCount(sentences.length);
  await expect(lines(page).first()).toContainText(/IP 10\.\d/);

  const renamed = line(page, 'mudou o nome da função');
  await expect(renamed.getByText('Visão geral')).toBeHidden();
  await renamed.getByText('O que mudou').click();
  await expect(renamed.getByRole('definition')).toHaveText(['Sem acesso → Só ver', 'Só ver → Editar']);
  await expect(renamed.getByRole('term')).toHaveText(['Visão geral', 'Pedidos']);
  await expectAccessible(page);
  seen.expectQuiet();
});

test('the log is narrowed by person, type and date in the address, and exported as it shows', async ({
  page,
  baseURL,
}) => {
  const admin = await inNewTeam(baseURL, dora, 'Gráfica Registro');
  const person = await doEverything(baseURL, admin);
  await arrive(page, admin, log);
  await choose(page, 'Pessoa', person);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(`${person} entrou na equipe`);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();

  await choose(page, 'Tipo', 'Função desativada');
  await choose(page, 'Tipo', 'Função ativada');
  await expect(lines(page)).toHaveCount(2);
  await page.reload();
  await expect(lines(page)).toContainText(['ativou a função Trainee', 'desativou a função Trainee']);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^atividades-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.getByText(/^2 linhas em atividades-/)).toBeVisible();
  const rows = fs
    .readFileSync(await download.path(), 'utf8')
    .slice(1)
    .trim()
    .split('\r\n');
  expect(rows.map((row) => row.split(';').slice(1, 5))).toEqual([
    ['O quê', 'Quem', 'A quem ou a quê', 'O que mudou'],
    ['Função ativada', 'dora_alves', 'Trainee', 'Situação: desativada → ativada'],
    ['Função desativada', 'dora_alves', 'Trainee', 'Situação: ativada → desativada'],
  ]);

  await page.goto(`${log}&actorId=quem`);
  await expect(page.getByText('Estes filtros não podem ser usados')).toBeVisible();
  await page.goto(`${log}&from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z`);
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click();
  // The download of the log is a line of its own, above the twelve.
  await expect(lines(page)).toHaveCount(13);
  await expect(lines(page).first()).toContainText('dora_alves baixou o registro de atividades da equipe');
});

test('the log is read page by page, on a phone too, and back leads back', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), log);
  await expect(lines(page)).toHaveCount(20);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const first = await lines(page).first().textContent();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(lines(page).first()).not.toHaveText(first ?? '');
  await expect(lines(page)).toHaveCount(20);
  await page.goBack();
  await expect(lines(page).first()).toHaveText(first ?? '');
});

test('anyone who may not see the team sees nothing of its log', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'caio@cafe.example'), log);
  await expect(page.getByText('Você não tem acesso a esta tela')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
});

test('a log that cannot be read says so and is asked for again', async ({ page, baseURL }) => {
  await page.route('**/merchant/log?*', (route) => route.abort());
  await page.route('**/merchant/log', (route) => route.abort());
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), log);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(lines(page)).toHaveCount(20);
});
