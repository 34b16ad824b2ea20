import { type Applet, getApplet } from '@balcao/contract/applet';
import { cancelRemoval, getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import type { Submission } from '@balcao/contract/review';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ShelfCard } from './shelf-card.tsx';

const onShelf: Applet = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  appId: 'bl0123456789abcdef',
  name: 'Padaria do Largo',
  abbreviation: 'Padaria',
  category: 'food',
  intro: 'Peça o pão e retire no balcão.',
  description: '',
  template: 'blank',
  icon: '/admin/v3.0/applet/icon/aaaaaaaaaaaaaaaaaaaaaa',
  reviewStatus: 'SUCCESS',
  shelf: 'on',
  onlineNumber: '1.0.0',
  waiting: null,
  rejection: null,
  version: 3,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};
const request = (of: Partial<Submission>): Submission => ({
  reviewId: '019ab4a0-0000-7000-8000-000000000041',
  kind: 'removal',
  subject: onShelf.id,
  type: 'enterprise',
  status: 'UNDER',
  submittedAt: '2026-03-02T12:00:00.000Z',
  dueAt: '2026-03-06T02:59:59.000Z',
  decidedAt: null,
  isAsked: false,
  isJoined: false,
  remark: null,
  verdicts: [],
  timeline: [],
  ...of,
});
const reader = {
  isAdmin: false,
  roleName: 'Suporte',
  roleStatus: '0',
  menuPermissions: [{ menuId: 'applets.index', permissionLevel: 'read' as const }],
};
const show = async (shelf: Applet['shelf'], submission: Submission | null = null, as = {}) => {
  answerTo(getApplet, { ...onShelf, shelf });
  answerTo(getRemoval, { submission });
  await renderForMember(<ShelfCard appletId={onShelf.id} />, { as });
};
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
const ask = page.getByRole('button', { name: 'Solicitar a retirada' });
const send = page.getByRole('button', { name: 'Enviar a solicitação' });
const takeBack = page.getByRole('button', { name: 'Cancelar a análise' });

describe('the shelf of a mini program', () => {
  it('is left by asking with a reason', async () => {
    const calls = answerTo(requestRemoval, { ...onShelf, shelf: 'removalRequested' });
    await show('on');
    await userEvent.click(ask);
    await userEvent.click(send);
    await expect.element(page.getByLabelText('Motivo')).toHaveAccessibleDescription(/Preencha este campo/);
    expect(calls).toEqual([]);
    await page.getByLabelText('Motivo').fill('A loja fechou.');
    await userEvent.click(send);
    await expect.element(page.getByText(/^Retirada solicitada[.]/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ reason: 'A loja fechou.' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the reason that was typed where the request is refused', async () => {
    answerTo(requestRemoval, new Refusal('state_forbids', 'Isso já mudou.'));
    await show('on');
    await userEvent.click(ask);
    await page.getByLabelText('Motivo').fill('A loja fechou.');
    await userEvent.click(send);
    await expect.element(page.getByLabelText('Motivo')).toHaveValue('A loja fechou.');
  });

  it.each([
    ['notYet', /Ninguém o encontra ainda/],
    ['on', /encontram na busca/],
    ['removalRequested', /como antes/],
    ['off', /os links dizem que a empresa o retirou/],
  ] as const)('says what people see of it: %s', async (shelf, words) => {
    await show(shelf);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(ask.elements()).toHaveLength(shelf === 'on' ? 1 : 0);
  });

  it('is asked for back while staff look at the request', async () => {
    const calls = answerTo(cancelRemoval, onShelf);
    await show('removalRequested', request({ dueAt: inThreeDays }));
    await expect.element(page.getByText(/Você terá a resposta até/)).toBeVisible();
    await userEvent.click(takeBack);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar a análise' }));
    await expect.element(page.getByText(/continua no aplicativo/)).toBeVisible();
    expect(calls).toHaveLength(1);
    await expectAccessible();
  });

  it('says why staff left it there, and nothing of a request that is over', async () => {
    const verdicts: Submission['verdicts'] = [{ path: 'reason', reason: 'incomplete', note: 'Há pedidos em aberto.' }];
    await show('on', request({ status: 'REJECT', verdicts }));
    await expect.element(page.getByText('Há pedidos em aberto.')).toBeVisible();
    await expect.element(ask).toBeVisible();
  });

  it('is not asked for by a member who may only look', async () => {
    await show('on', request({ status: 'SUCCESS' }), reader);
    await expect.element(page.getByText(/encontram na busca/)).toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
    await expect.element(page.getByText('Pedido de retirada')).not.toBeInTheDocument();
  });
});
