import { acceptInvitation, inviteMember } from '@balcao/contract/invitation';
import { changeRoleStatus, createRole, deleteRole } from '@balcao/contract/role';
import { createTeam } from '@balcao/contract/team';
import { arrive, callerOf, inNewTeam, register } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const teamOn = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const group = (page: Page, name: string) => page.getByRole('region', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Someone with a team of their own who has joined another, in a role that reads orders; and how the other changes that role. */
const joined = async (baseURL: string | undefined) => {
  const other = callerOf(baseURL, await inNewTeam(baseURL, 'dora@livraria.example', 'Editora Maré'));
  const menuPermissions = [{ menuId: 'payment.orders', permissionLevel: 'read' }] as const;
  const { id: roleId } = await other(createRole, { body: { name: 'Clerk', menuPermissions: [...menuPermissions] } });
  const { link } = await other(inviteMember, { body: { email: null, roleId, locale: 'pt-BR' } });
  const { token } = await register(baseURL);
  const person = callerOf(baseURL, token);
  await person(createTeam, { body: { name: 'Doceria Horizonte', type: 'personal' } });
  await person(acceptInvitation, { body: { inviteCode: /[A-Za-z0-9_-]{22}$/.exec(link ?? '')?.[0] ?? '' } });
  return {
    token,
    disable: () => other(changeRoleStatus, { body: { id: roleId, status: '1' } }),
    remove: () => other(deleteRole, { params: { id: roleId } }),
  };
};

test('teams stand in two groups, and each says what one is in it', async ({ page, baseURL }) => {
  test.slow(); // Axe reads two widths.
  const seen = watch(page, baseURL);
  const { token, disable, remove } = await joined(baseURL);
  await arrive(page, token, '/teams');
  await expect(page).toHaveTitle('Suas equipes · Balcão');
  const own = group(page, 'Criadas por você');
  await expect(own.getByRole('button')).toHaveText([
    /Doceria Horizonte.*Pessoa física.*Não certificada.*Administrador principal/,
  ]);
  const other = group(page, 'De que você participa').getByRole('button');
  await expect(other).toHaveText([/Editora Maré.*Empresa.*Não certificada.*Clerk/]);
  await page.getByRole('button', { name: /^Conta de / }).click();
  const dropdown = page.getByRole('dialog', { name: 'Sua conta' });
  await expect(dropdown.getByRole('button')).toHaveText(['Sair']);
  await expect(dropdown.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await disable();
  await page.reload();
  await expect(other).toContainText(['Função desativada']);
  await remove();
  await page.reload();
  await expect(other).toContainText(['Função excluída']);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await other.click();
  await expect(page.getByText('Sua função foi excluída e não permite mais nada.')).toBeVisible();
  await expect(page.getByText(/\*+@livraria\.example/)).toBeVisible();
  seen.expectQuiet();
});

test('switching the team switches the rights', async ({ page, baseURL }) => {
  const { token } = await joined(baseURL);
  await arrive(page, token, '/teams');
  await teamOn(page, /Doceria Horizonte/).click();
  await expect(page).toHaveURL('/home');
  await menu(page).getByRole('button', { name: 'Configurações' }).click();
  await expect(menu(page).getByRole('link')).toHaveText(['Início', 'Equipe', 'Integração', 'Estabelecimento']);
  await page.getByRole('button', { name: /^Conta de Doceria/ }).click();
  const dropdown = page.getByRole('dialog', { name: 'Sua conta' });
  await expect(dropdown).toContainText('Administrador principal');
  await dropdown.getByRole('link', { name: 'Trocar de equipe' }).click();
  await expect(teamOn(page, /Doceria Horizonte/)).toContainText('Equipe atual');
  await teamOn(page, /Editora Maré/).click();
  await expect(page).toHaveURL('/home');
  await menu(page).getByRole('button', { name: 'Pagamentos' }).click();
  await expect(menu(page).getByRole('link')).toHaveText([
    ...['Início', 'Pedidos', 'Parcelas', 'Pré-autorizações', 'Arquivos do dia'],
  ]);
  await page.goto('/setting/team');
  await expect(page.getByText('Sua função não dá acesso a “Equipe”.')).toBeVisible();
});

test('many teams can be searched', async ({ page, baseURL }) => {
  const { token } = await register(baseURL);
  const person = callerOf(baseURL, token);
  for (let number = 1; number <= 8; number += 1)
    await person(createTeam, { body: { name: `Açaí da Praça ${number}`, type: 'enterprise' } });
  await arrive(page, token, '/teams');
  await expect(teamOn(page, /Açaí/)).toHaveCount(8);
  const search = page.getByRole('searchbox', { name: 'Buscar por nome ou número' });
  await search.fill('praca 7');
  await expect(teamOn(page, /Açaí/)).toHaveText([/Açaí da Praça 7/]);
  await search.fill('padaria');
  await expect(page.getByText('Nenhuma equipe com “padaria”')).toBeVisible();
  await expectAccessible(page);
});

test('somebody without a team is led to make one', async ({ page, baseURL }) => {
  await arrive(page, (await register(baseURL)).token, '/teams');
  await expect(page.getByText('Comece pela sua equipe')).toBeVisible();
  await page.getByRole('button', { name: 'Criar equipe' }).click();
  const form = page.getByRole('dialog', { name: 'Criar equipe' });
  await form.getByRole('button', { name: 'Criar equipe' }).click();
  await expect(form.getByRole('textbox')).toBeFocused();
  await form.getByRole('textbox').fill('Oficina do Zé');
  await form.getByText('Pessoa física').click();
  await form.getByRole('button', { name: 'Criar equipe' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Este é o balcão da equipe Oficina do Zé.')).toBeVisible();
});
