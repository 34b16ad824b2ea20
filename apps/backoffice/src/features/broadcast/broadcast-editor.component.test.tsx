import {
  changeBroadcast,
  getBroadcast,
  getBroadcastRoom,
  publishBroadcast,
  type WholeBroadcast,
} from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { listBroadcastTemplates } from '@balcao/contract/template-sending';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { BroadcastEditor } from './broadcast-editor.tsx';

const channel: Channel = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  url: 'https://balcao.example/phone/channel/aaaaaaaaaaaaaaaaaaaaaa',
  name: 'Novidades do Largo',
  type: 'everyone',
  description: 'Frutas da estação, toda semana.',
  language: 'pt-BR',
  category: 'food',
  avatar: '/admin/v3.0/channel/avatar/aaaaaaaaaaaaaaaaaaaaaa',
  badges: { official: null, personal: null },
  followers: 12,
  growth: Array.from({ length: 30 }, () => 12),
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
let made = 0;
const draft = (change: Partial<WholeBroadcast> = {}): WholeBroadcast => {
  made += 1;
  return {
    id: `019ab4a0-0000-7000-8000-1000000000${String(made).padStart(2, '0')}`,
    channelId: channel.id,
    type: 'message',
    state: 'draft',
    title: '',
    text: '',
    url: '',
    excerpt: '',
    cover: null,
    coverAddress: null,
    article: [],
    pictures: [],
    addresses: [],
    usual: null,
    media: [],
    template: null,
    asked: null,
    declined: null,
    scheduledAt: null,
    sentAt: null,
    recallUntil: null,
    recalledAt: null,
    audience: null,
    progress: null,
    isStopped: false,
    isEdited: false,
    delivered: 0,
    seen: 0,
    clicked: 0,
    left: 0,
    likes: 0,
    version: 1,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    updatedBy: 'ana_souza',
    ...change,
  };
};
const bound = { chatAccount: 'Ana Souza' } as const;
const open = async (kept: WholeBroadcast) => {
  answerTo(getBroadcast, kept);
  answerTo(getBroadcastRoom, { followers: 12, left: 9, atMost: 10 });
  const saved = answerTo(changeBroadcast, { ...kept, version: kept.version + 1 });
  await renderForMember(<BroadcastEditor channel={channel} id={kept.id} />, { as: bound });
  return saved;
};
const text = () => page.getByLabelText('Texto', { exact: true });
const send = () => userEvent.click(page.getByRole('button', { name: 'Enviar…' }));

it('counts words as one types, in Portuguese and in Chinese, and shows the phone’s picture of them', async () => {
  await open(draft());
  await text().fill('Chegou o pão de queijo: 今天八折');
  await expect.element(page.getByText('9 de 3.000 palavras')).toBeVisible();
  await expect.element(page.getByRole('article')).toHaveTextContent('Chegou o pão de queijo: 今天八折');
  await expectAccessible();
});

it('says how many words are too many, and sends nothing', async () => {
  await open(draft({ text: 'pão '.repeat(3_001).trim() }));
  const calls = answerTo(publishBroadcast, draft());
  await expect.element(page.getByText('3.001 palavras: 1 a mais que o máximo de 3.000')).toBeVisible();
  await send();
  await expect.element(text()).toHaveAccessibleDescription(/3000|3\.000/);
  expect(calls).toEqual([]);
});

it('says at the address of a link what is wrong with it', async () => {
  await open(draft({ type: 'link', title: 'Cardápio', url: 'http://cafe.example' }));
  await send();
  await expect.element(page.getByLabelText('Endereço')).toHaveAccessibleDescription(/https/);
});

it('says to how many it goes before it is sent', async () => {
  const kept = draft({ text: 'Chegou o pão.' });
  await open(kept);
  const calls = answerTo(publishBroadcast, { ...kept, state: 'sent' });
  await send();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Vai para 12 pessoas.')).toBeVisible();
  await expect.element(dialog.getByText(/ainda cabem 9 de 10/)).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar agora' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { version: 1, at: null } }]);
});

it('says a chosen template, filled as the phone shows it, and saves what stands for its variables', async () => {
  const kept = draft({ type: 'template' });
  const saved = await open(kept);
  const version = { header: '', footer: '', body: 'Oi, {{nome}}! Leve {{oferta}}.', language: 'pt-BR' } as const;
  const inUse = {
    ...({ name: 'oferta', category: 'marketing', mainLanguage: 'pt-BR' } as const),
    variables: ['nome', 'oferta'].map((name) => ({ name, sample: name === 'nome' ? 'Ana' : 'broa' })),
    versions: [{ ...version, buttons: [{ label: 'Quero', url: null }] }],
  };
  const templateId = '019ab4a0-0000-7000-8000-000000000077';
  answerTo(listBroadcastTemplates, { list: [{ id: templateId, inUse }], hasMore: false });
  await send();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Escolher modelo' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /oferta/ }));
  await expect.element(page.getByLabelText('O que aparece em nome')).toHaveValue('follower');
  await page.getByLabelText('Texto para oferta').fill('pão de queijo');
  await expect.element(page.getByRole('article')).toMatchTextContent(/Oi, Ana! Leve pão de queijo\./);
  await expect.element(page.getByRole('article')).toMatchTextContent(/Quero/);
  await expectAccessible();
  await expect
    .poll(() => saved.at(-1))
    .toMatchObject({
      body: {
        type: 'template',
        template: {
          templateId,
          values: [
            { name: 'nome', source: 'follower', text: '' },
            { name: 'oferta', source: 'text', text: 'pão de queijo' },
          ],
        },
      },
    });
});
