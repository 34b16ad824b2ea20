import { type Invitation, inviteMember } from '@balcao/contract/invitation';
import { createRole, listRoles, type Role, RoleName, RoleStatus } from '@balcao/contract/role';
import { rolePresetIds, rolePresets } from '@balcao/contract/role-preset';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import en from '../../i18n/en/role.ts';
import es from '../../i18n/es/role.ts';
import pt from '../../i18n/pt/role.ts';
import zh from '../../i18n/zh/role.ts';
import { renderForMember } from '../../test/backoffice-part.tsx';
import InviteDialog from './invite-dialog.tsx';

const finance: Role = {
  id: '019ab4a0-0000-7000-8000-000000000021',
  name: 'Financeiro',
  status: RoleStatus.enum.enabled,
  menuPermissions: [...rolePresets.finance],
  members: 0,
  version: 1,
  createdAt: '2026-11-24T12:00:00.000Z',
};
const invitation: Invitation = {
  id: '019ab4a0-0000-7000-8000-000000000031',
  email: 'rui@exemplo.com.br',
  role: finance,
  status: 'pending',
  invitedBy: 'ana_souza',
  createdAt: '2026-11-24T12:00:00.000Z',
  expiresAt: '2026-12-01T12:00:00.000Z',
};
const pageOf = (list: Role[]) => ({
  list,
  total: list.length,
  totalIsCapped: false,
  pageNum: 1,
  pageSize: 999,
  nextCursor: null,
});
/** The dialog in a team without roles, whose list has the role once it is made. */
const open = async (as = {}) => {
  let roles: Role[] = [];
  answerTo(listRoles, () => pageOf(roles));
  const made = answerTo(createRole, () => {
    roles = [finance];
    return finance;
  });
  const invited = answerTo(inviteMember, { ...invitation, link: null });
  let isClosed = false;
  await renderForMember(
    <InviteDialog
      onClose={() => {
        isClosed = true;
      }}
    />,
    { as },
  );
  return { made, invited, isClosed: () => isClosed };
};
const preset = (name: string) => page.getByRole('radio', { name, exact: true });
const emails = () => page.getByRole('textbox', { name: 'E-mails' });
const submit = () => page.getByRole('button', { name: 'Enviar convite' });
const select = () => page.getByRole('combobox', { name: 'Função' });

describe('inviting into a team that has no role', () => {
  it('makes a ready-made role with the invitation, one of each however often it is pressed', async () => {
    const { made, invited, isClosed } = await open();
    await expect.element(page.getByText('Vê vendas e pedidos; cuida de reembolsos e saques.')).toBeVisible();
    await emails().fill('rui@exemplo.com.br');
    await userEvent.click(submit());
    await expect.element(page.getByText('Preencha este campo.').first()).toBeVisible();
    await expectAccessible();
    await userEvent.click(preset('Financeiro'));
    await userEvent.dblClick(submit());
    await expect.poll(isClosed).toBe(true);
    expect(made.map(({ body }) => body)).toEqual([{ name: 'Financeiro', menuPermissions: rolePresets.finance }]);
    expect(invited.map(({ body }) => body)).toEqual([
      { email: 'rui@exemplo.com.br', roleId: finance.id, locale: 'pt-BR' },
    ]);
  });

  it('keeps the role that was made when the invitation is refused, says so and goes on with it', async () => {
    const { made, isClosed } = await open();
    answerTo(inviteMember, new Refusal('member_already', 'Já é membro.'));
    await emails().fill('ana@cafe.example');
    await userEvent.click(preset('Financeiro'));
    await userEvent.click(submit());
    await expect.element(page.getByText('A função Financeiro já foi criada. Falta só enviar o convite.')).toBeVisible();
    await expect.element(select()).toHaveValue(finance.id);
    const invited = answerTo(inviteMember, { ...invitation, link: null });
    await emails().fill('rui@exemplo.com.br');
    await userEvent.click(submit());
    await expect.poll(isClosed).toBe(true);
    expect(invited.map(({ body }) => body)).toMatchObject([{ email: 'rui@exemplo.com.br', roleId: finance.id }]);
    expect(made).toHaveLength(1);
  });

  it('leads to the role of another person who was faster', async () => {
    await open();
    answerTo(createRole, () => {
      answerTo(listRoles, pageOf([finance]));
      return new Refusal('already_exists', 'Já existe.');
    });
    await emails().fill('rui@exemplo.com.br');
    await userEvent.click(preset('Financeiro'));
    await userEvent.click(submit());
    await expect.element(page.getByText('Já existe uma função com este nome.')).toBeVisible();
    await expect.element(select().getByRole('option', { name: 'Financeiro' })).toBeInTheDocument();
    await expect.element(emails()).toHaveValue('rui@exemplo.com.br');
  });

  it('offers no role to a member who may make none', async () => {
    await open({ isAdmin: false, menuPermissions: [{ menuId: 'setting.team', permissionLevel: 'write' }] });
    await expect.element(select()).toBeVisible();
    await expect.element(preset('Financeiro')).not.toBeInTheDocument();
  });
});

it('names every ready-made role in each language as the name of a role may be', () => {
  for (const words of [pt, en, es, zh])
    for (const id of rolePresetIds) expect(RoleName.safeParse(words.preset[id].name).success).toBe(true);
});
