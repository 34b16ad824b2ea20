import { type Applet, changeApplet, checkAppletName, createApplet } from '@balcao/contract/applet';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { AppletNewPage } from './applet-new-page.tsx';
import { AppletEditor } from './applet-setting-page.tsx';

const kept: Applet = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  appId: 'bl0123456789abcdef',
  name: 'Padaria do Largo',
  abbreviation: 'Padaria',
  category: 'food',
  intro: 'Peça o pão e retire no balcão.',
  description: '',
  template: 'blank',
  icon: '/admin/v3.0/applet/icon/aaaaaaaaaaaaaaaaaaaaaa',
  reviewStatus: 'NO',
  shelf: 'notYet',
  onlineNumber: null,
  waiting: null,
  rejection: null,
  version: 3,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};
const field = (label: string) => page.getByLabelText(label, { exact: true });
const iconRule = page.getByRole('alert').filter({ hasText: 'Escolha uma imagem JPG ou PNG de até 500 KB.' });
const create = () => userEvent.click(page.getByRole('button', { name: 'Criar miniprograma' }));
const chooseIcon = (file: File) => userEvent.upload(page.getByLabelText(/^(Escolher|Trocar) o ícone$/).last(), file);

/** A picture as a browser makes one. */
const png = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? new Blob()), 'image/png'));
};
const takeIcon = async () => {
  await chooseIcon(new File([await png()], 'icone.png', { type: 'image/png' }));
  await userEvent.click(page.getByRole('button', { name: 'Usar esta imagem' }));
  await expect.element(page.getByRole('button', { name: 'Trocar o ícone' })).toBeVisible();
};
const fill = async () => {
  await field('Nome').fill('Padaria da Ponte');
  await field('Abreviação').fill('Padaria');
  await field('Categoria').selectOptions('food');
  await field('Introdução').fill('Peça o pão e retire.');
};

describe('the form of a new mini program', () => {
  it.each([
    ['Nome', '', /Preencha este campo/],
    ['Nome', 'Pão', /ao menos 4/],
    ['Nome', 'a'.repeat(101), /no máximo 100/],
    ['Nome', 'Pada\u200bria', /invis/],
    ['Abreviação', 'a'.repeat(21), /no máximo 20/],
    ['Introdução', ' ', /Preencha este campo/],
    ['Introdução', 'Pão', /ao menos 4/],
    ['Descrição', 'a'.repeat(2_001), /no máximo 2/],
  ])('says at “%s” what is wrong with it: %#, and sends nothing', async (label, wrong, words) => {
    answerTo(checkAppletName, { isFree: true });
    const calls = answerTo(createApplet, kept);
    await renderForMember(<AppletNewPage />);
    await fill();
    await field(label).fill(wrong);
    await create();
    await expect.element(field(label)).toHaveAccessibleDescription(words);
    await expect.element(field(label)).toHaveValue(wrong);
    await expect.element(page.getByRole('alert').filter({ hasText: 'Preencha este campo.' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'icone.svg', { type: 'image/svg+xml' })],
    [
      'an SVG that is called PNG',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
    ],
    [
      'what is too large',
      new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(600_000)], 'a.jpg', { type: 'image/jpeg' }),
    ],
  ])('takes no icon that is %s, and says what it takes', async (_, file) => {
    await renderForMember(<AppletNewPage />);
    await chooseIcon(file);
    await expect.element(iconRule).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('tells while one types whether the name is free', async () => {
    answerTo(checkAppletName, ({ url }) => ({ isFree: url.searchParams.get('name') === 'Padaria da Ponte' }));
    await renderForMember(<AppletNewPage />);
    await field('Nome').fill('Padaria do Largo');
    await expect.element(field('Nome')).toHaveAccessibleDescription(/Já existe um miniprograma com este nome/);
    await field('Nome').fill('Padaria da Ponte');
    await expect.element(page.getByText('Este nome está disponível.')).toBeVisible();
    await expect.element(field('Nome')).not.toBeInvalid();
    await expectAccessible();
  });

  it('says at its field what only the server knows, and nothing that was typed is lost', async () => {
    answerTo(checkAppletName, { isFree: true });
    const words = 'Já existe um miniprograma com este nome.';
    const calls = answerTo(createApplet, new Refusal('form_invalid', '', { name: words }));
    await renderForMember(<AppletNewPage />);
    await fill();
    await takeIcon();
    await create();
    await expect.element(field('Nome')).toHaveAccessibleDescription(new RegExp(words));
    await expect.element(field('Nome')).toHaveFocus();
    await expect.element(field('Introdução')).toHaveValue('Peça o pão e retire.');
    await expect.element(page.getByRole('button', { name: 'Trocar o ícone' })).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ name: 'Padaria da Ponte', category: 'food', template: 'blank' });
  });

  it('is not there for a team that is not certified', async () => {
    await renderForMember(<AppletNewPage />, { as: { teamCert: false, reviewStatus: 'NO' } });
    await expect.element(page.getByRole('heading', { name: 'Criar miniprograma' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Criar miniprograma' }).elements()).toEqual([]);
  });
});

describe('the form of a kept mini program', () => {
  it('sends the icon only when it is another, and the version that was read', async () => {
    const calls = answerTo(changeApplet, { ...kept, intro: 'Pão quente.', version: 4 });
    await renderForMember(<AppletEditor applet={kept} />);
    await field('Introdução').fill('Pão quente.');
    await userEvent.click(page.getByRole('button', { name: 'Salvar os dados' }));
    await expect.element(page.getByText('Dados salvos.')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ intro: 'Pão quente.', version: 3 });
    expect(calls[0]?.body).not.toHaveProperty('icon');
  });

  it('lets somebody who may only look change nothing', async () => {
    const menuPermissions = [{ menuId: 'applets.index', permissionLevel: 'read' as const }];
    const as = { isAdmin: false, roleName: 'Suporte', roleStatus: '0', menuPermissions } as const;
    await renderForMember(<AppletEditor applet={kept} />, { as });
    await expect.element(field('Nome')).toHaveAttribute('readonly');
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
