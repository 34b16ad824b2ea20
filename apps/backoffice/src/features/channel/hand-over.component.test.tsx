import type { Channel } from '@balcao/contract/channel';
import { handOverChannel } from '@balcao/contract/channel-right';
import { answerTo } from '@balcao/ui/test/network';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { heldAnswer } from '../../test/left-page.ts';
import { HandOver } from './hand-over.tsx';

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
const heir = { memberId: '019ab4a0-0000-7000-8000-000000000002', name: 'bia_lima' };

/** As the card of the managers: the form is opened by a button, and closed by itself. */
const Managers = () => {
  const [isOpen, setOpen] = useState(true);
  if (isOpen) return <HandOver channel={channel} heirs={[heir]} onDone={() => setOpen(false)} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Abrir
    </button>
  );
};
const give = async () => {
  const answer = heldAnswer<Channel>();
  const calls = answerTo(handOverChannel, answer.reply);
  await renderForMember(<Managers />);
  await userEvent.selectOptions(page.getByLabelText('Novo dono'), 'bia_lima');
  await userEvent.click(page.getByRole('button', { name: 'Transferir o canal' }));
  await expect.poll(() => calls.length).toBe(1);
  return () => answer.come({ ...channel, owner: heir, isOwner: false });
};
const said = () => expect.element(page.getByText('O canal agora é de bia_lima.')).toBeVisible();

it('closes its form when the channel has its new owner', async () => {
  const given = await give();
  given();
  await said();
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toBeVisible();
});

it('leaves a form open that was opened again before the answer came', async () => {
  const given = await give();
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  given();
  await said();
  await expect.element(page.getByLabelText('Novo dono')).toBeVisible();
});
