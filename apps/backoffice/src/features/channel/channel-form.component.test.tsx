import { type Channel, changeChannel, checkChannelName, createChannel } from '@balcao/contract/channel';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ChannelEditor } from './channel-editor.tsx';
import { ChannelNewPage } from './channel-new-page.tsx';

const kept: Channel = {
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
const bound = { chatAccount: 'Ana Souza' } as const;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const create = () => userEvent.click(page.getByRole('button', { name: 'Criar canal' }));

/** A picture as a browser makes one. */
const png = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? new Blob()), 'image/png'));
};
const takePicture = async () => {
  const file = new File([await png()], 'canal.png', { type: 'image/png' });
  await userEvent.upload(page.getByLabelText('Escolher a imagem').last(), file);
  await userEvent.click(page.getByRole('button', { name: 'Usar esta imagem' }));
  await expect.element(page.getByRole('button', { name: 'Trocar a imagem' })).toBeVisible();
};
const fill = async () => {
  await field('Nome').fill('Novidades da Ponte');
  await field('Descrição').fill('O que chega na feira.');
  await field('Categoria').selectOptions('food');
};

describe('the form of a new channel', () => {
  it.each([
    ['Nome', '', /Preencha este campo/],
    ['Nome', 'Pão', /ao menos 4/],
    ['Nome', 'a'.repeat(101), /no máximo 100/],
    ['Nome', 'Can\u200bal', /invis/],
    ['Descrição', 'Pão', /ao menos 4/],
    ['Descrição', 'a'.repeat(501), /no máximo 500/],
  ])('says at “%s” what is wrong with it: %#, and sends nothing', async (label, wrong, words) => {
    answerTo(checkChannelName, { isFree: true });
    const calls = answerTo(createChannel, kept);
    await renderForMember(<ChannelNewPage />, { as: bound });
    await fill();
    await field(label).fill(wrong);
    await create();
    await expect.element(field(label)).toHaveAccessibleDescription(words);
    await expect.element(field(label)).toHaveValue(wrong);
    expect(calls).toEqual([]);
  });

  it('tells while one types whether the name is free', async () => {
    answerTo(checkChannelName, ({ url }) => ({ isFree: url.searchParams.get('name') === 'Novidades da Ponte' }));
    await renderForMember(<ChannelNewPage />, { as: bound });
    await field('Nome').fill('Novidades do Largo');
    await expect.element(field('Nome')).toHaveAccessibleDescription(/Já existe um canal com este nome/);
    await field('Nome').fill('Novidades da Ponte');
    await expect.element(page.getByText('Este nome está disponível.')).toBeVisible();
    await expectAccessible();
  });

  it('sends who may follow and the picture, and says at its field what only the server knows', async () => {
    answerTo(checkChannelName, { isFree: true });
    const words = 'Já existe um canal com este nome.';
    const calls = answerTo(createChannel, new Refusal('form_invalid', '', { name: words }));
    await renderForMember(<ChannelNewPage />, { as: bound });
    await fill();
    await userEvent.click(page.getByText('Só convidados', { exact: true }));
    await expect.element(page.getByText(/Só segue quem tem um link de convite/)).toBeVisible();
    await takePicture();
    await create();
    await expect.element(field('Nome')).toHaveAccessibleDescription(new RegExp(words));
    await expect.element(field('Nome')).toHaveFocus();
    await expect.element(field('Descrição')).toHaveValue('O que chega na feira.');
    const body = { name: 'Novidades da Ponte', type: 'invited_only', category: 'food', language: 'pt-BR' };
    expect(calls[0]?.body).toMatchObject({ ...body, avatar: expect.stringMatching(/^[\w+/]+=*$/) });
  });

  it('is not there for a team that is not certified, nor for a member without a chat account', async () => {
    await renderForMember(<ChannelNewPage />, { as: { ...bound, teamCert: false, reviewStatus: 'NO' } });
    await expect.element(page.getByText('A equipe ainda não foi certificada')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await renderForMember(<ChannelNewPage />);
    await expect.element(page.getByRole('link', { name: 'Vincular em Sua conta' })).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });
});

describe('the form of a kept channel', () => {
  it('sends the picture only when it is another, and the version that was read', async () => {
    const calls = answerTo(changeChannel, { ...kept, description: 'Flores da semana.', version: 4 });
    await renderForMember(<ChannelEditor channel={kept} />, { as: bound });
    await field('Descrição').fill('Flores da semana.');
    await userEvent.click(page.getByRole('button', { name: 'Salvar os dados' }));
    await expect.element(page.getByText('Dados salvos.')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ description: 'Flores da semana.', version: 3 });
    expect(calls[0]?.body).not.toHaveProperty('avatar');
  });

  it('lets a member who does not manage it change nothing, and says who does', async () => {
    const menuPermissions = [{ menuId: 'channels.index', permissionLevel: 'write' as const }];
    const as = { ...bound, isAdmin: false, roleName: 'Suporte', roleStatus: '0', menuPermissions } as const;
    await renderForMember(<ChannelEditor channel={{ ...kept, isOwner: false, rights: ['write'] }} />, { as });
    await expect.element(field('Nome')).toHaveAttribute('readonly');
    await expect.element(page.getByText(/Só ana_souza/)).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
