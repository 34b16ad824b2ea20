import { type Broadcast, getBroadcastRoom, publishBroadcast } from '@balcao/contract/broadcast';
import { estimateAudience } from '@balcao/contract/channel-audience';
import { listFollowerTags } from '@balcao/contract/follower-tag';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const tag = { id: '019ab4a0-0000-7000-8000-000000000011', name: 'cliente antigo', followers: 3 };
const broadcast: Broadcast = {
  id: '019ab4a0-0000-7000-8000-100000000001',
  channelId: '019ab4a0-0000-7000-8000-000000000009',
  type: 'message',
  state: 'draft',
  title: '',
  text: 'Chegou o pão.',
  url: '',
  media: [],
  template: null,
  excerpt: '',
  cover: null,
  coverAddress: null,
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
};
type Answer = Broadcast | Refusal | (() => Promise<Broadcast>);
const open = async (answer: Answer = { ...broadcast, state: 'sending' }, needsApproval = false, onClose = vi.fn()) => {
  answerTo(getBroadcastRoom, { followers: 12, left: 9, atMost: 10 });
  answerTo(listFollowerTags, { list: [tag] });
  answerTo(estimateAudience, { followers: 3, of: 12 });
  const calls = answerTo(publishBroadcast, answer);
  await renderForMember(
    <PublishDialog
      broadcast={broadcast}
      needsApproval={needsApproval}
      draft={{ stop: () => undefined }}
      onClose={onClose}
    />,
    { as: { chatAccount: 'Ana Souza' } },
  );
  return calls;
};
const choosePart = () => userEvent.click(page.getByRole('radio', { name: 'Uma parte' }));
const send = () => userEvent.click(page.getByRole('button', { name: 'Enviar agora' }));

it('says how many are in the part before it goes there', async () => {
  const calls = await open();
  await choosePart();
  await expect.element(page.getByText('Escolha quem recebe para ver quantas pessoas são.')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'cliente antigo' }));
  await expect.element(page.getByText('Vai para 3 pessoas, de 12.')).toBeVisible();
  await expectAccessible();
  await send();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ body: { at: null, audience: { tags: [tag.id], tagMatch: 'any' } } });
});

it('sends nothing to a part of which nothing is chosen, or whose days are wrong', async () => {
  const calls = await open();
  await choosePart();
  await send();
  await expect.element(page.getByRole('dialog').getByText('Escolha ao menos uma condição.').first()).toBeVisible();
  await page.getByLabelText('Comprou nos últimos dias').fill('400');
  await send();
  await expect.element(page.getByLabelText('Comprou nos últimos dias')).toHaveAccessibleDescription(/365/);
  expect(calls).toEqual([]);
});

it('keeps what was chosen while one looks at everyone, and says when nobody is in the part', async () => {
  const words = 'Ninguém atende a estas condições. Mude as condições.';
  await open(new Refusal('form_invalid', 'Confira os campos.', { audience: words }));
  await choosePart();
  await userEvent.click(page.getByRole('checkbox', { name: 'cliente antigo' }));
  await userEvent.click(page.getByRole('radio', { name: 'Todos os seguidores' }));
  await expect.element(page.getByText('Vai para 12 pessoas.')).toBeVisible();
  await choosePart();
  await expect.element(page.getByRole('checkbox', { name: 'cliente antigo' })).toBeChecked();
  await send();
  await expect.element(page.getByRole('dialog').getByText(words).first()).toBeVisible();
});

it('keeps what was chosen where no answer came, and sends the same again', async () => {
  const onClose = vi.fn();
  let isLost = true;
  const calls = await open(
    () =>
      isLost ? Promise.reject(new TypeError('connection lost')) : Promise.resolve({ ...broadcast, state: 'sending' }),
    false,
    onClose,
  );
  await choosePart();
  await userEvent.click(page.getByRole('checkbox', { name: 'cliente antigo' }));
  await send();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: 'Enviar agora', includeHidden: true })).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
  const sent = calls.length;
  isLost = false;
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('checkbox', { name: 'cliente antigo' }).query()).not.toBeNull();
  await send();
  await expect.poll(() => calls.length).toBeGreaterThan(sent);
  expect(calls.at(-1)?.body).toEqual(calls[0]?.body);
  await expect.poll(() => onClose).toHaveBeenCalled();
});

it('asks for approval where two people publish, and says that it waits', async () => {
  const calls = await open({ ...broadcast, state: 'waiting' }, true);
  await expect
    .element(page.getByText('Neste canal, outra pessoa precisa aprovar antes de a publicação sair.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Solicitar aprovação' }));
  await expect.element(page.getByText('Aprovação solicitada: outra pessoa decide.')).toBeVisible();
  expect(calls).toHaveLength(1);
});
