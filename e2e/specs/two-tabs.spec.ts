import { arrive, atWork, inNewTeam } from '../support/person.ts';
import { bought } from '../support/sale.ts';
import { arriveAtConsole, igor, newStaff, staffToken } from '../support/staff.ts';
import { joinTeam, makeRole } from '../support/team.ts';
import { expect, type Page, test } from '../support/test.ts';

const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an order that one tab refunds shows so in the others, its list and its panel, and offers no second refund', async ({
  page,
  baseURL,
}) => {
  const { number } = await bought(baseURL, 4_329);
  const beside = await page.context().newPage();
  const list = await page.context().newPage();
  const token = await atWork(baseURL, 'bia@cafe.example');
  for (const tab of [page, beside]) {
    await arrive(tab, token, `/payment/transaction/orders/${number}`);
    await expect(panel(tab, /^Pedido/).getByRole('button', { name: 'Reembolsar' })).toBeVisible();
  }
  await arrive(list, token, '/payment/transaction/orders');
  await expect(row(list, number)).toContainText('Pago');

  await panel(page, /^Pedido/)
    .getByRole('button', { name: 'Reembolsar' })
    .click();
  const form = panel(page, 'Reembolsar pedido');
  await form.getByLabel('Mensagem para quem pagou').fill('A xícara chegou trincada');
  await form.getByRole('button', { name: /^Reembolsar R\$\s43,29$/ }).click();
  await expect(form).toBeHidden();

  await expect(panel(beside, /^Pedido/)).toContainText('A xícara chegou trincada');
  await expect(panel(beside, /^Pedido/).getByRole('button', { name: 'Reembolsar' })).toBeHidden();
  await expect(row(list, number)).toContainText('Reembolsado');
});

test('a member whom one tab removes is gone from the list of the other, and their panel says so', async ({
  page,
  baseURL,
}) => {
  const admin = await inNewTeam(baseURL, 'dora@livraria.example', 'Serraria Aurora');
  const cashier = await makeRole(baseURL, admin, 'Cashier');
  const { account } = await joinTeam(baseURL, admin, cashier.id);
  const beside = await page.context().newPage();
  const list = await page.context().newPage();
  for (const tab of [page, beside, list]) {
    await arrive(tab, admin, '/setting/team');
    await expect(row(tab, account)).toBeVisible();
  }
  for (const tab of [page, beside]) await tab.getByRole('link', { name: account }).click();
  await expect(panel(beside, account)).toContainText('Cashier');

  await panel(page, account).getByRole('button', { name: 'Remover da equipe' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Remover ${account}` })
    .click();
  await expect(page.getByText(`${account} não é mais membro da equipe.`)).toBeVisible();

  await expect(beside.getByText('Esta pessoa não é membro da equipe')).toBeVisible();
  await expect(row(list, account)).toHaveCount(0);
});

test('staff whose access one tab ends: the other is told when it tries the same, and then shows it', async ({
  page,
  baseURL,
}) => {
  const { staffId, name } = await newStaff(baseURL, 'Ciro Tavares', 'reviewer');
  const token = await staffToken(baseURL, igor);
  const beside = await page.context().newPage();
  for (const tab of [page, beside]) await arriveAtConsole(tab, token, `/console/staff?person=${staffId}`);
  const end = async (tab: Page) => {
    await panel(tab, name).getByRole('button', { name: 'Desativar o acesso' }).click();
    await tab
      .getByRole('alertdialog')
      .getByRole('button', { name: `Desativar o acesso de ${name}` })
      .click();
  };
  await expect(panel(beside, name).getByRole('button', { name: 'Desativar o acesso' })).toBeVisible();
  await end(page);
  await expect(panel(page, name).getByRole('button', { name: 'Ativar o acesso' })).toBeVisible();

  await end(beside);
  await expect(beside.getByText('Isso não é possível na situação atual.')).toBeVisible();
  await expect(panel(beside, name).getByRole('button', { name: 'Ativar o acesso' })).toBeVisible();
  await expect(panel(beside, name).getByRole('button', { name: 'Desativar o acesso' })).toBeHidden();
});
