import type { ChannelFollower } from '@balcao/contract/channel-follower';
import { createFollowerTag, listFollowerTags, tagFollowers } from '@balcao/contract/follower-tag';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { TagDialog } from './tag-dialog.tsx';

const channelId = '019ab4a0-0000-7000-8000-000000000009';
const [vip, north] = ['019ab4a0-0000-7000-8000-000000000011', '019ab4a0-0000-7000-8000-000000000012'];
const tags = [
  { id: vip, name: 'cliente antigo', followers: 1 },
  { id: north, name: 'zona norte', followers: 2 },
];
const person = (n: number, held: readonly { id: string; name: string }[]): ChannelFollower => ({
  id: `019ab4a0-0000-7000-8000-10000000000${n}`,
  name: `Pessoa ${n}`,
  language: 'pt-BR',
  hearing: 'heard',
  orders: null,
  tags: [...held],
  followedAt: '2026-01-05T12:00:00.000Z',
});
const people = [
  person(1, [
    { id: vip, name: 'cliente antigo' },
    { id: north, name: 'zona norte' },
  ]),
  person(2, [{ id: north, name: 'zona norte' }]),
];
const open = async () => {
  answerTo(listFollowerTags, { list: tags });
  const calls = answerTo(tagFollowers, { followers: 2 });
  await renderForMember(
    <TagDialog channelId={channelId} people={people} onDone={() => undefined} onClose={() => undefined} />,
    { as: { chatAccount: 'Ana Souza' } },
  );
  return calls;
};
const box = (name: string) => page.getByRole('checkbox', { name });
const save = () => userEvent.click(page.getByRole('button', { name: 'Salvar etiquetas' }));

it('shows which tag all of them have and which only some, and sends what was touched alone', async () => {
  const calls = await open();
  await expect.element(box('zona norte')).toBeChecked();
  await expect.element(box('cliente antigo')).toBePartiallyChecked();
  await expect.element(page.getByRole('button', { name: 'Salvar etiquetas' })).toBeDisabled();
  await expectAccessible();
  await userEvent.click(box('zona norte'));
  await save();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ body: { followerIds: people.map(({ id }) => id), put: [], take: [north] } });
});

it('makes a tag on the way, which these people then get', async () => {
  const calls = await open();
  const made = { id: '019ab4a0-0000-7000-8000-000000000013', name: 'vip', followers: 0 };
  answerTo(createFollowerTag, made);
  answerTo(listFollowerTags, { list: [...tags, made] });
  await page.getByLabelText('Nova etiqueta').fill('vip');
  await userEvent.click(page.getByRole('button', { name: 'Criar etiqueta' }));
  await expect.element(box('vip')).toBeChecked();
  await save();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ body: { put: [made.id], take: [] } });
});

it('says at the name that another tag has it, and keeps what was typed', async () => {
  await open();
  answerTo(
    createFollowerTag,
    new Refusal('form_invalid', 'Confira os campos.', { name: 'Já existe uma etiqueta com este nome.' }),
  );
  await page.getByLabelText('Nova etiqueta').fill('zona norte');
  await userEvent.click(page.getByRole('button', { name: 'Criar etiqueta' }));
  await expect.element(page.getByLabelText('Nova etiqueta')).toHaveAccessibleDescription(/Já existe/);
  await expect.element(page.getByLabelText('Nova etiqueta')).toHaveValue('zona norte');
});
