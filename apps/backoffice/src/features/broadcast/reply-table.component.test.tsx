import { type Broadcast, getBroadcast, listBroadcasts, type WholeBroadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { getReplySetting, listTeamReplies, type ReplySearch, type TeamReply } from '@balcao/contract/reply';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ReplyTable } from './reply-table.tsx';

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
const post = (end: string, title: string): Broadcast => ({
  id: `019ab4a0-0000-7000-8000-2000000000${end}`,
  channelId: channel.id,
  type: 'message',
  state: 'sent',
  title,
  text: '',
  url: '',
  excerpt: '',
  cover: null,
  coverAddress: null,
  media: [],
  template: null,
  asked: null,
  declined: null,
  scheduledAt: null,
  sentAt: '2026-01-05T12:00:00.000Z',
  recallUntil: null,
  recalledAt: null,
  audience: null,
  progress: null,
  isStopped: false,
  isEdited: false,
  delivered: 12,
  seen: 3,
  clicked: 0,
  left: 0,
  likes: 0,
  version: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
  updatedBy: 'ana_souza',
});
const whole = (one: Broadcast): WholeBroadcast => ({ ...one, article: [], pictures: [], addresses: [], usual: null });
const [cake, bread] = [post('01', 'Bolo de fubá'), post('02', '')];
const reply: TeamReply = {
  id: '019ab4a0-0000-7000-8000-100000000001',
  name: 'Nina Prado',
  text: 'Adorei',
  broadcast: { id: cake.id, label: cake.title },
  at: '2026-01-05T12:00:00.000Z',
  likes: 0,
  state: 'shown',
  hiddenWhy: null,
  isAuthorBlocked: false,
};
const pageOf = <Row,>(list: Row[]) => ({
  list,
  total: list.length,
  totalIsCapped: false,
  pageNum: 1,
  pageSize: 20,
  nextCursor: null,
});

const Held = ({ first }: { first: ReplySearch }) => {
  const [search, setSearch] = useState(first);
  return (
    <>
      <ReplyTable channel={channel} search={search} setSearch={setSearch} />
      <output aria-label="Endereço">{JSON.stringify(search)}</output>
    </>
  );
};
const open = async (first: ReplySearch = {}) => {
  answerTo(getReplySetting, { isOn: true });
  const asked = answerTo(listTeamReplies, pageOf([reply]));
  const searched = answerTo(listBroadcasts, ({ url }) =>
    pageOf(url.searchParams.get('search') === 'fubá' ? [cake] : [bread, cake]),
  );
  answerTo(getBroadcast, whole(cake));
  await renderForMember(<Held first={first} />, { as: { chatAccount: 'Ana Souza' } });
  return { asked, searched };
};
const chip = (name: string | RegExp) => page.getByRole('button', { name });
const address = () => page.getByLabelText('Endereço');

it('shows the replies to one post, which is found by its title, from the first page on', async () => {
  const { asked, searched } = await open({ cursor: 'later', state: ['shown'] });
  await userEvent.click(chip('Publicação'));
  await expect.element(page.getByRole('radio')).toHaveLength(2);
  await expect.element(page.getByRole('radio', { name: 'Publicação sem texto' })).toBeVisible();
  await expectAccessible();
  await userEvent.fill(page.getByRole('searchbox', { name: 'Parte do título ou do texto' }), ' fubá ');
  await expect.element(page.getByRole('radio')).toHaveLength(1);
  await userEvent.click(page.getByRole('radio', { name: 'Bolo de fubá' }));
  await expect.element(chip('Publicação: Bolo de fubá')).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.poll(() => asked.at(-1)?.url.searchParams.get('broadcastId')).toBe(cake.id);
  await expect.element(address()).toHaveTextContent(JSON.stringify({ state: ['shown'], broadcastId: cake.id }));
  // Nothing that never reached a follower can have replies.
  for (const { url } of searched)
    expect(url.searchParams.getAll('state')).not.toEqual(expect.arrayContaining(['draft', 'scheduled']));
});

it('names the post of a shared link, and lets all posts through again', async () => {
  const { asked } = await open({ broadcastId: cake.id });
  await expect.element(chip('Publicação: Bolo de fubá')).toBeVisible();
  expect(asked.at(-1)?.url.searchParams.get('broadcastId')).toBe(cake.id);
  await userEvent.click(chip('Limpar o filtro Publicação'));
  await expect.element(chip('Publicação')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.url.searchParams.get('broadcastId')).toBe(null);
});

it('says so where the post of the address is gone, and finds no post for words that none has', async () => {
  answerTo(getReplySetting, { isOn: true });
  answerTo(listTeamReplies, new Refusal('not_found', 'Não foi encontrado.'));
  answerTo(getBroadcast, new Refusal('not_found', 'Não foi encontrado.'));
  answerTo(listBroadcasts, pageOf([]));
  await renderForMember(<Held first={{ broadcastId: cake.id }} />, { as: { chatAccount: 'Ana Souza' } });
  await userEvent.click(chip('Publicação: não encontrada'));
  await expect.element(page.getByText('Nenhuma publicação com estas palavras.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(chip('Limpar o filtro Publicação'));
  await expect.element(address()).toHaveTextContent('{}');
});
