import type { Broadcast } from '@balcao/contract/broadcast';
import { decideBroadcast } from '@balcao/contract/broadcast-approval';
import { unscheduleBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ApprovalCard } from './approval-card.tsx';

const at = '2026-01-05T12:00:00.000Z';
const channel: Channel = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  url: 'https://balcao.example/c/1',
  name: 'Padaria da Ana',
  type: 'everyone',
  description: 'Pães da casa.',
  language: 'pt-BR',
  category: 'food',
  avatar: '/avatar.webp',
  badges: { official: null, personal: null },
  followers: 12,
  growth: [],
  state: 'open',
  closesAt: null,
  frozenAt: null,
  needsApproval: true,
  owner: { memberId: '019ab4a0-0000-7000-8000-000000000001', name: 'ana_souza' },
  isOwner: true,
  rights: ['write', 'publish', 'answer', 'manage'],
  version: 1,
  createdAt: at,
};
const broadcast: Broadcast = {
  id: '019ab4a0-0000-7000-8000-100000000001',
  channelId: channel.id,
  type: 'message',
  state: 'waiting',
  title: '',
  text: 'Chegou o pão.',
  url: '',
  media: [],
  template: null,
  excerpt: '',
  cover: null,
  coverAddress: null,
  asked: { by: 'bia_lima', at, isOwn: false },
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
  version: 2,
  createdAt: at,
  updatedAt: at,
  updatedBy: 'bia_lima',
};
const open = async (of: Partial<Broadcast> = {}, answer: Broadcast | Refusal = { ...broadcast, state: 'sent' }) => {
  const calls = answerTo(decideBroadcast, answer);
  await renderForMember(<ApprovalCard channel={channel} broadcast={{ ...broadcast, ...of }} />, {
    as: { chatAccount: 'Ana Souza' },
  });
  return { calls };
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

it('says who asked, and approves after a question', async () => {
  const { calls } = await open();
  await expect.element(page.getByText('bia_lima solicitou a aprovação para publicar.')).toBeVisible();
  await expectAccessible();
  await press('Aprovar e enviar');
  await expect.element(page.getByText('Ela sai agora, como está.')).toBeVisible();
  expect(calls).toHaveLength(0);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar e enviar' }));
  await expect.element(page.getByText('Publicação aprovada.')).toBeVisible();
  expect(calls[0]?.body).toEqual({ version: 2, isApproved: true });
});

it('says that it was approved, also where the page shows it as sent before the answer is there', async () => {
  const answer = Promise.withResolvers<Broadcast>();
  const calls = answerTo(decideBroadcast, () => answer.promise);
  const card = <ApprovalCard channel={channel} broadcast={broadcast} />;
  await renderForMember(<TakenAway>{card}</TakenAway>, { as: { chatAccount: 'Ana Souza' } });
  await press('Aprovar e enviar');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar e enviar' }));
  await expect.poll(() => calls.length).toBe(1);
  await press('Chegou antes');
  answer.resolve({ ...broadcast, state: 'sent' });
  await expect.element(page.getByText('Publicação aprovada.')).toBeVisible();
});

it('is given back with what has to change, which is asked for', async () => {
  const { calls } = await open({}, { ...broadcast, state: 'draft' });
  await press('Devolver para correção');
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver para correção' }));
  await expect.element(page.getByText('Informe o que precisa mudar.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'O que precisa mudar' }), 'Falta o preço.');
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver para correção' }));
  await expect.element(page.getByText('Publicação devolvida.')).toBeVisible();
  expect(calls[0]?.body).toEqual({ version: 2, isApproved: false, note: 'Falta o preço.' });
});

it('of one for a later time says that it goes out then, and says when the time has passed', async () => {
  await open(
    { scheduledAt: '2030-01-05T12:00:00.000Z' },
    new Refusal('broadcast_late', 'O horário escolhido já passou. Devolva a publicação para que outro seja escolhido.'),
  );
  await press('Aprovar e agendar');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar e agendar' }));
  await expect.element(page.getByText(/O horário escolhido já passou/)).toBeVisible();
});

it('lets the one who asked withdraw it, and not approve it', async () => {
  const { calls } = await open({ asked: { by: 'ana_souza', at, isOwn: true } });
  const withdrawn = answerTo(unscheduleBroadcast, { ...broadcast, state: 'draft', asked: null });
  await expect.element(page.getByRole('button', { name: 'Aprovar e enviar' })).not.toBeInTheDocument();
  await press('Retirar a solicitação');
  await expect.element(page.getByText('Solicitação retirada: é um rascunho de novo.')).toBeVisible();
  expect(withdrawn).toHaveLength(1);
  expect(calls).toHaveLength(0);
});
