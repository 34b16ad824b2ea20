import { type BroadcastReception, getBroadcastReception } from '@balcao/contract/broadcast-reception';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ReceptionCard } from './reception-card.tsx';

const place = { channelId: '019ab4a0-0000-7000-8000-000000000001', id: '019ab4a0-0000-7000-8000-000000000002' };
const spans = [
  { from: '2026-11-20T12:00:00.000Z', seen: 120, clicked: 14, left: 2 },
  { from: '2026-11-20T13:00:00.000Z', seen: 80, clicked: 3, left: 0 },
];
const hours: BroadcastReception = { unit: 'hour', spans, isKnown: true, isOpen: true };

it('shows when a post was seen, by hours or by days', async () => {
  const calls = answerTo(getBroadcastReception, ({ url }) =>
    url.searchParams.get('unit') === 'day' ? { ...hours, unit: 'day' as const } : hours,
  );
  await renderForMember(<ReceptionCard place={place} />);
  await expect.element(page.getByRole('cell', { name: '120' })).toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: /^Hora 1, desde 20 de nov/ })).toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Deixaram de seguir' })).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Por dia' }));
  await expect.element(page.getByRole('rowheader', { name: /^Dia 2, desde/ })).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

it('draws no line of clicks without clicks, and none of unfollows whose hour is unknown', async () => {
  answerTo(getBroadcastReception, { ...hours, spans: spans.map((span) => ({ ...span, clicked: 0, left: null })) });
  await renderForMember(<ReceptionCard place={place} />);
  await expect.element(page.getByRole('columnheader', { name: 'Vistas' })).toBeInTheDocument();
  expect(page.getByRole('columnheader', { name: 'Cliques' }).elements()).toEqual([]);
  expect(page.getByRole('columnheader', { name: 'Deixaram de seguir' }).elements()).toEqual([]);
});

it('says that nobody has seen the post yet', async () => {
  answerTo(getBroadcastReception, { ...hours, spans: [] });
  await renderForMember(<ReceptionCard place={place} />);
  await expect.element(page.getByText('Ninguém viu esta publicação nas primeiras 48 horas ainda.')).toBeVisible();
});

it('offers to try again what failed', async () => {
  answerTo(getBroadcastReception, new Refusal('unexpected', 'Algo deu errado.'));
  await renderForMember(<ReceptionCard place={place} />);
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('shows nothing of a post that came with its figures alone', async () => {
  const calls = answerTo(getBroadcastReception, { ...hours, spans: [], isKnown: false });
  await renderForMember(<ReceptionCard place={place} />);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'Quando foi vista' })).not.toBeInTheDocument();
});
