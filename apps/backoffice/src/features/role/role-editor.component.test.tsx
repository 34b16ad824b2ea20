import { createRole, type Role, RoleStatus } from '@balcao/contract/role';
import { rolePresets } from '@balcao/contract/role-preset';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { RoleEditor } from './role-editor.tsx';

const made: Role = {
  id: '019ab4a0-0000-7000-8000-000000000021',
  name: 'Financeiro',
  status: RoleStatus.enum.enabled,
  menuPermissions: [],
  members: 0,
  version: 1,
  createdAt: '2026-11-24T12:00:00.000Z',
};
const none: Role | undefined = undefined;
const open = async () => {
  const calls = answerTo(createRole, made);
  await renderForMember(<RoleEditor role={none} onClose={() => undefined} />);
  // The panel has come in.
  await expect.element(name()).toHaveFocus();
  return calls;
};
const preset = (name: string) => page.getByRole('radio', { name, exact: true });
const name = () => page.getByRole('textbox', { name: 'Nome' });
const level = (menu: string, choice: string) =>
  page.getByRole('radiogroup', { name: menu, exact: true }).getByRole('radio', { name: choice });
/** The box of a choice is small and lies under its words. */
const choose = (menu: string, choice: string) =>
  userEvent.click(page.getByRole('radiogroup', { name: menu, exact: true }).getByText(choice));
const question = () => page.getByRole('alertdialog');

it('begins from a ready-made role, which stays editable', async () => {
  const calls = await open();
  await userEvent.click(preset('Financeiro'));
  await expect.element(name()).toHaveValue('Financeiro');
  await expect.element(level('Financeiro', 'Editar')).toBeChecked();
  await expect.element(level('Pedidos', 'Só ver')).toBeChecked();
  await expectAccessible();
  await choose('Pedidos', 'Sem acesso');
  await expect.element(preset('Financeiro')).not.toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Criar função' }));
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    name: 'Financeiro',
    menuPermissions: rolePresets.finance.filter(({ menuId }) => menuId !== 'payment.orders'),
  });
});

it('follows from one ready-made role to another, and keeps a name that was typed', async () => {
  await open();
  await userEvent.click(preset('Financeiro'));
  await userEvent.click(preset('Leitura'));
  await expect.element(name()).toHaveValue('Leitura');
  await expect.element(level('Equipe', 'Só ver')).toBeChecked();
  await name().fill('Contador');
  await userEvent.click(preset('Financeiro'));
  await expect.element(name()).toHaveValue('Contador');
  await expect.element(level('Equipe', 'Sem acesso')).toBeChecked();
  await expect.element(question()).not.toBeInTheDocument();
});

it('replaces permissions that were chosen one by one only when the person agrees', async () => {
  await open();
  await choose('Produtos', 'Editar');
  await userEvent.click(preset('Leitura'));
  await expect.element(question().getByText('Trocar as permissões pelas de Leitura?')).toBeVisible();
  await userEvent.click(question().getByRole('button', { name: 'Cancelar' }));
  await expect.element(level('Produtos', 'Editar')).toBeChecked();
  await expect.element(preset('Leitura')).not.toBeChecked();
  await userEvent.click(preset('Leitura'));
  await userEvent.click(question().getByRole('button', { name: 'Trocar' }));
  await expect.element(level('Produtos', 'Só ver')).toBeChecked();
  await expect.element(preset('Leitura')).toBeChecked();
});
