import type { Channel } from '@balcao/contract/channel';
import { type InvitedManager, listChannelManagers } from '@balcao/contract/channel-right';
import { inviteMember, resendInvitation, revokeInvitation } from '@balcao/contract/invitation';
import { listRoles, type Role } from '@balcao/contract/role';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ManagersCard } from './managers-card.tsx';

const channel: Channel = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  url: 'https://balcao.example/phone/channel/AAAAAAAAAAAAAAAAAAAAAA',
  name: 'Novidades do Café',
  type: 'everyone',
  description: 'O que sai do forno.',
  language: 'pt-BR',
  category: 'food',
  avatar: '/avatar.webp',
  badges: { official: null, personal: null },
  followers: 12,
  growth: [],
  state: 'open',
  closesAt: null,
  frozenAt: null,
  needsApproval: false,
  owner: { memberId: '019ab4a0-0000-7000-8000-000000000001', name: 'ana_souza' },
  isOwner: true,
  rights: ['write', 'publish', 'manage'],
  version: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
};
const role = (id: string, name: string, menuId: 'channels.index' | 'payment.orders'): Role => ({
  id,
  name,
  status: '0',
  menuPermissions: [{ menuId, permissionLevel: 'read' }],
  members: 0,
  version: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
});
const redaction = '019ab4a0-0000-7000-8000-0000000000a1';
const pending: InvitedManager = {
  invitationId: '019ab4a0-0000-7000-8000-0000000000b1',
  email: 'bia@padaria.example',
  rights: ['publish', 'write'],
  role: 'Redação',
  isExpired: false,
  expiresAt: '2026-12-24T12:00:00.000Z',
};
const invitation = {
  id: pending.invitationId,
  email: pending.email,
  role: { id: redaction, name: 'Redação', status: '0' },
  status: 'pending',
  invitedBy: 'ana_souza',
  createdAt: '2026-12-17T12:00:00.000Z',
  expiresAt: pending.expiresAt,
  link: null,
} as const;
type Member = Parameters<typeof renderForMember>[1];
const open = async (invited: readonly InvitedManager[] = [], as: NonNullable<Member>['as'] = {}) => {
  const caio = { memberId: '019ab4a0-0000-7000-8000-0000000000c1', name: 'caio_lima' };
  answerTo(listChannelManagers, { list: [], invited: [...invited], candidates: [caio] });
  const list = [role(redaction, 'Redação', 'channels.index'), role(crypto.randomUUID(), 'Caixa', 'payment.orders')];
  answerTo(listRoles, { list, total: 2, totalIsCapped: false, pageNum: 1, pageSize: 999, nextCursor: null });
  await renderForMember(<ManagersCard channel={channel} />, { as: { chatAccount: 'Ana Souza', ...as } });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const email = () => page.getByLabelText('E-mail');
const fill = async (address: string) => {
  await userEvent.click(button('Convidar'));
  await email().fill(address);
  await page.getByLabelText('Função na equipe').selectOptions('Redação');
};
const send = () => userEvent.click(button('Enviar convite'));

it('invites a person with rights that the member has, and a role that reaches channels', async () => {
  await open();
  const sent = answerTo(inviteMember, invitation);
  await fill('bia@padaria.example');
  await expect.element(page.getByRole('option', { name: 'Caixa' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Responder a seguidores')).not.toBeInTheDocument();
  await userEvent.click(page.getByLabelText('Publicar conteúdo'));
  await expectAccessible();
  await send();
  await expect.element(page.getByText('Convite enviado para bia@padaria.example.')).toBeVisible();
  await expect.element(email()).not.toBeInTheDocument();
  const body = { email: 'bia@padaria.example', roleId: redaction, locale: 'pt-BR' };
  const asked = { ...body, channel: { channelId: channel.id, rights: ['write', 'publish'] } };
  expect(sent.map((one) => one.body)).toEqual([asked]);
});

it('says at the address what is wrong with it, and keeps what was typed', async () => {
  await open();
  const sent = answerTo(inviteMember, new Refusal('already_exists', 'Já existe.'));
  await fill('bia');
  await send();
  await expect.element(email()).toHaveAccessibleDescription(/e-mail/);
  expect(sent).toEqual([]);
  await email().fill('bia@padaria.example');
  await send();
  await expect.element(email()).toHaveAccessibleDescription('bia@padaria.example já tem um convite pendente.');
});

it('leads to the choice of members for an address that is one of theirs', async () => {
  await open();
  answerTo(inviteMember, new Refusal('member_already', 'Já é membro.'));
  await fill('caio@padaria.example');
  await send();
  await expect.element(page.getByText(/caio@padaria.example já é membro da equipe/)).toBeVisible();
  await expect.element(page.getByLabelText('Membro da equipe')).toBeVisible();
});

it('shows who has not answered, sends it again, and takes it back', async () => {
  await open([pending, { ...pending, invitationId: crypto.randomUUID(), email: 'rui@x.example', isExpired: true }]);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/Escrever rascunhos · Publicar conteúdo · Redação/);
  await expect.element(rows.nth(0)).toMatchTextContent(/Convite pendente.*24/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Convite vencido/);
  await expectAccessible();
  const again = answerTo(resendInvitation, invitation);
  const back = answerTo(revokeInvitation, null);
  await userEvent.click(rows.nth(0).getByRole('button', { name: 'Enviar de novo' }));
  await expect.poll(() => again.length).toBe(1);
  await userEvent.click(rows.nth(0).getByRole('button', { name: 'Cancelar convite' }));
  expect(back).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar convite' }));
  await expect.poll(() => back.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([pending.invitationId]);
});

it('says why there is no button to members who may not invite into the team', async () => {
  const menuPermissions = [{ menuId: 'channels.index', permissionLevel: 'write' }] as const;
  await open([pending], { isAdmin: false, menuPermissions: [...menuPermissions] });
  await expect.element(button('Adicionar gestor')).toBeVisible();
  await expect.element(button('Convidar')).not.toBeInTheDocument();
  await expect.element(button('Quem pode liberar?')).toBeVisible();
  await expect.element(button('Cancelar convite')).not.toBeInTheDocument();
});
