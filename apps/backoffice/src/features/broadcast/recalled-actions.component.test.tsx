import { type Broadcast, removeBroadcast } from '@balcao/contract/broadcast';
import { editRecalledBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { answerTo } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { addressIn, agree, heldAnswer, leaveFor, takeFormAway } from '../../test/left-page.ts';
import { RecalledActions } from './recalled-actions.tsx';

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
const broadcast: Broadcast = {
  id: '019ab4a0-0000-7000-8000-200000000001',
  channelId: channel.id,
  type: 'message',
  state: 'recalled',
  title: '',
  text: 'Bolo de fubá',
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
  recalledAt: '2026-01-05T12:05:00.000Z',
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
};
const list = `/channel/${channel.id}/broadcast/index`;
const here = `/channel/${channel.id}/broadcast/edit?id=${broadcast.id}`;

const open = async () => {
  const { router } = await renderForMember(
    <TakenAway>
      <RecalledActions channel={channel} broadcast={broadcast} />
    </TakenAway>,
    { as: { chatAccount: 'Ana Souza' }, at: here },
  );
  return router;
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const said = () => expect.element(page.getByText('Publicação apagada.')).toBeVisible();

const erase = async () => {
  const answer = heldAnswer<null>();
  const calls = answerTo(removeBroadcast, answer.reply);
  const router = await open();
  await press('Apagar');
  await agree('Apagar');
  await expect.poll(() => calls.length).toBe(1);
  return { router, erased: () => answer.come(null) };
};

it('leads to the list from what was erased, also where the page knew of it before the answer', async () => {
  const { router, erased } = await erase();
  await takeFormAway();
  erased();
  await said();
  await expect.poll(() => addressIn(router)).toBe(list);
});

it('says that it was erased to a person who has left for another page, and leaves them there', async () => {
  const { router, erased } = await erase();
  await leaveFor(router, '/payment/overview');
  erased();
  await said();
  expect(addressIn(router)).toBe('/payment/overview');
});

const edit = async () => {
  const answer = heldAnswer<ReplyOf<typeof editRecalledBroadcast>>();
  const calls = answerTo(editRecalledBroadcast, answer.reply);
  const router = await open();
  await press('Editar e enviar de novo');
  await expect.poll(() => calls.length).toBe(1);
  return { router, edited: () => answer.come({ ...broadcast, id: '019ab4a0-0000-7000-8000-200000000002' }) };
};
const isReady = () => expect.element(page.getByRole('button', { name: 'Editar e enviar de novo' })).toBeEnabled();

it('leads to the new draft with the words of what was recalled', async () => {
  const { router, edited } = await edit();
  edited();
  await expect
    .poll(() => addressIn(router))
    .toBe(`/channel/${channel.id}/broadcast/edit?id=019ab4a0-0000-7000-8000-200000000002`);
});

it('opens no draft to a person who has left for another page', async () => {
  const { router, edited } = await edit();
  await leaveFor(router, '/payment/overview');
  edited();
  await isReady();
  expect(addressIn(router)).toBe('/payment/overview');
});
