import type { Channel } from '@balcao/contract/channel';
import { blockReplier, getReplySetting, listTeamReplies, moveReply, type TeamReply } from '@balcao/contract/reply';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { RepliesCard } from './replies-card.tsx';

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
  rights: ['write', 'publish', 'answer', 'manage'],
  version: 3,
  createdAt: '2026-01-05T12:00:00.000Z',
};
const reply: TeamReply = {
  id: '019ab4a0-0000-7000-8000-100000000001',
  name: 'Nina Prado',
  text: 'Compre seguidores!',
  broadcast: { id: '019ab4a0-0000-7000-8000-200000000001', label: 'Bolo de fubá' },
  at: '2026-01-05T12:00:00.000Z',
  likes: 0,
  state: 'shown',
  hiddenWhy: null,
  isAuthorBlocked: false,
};
const pageWith = (list: readonly TeamReply[]) => ({
  list: [...list],
  total: list.length,
  totalIsCapped: false,
  pageNum: 1,
  pageSize: 20,
  nextCursor: null,
});
const open = async (list: readonly TeamReply[], isOn = true, rights = channel.rights) => {
  answerTo(getReplySetting, { isOn });
  answerTo(listTeamReplies, pageWith(list));
  await renderForMember(<RepliesCard channel={{ ...channel, rights }} id="019ab4a0-0000-7000-8000-200000000001" />, {
    as: { chatAccount: 'Ana Souza' },
  });
};

it('hides a reply with the reason that was chosen', async () => {
  const calls = answerTo(moveReply, { ...reply, state: 'hidden', hiddenWhy: 'offends' });
  await open([reply]);
  await userEvent.click(page.getByRole('button', { name: 'Ocultar' }));
  await userEvent.click(page.getByRole('radio', { name: 'Ofende ou ameaça' }));
  await expectAccessible();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Ocultar' }));
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ state: 'hidden', why: 'offends' }]);
});

it('shows again what is hidden, and takes replies again of one who is blocked, each by one click', async () => {
  const moved = answerTo(moveReply, reply);
  const blocked = answerTo(blockReplier, reply);
  await open([{ ...reply, state: 'hidden', hiddenWhy: 'spam', isAuthorBlocked: true }]);
  await expect.element(page.getByRole('row', { name: /Oculta.*É propaganda repetida/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mostrar de novo' }));
  await expect.poll(() => moved.map(({ body }) => body)).toEqual([{ state: 'shown' }]);
  await userEvent.click(page.getByRole('button', { name: 'Desbloquear' }));
  await expect.poll(() => blocked.map(({ body }) => body)).toEqual([{ isBlocked: false }]);
});

it('says how many like a reply, and asks for the most liked first, and for the words that one types', async () => {
  const liked = { ...reply, id: '019ab4a0-0000-7000-8000-100000000002', name: 'Rui Dias', text: 'Adorei', likes: 3 };
  await open([reply, liked]);
  await expect.element(page.getByRole('row', { name: /Rui Dias.*Adorei.*3/ })).toBeVisible();
  await expectAccessible();
  const calls = answerTo(listTeamReplies, pageWith([liked, reply]));
  await userEvent.click(page.getByRole('button', { name: 'Curtidas' }));
  await expect.poll(() => calls.at(-1)?.url.searchParams.get('sort')).toBe('-amount');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Parte do nome ou do texto' }), 'adorei');
  await expect.poll(() => calls.at(-1)?.url.searchParams.get('search')).toBe('adorei');
  const asked = calls.at(-1)?.url.searchParams;
  expect([asked?.get('sort'), asked?.get('broadcastId')]).toEqual(['-amount', reply.broadcast.id]);
});

it('does what it does by keys alone: hides a reply, and the focus comes back to its row', async () => {
  const calls = answerTo(moveReply, { ...reply, state: 'hidden', hiddenWhy: 'spam' });
  await open([reply]);
  const focused = () => document.activeElement?.textContent;
  await userEvent.click(page.getByRole('row', { name: /Compre/ }));
  while (focused() !== 'Ocultar') await userEvent.keyboard('{Tab}');
  answerTo(listTeamReplies, pageWith([{ ...reply, state: 'hidden', hiddenWhy: 'spam' }]));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  while (focused() !== 'Ocultar') await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Mostrar de novo' })).toHaveFocus();
});

it('says that the channel takes no replies', async () => {
  await open([], false);
  await expect.element(page.getByText('O canal não aceita respostas')).toBeVisible();
});

it('shows nothing to those who may not answer', async () => {
  await open([reply], true, ['write']);
  await expect.element(page.getByText('Compre seguidores!')).not.toBeInTheDocument();
});
