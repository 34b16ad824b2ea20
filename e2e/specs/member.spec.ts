import { arrive, inNewTeam } from '../support/person.ts';
import { joinTeam, makeRole } from '../support/team.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const members = '/setting/team';

const row = (page: Page, account: string) => page.getByRole('row').filter({ hasText: account });
const panel = (page: Page, account: string) => page.getByRole('dialog', { name: account });

test('members are found by name and by role, and the address keeps what was looked for', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const admin = await inNewTeam(baseURL, dora, 'Papelaria Aurora');
  const cashier = await makeRole(baseURL, admin, 'Cashier');
  const { account } = await joinTeam(baseURL, admin, cashier.id);
  await arrive(page, admin, '/setting');
  await expect(page).toHaveURL(/\/setting\/team\?tab=members$/);
  await expect(page).toHaveTitle('Equipe · Balcão');
  await expect(row(page, 'dora_alves')).toContainText('Administrador principal');
  await expect(row(page, 'dora_alves')).toContainText('(você)');
  await expect(row(page, account)).toContainText('Cashier');
  // All of them are here, so nothing offers a further page.
  await expect(page.getByText('2 resultados')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(account.slice(2));
  await expect(row(page, 'dora_alves')).toBeHidden();
  await page.reload();
  await expect(row(page, account)).toBeVisible();
  await expect(row(page, 'dora_alves')).toBeHidden();

  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill('ninguém');
  await expect(page.getByText('Ninguém com estes filtros')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver todos os membros' }).click();
  await page.getByRole('button', { name: 'Função' }).click();
  await page.getByRole('checkbox', { name: 'Administrador principal' }).check();
  await expect(row(page, account)).toBeHidden();
  await expect(row(page, 'dora_alves')).toBeVisible();
  seen.expectQuiet();
});

test('another role: the member is told at once, and OK logs them out', async ({ page, browser, baseURL }) => {
  const admin = await inNewTeam(baseURL, dora, 'Copiadora Aurora');
  const reads = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];
  const cashier = await makeRole(baseURL, admin, 'Cashier', reads);
  await makeRole(baseURL, admin, 'Support', reads);
  const { account, token } = await joinTeam(baseURL, admin, cashier.id);
  const theirs = await (await browser.newContext()).newPage();
  await arrive(theirs, token, '/payment/transaction/orders');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await arrive(page, admin, members);
  await page.getByRole('button', { name: `Ações de ${account}` }).click();
  await page.getByRole('button', { name: 'Mudar função' }).click();
  await expect(page).toHaveURL(/[?&]member=/);
  const save = panel(page, account).getByRole('button', { name: 'Salvar função' });
  await expect(save).toBeDisabled();
  await panel(page, account).getByRole('combobox', { name: 'Função' }).selectOption('Support');
  await expect(panel(page, account)).toContainText(`${account} vai precisar entrar de novo`);
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText(`Função de ${account} salva.`)).toBeVisible();
  await panel(page, account).getByRole('button', { name: 'Fechar' }).click();
  await expect(row(page, account)).toContainText('Support');

  const notice = theirs.getByRole('alertdialog', { name: 'Aviso' });
  await expect(notice).toContainText('As permissões da sua função mudaram');
  await notice.getByRole('button').last().click();
  await expect(theirs).toHaveURL(/\/login/);
});

test('a member is removed by name, and the team is gone for them', async ({ page, browser, baseURL }) => {
  const admin = await inNewTeam(baseURL, dora, 'Encadernadora Aurora');
  const cashier = await makeRole(baseURL, admin, 'Cashier');
  const { account, token } = await joinTeam(baseURL, admin, cashier.id);
  const theirs = await (await browser.newContext()).newPage();
  await arrive(theirs, token, '/account');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await arrive(page, admin, members);
  await page.getByRole('link', { name: account }).click();
  await panel(page, account).getByRole('button', { name: 'Remover da equipe' }).click();
  const question = page.getByRole('alertdialog', { name: `Remover ${account} da equipe Encadernadora Aurora?` });
  await expect(question).toContainText(`${account} perde o que a função Cashier permite`);
  await expectAccessible(page);
  await question.getByRole('button', { name: `Remover ${account}` }).click();
  await expect(page.getByText(`${account} não é mais membro da equipe.`)).toBeVisible();
  await expect(panel(page, account)).toBeHidden();
  await expect(row(page, account)).toBeHidden();

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
});

test('the only super admin is told why they stay one; with another, they may step down', async ({ page, baseURL }) => {
  const admin = await inNewTeam(baseURL, dora, 'Sebo Aurora');
  const cashier = await makeRole(baseURL, admin, 'Cashier');
  const { account } = await joinTeam(baseURL, admin, cashier.id);
  await arrive(page, admin, members);
  await page.getByRole('link', { name: 'dora_alves' }).click();
  await expect(panel(page, 'dora_alves')).toContainText('Você é o único administrador principal');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: account }).click();
  await panel(page, account).getByRole('combobox', { name: 'Função' }).selectOption('Administrador principal');
  await expect(panel(page, account)).toContainText('vai poder fazer tudo nesta equipe');
  await panel(page, account).getByRole('button', { name: 'Salvar função' }).click();
  await expect(page.getByText(`Função de ${account} salva.`)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'dora_alves' }).click();
  await panel(page, 'dora_alves').getByRole('combobox', { name: 'Função' }).selectOption('Cashier');
  await expect(panel(page, 'dora_alves')).toContainText('Você deixa de ser administrador principal');
});

test('anyone who may only look sees the members, and why they cannot change anything', async ({ page, baseURL }) => {
  const admin = await inNewTeam(baseURL, dora, 'Gráfica do Porto');
  const reader = await makeRole(baseURL, admin, 'Reader', [{ menuId: 'setting.team', permissionLevel: 'read' }]);
  const { account, token } = await joinTeam(baseURL, admin, reader.id);
  await arrive(page, token, members);
  await expect(row(page, account)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convidar' })).toBeHidden();
  await expect(page.getByText('permite ver “Equipe”, mas não fazer alterações')).toBeVisible();
  await page.getByRole('button', { name: 'Ações de dora_alves' }).click();
  await expect(page.getByRole('button', { name: 'Remover da equipe' })).toBeHidden();
  await page.getByRole('button', { name: 'Ver detalhes' }).click();
  await expect(panel(page, 'dora_alves')).toContainText('****@livraria.example');
  await expect(panel(page, 'dora_alves').getByRole('combobox')).toBeHidden();
  await expectAccessible(page);
});
