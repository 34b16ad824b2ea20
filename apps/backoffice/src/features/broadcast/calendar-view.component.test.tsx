import { type CalendarPost, getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { CalendarView } from './calendar-view.tsx';

const channelId = '019ab4a0-0000-7000-8000-000000000009';
const post = (at: number, change: Partial<CalendarPost> = {}): CalendarPost => ({
  id: `019ab4a0-0000-7000-8000-10000000000${at}`,
  type: 'message',
  state: 'sent',
  label: `Torra número ${at}`,
  at: `2026-11-12T1${at}:00:00.000Z`,
  ...change,
});
const november = { month: '202611', today: '20261127', atMost: 10 } as const;
const open = async (days: Parameters<typeof answerTo<typeof getBroadcastCalendar>>[1], locale?: 'zh-CN') => {
  answerTo(getBroadcastCalendar, days);
  await renderForMember(<CalendarView channelId={channelId} month="202611" />, locale ? { locale } : {});
};
const twelfth = { day: '20261112', count: 24, posts: [1, 2, 3, 4, 5].map((at) => post(at)), left: null };
const tomorrow = {
  day: '20261128',
  count: 1,
  posts: [post(6, { state: 'scheduled', label: '', type: 'video', at: '2026-11-28T12:00:00.000Z' })],
  left: 2,
};

it('shows each post on its day, by time, words and state, and leads to it', async () => {
  await open({ ...november, days: [twelfth, tomorrow] });
  await expect.element(page.getByRole('heading', { name: 'novembro de 2026' })).toBeVisible();
  const day = page.getByRole('list', { name: /12 de nov/ });
  await expect.element(day.getByRole('link', { name: /Torra número 1 Enviada/ })).toBeVisible();
  const video = page.getByRole('link', { name: /Vídeo Agendada/ });
  await expect
    .element(video)
    .toHaveAttribute(
      'href',
      expect.stringContaining(`/channel/${channelId}/broadcast/edit?id=${tomorrow.posts[0]?.id}`),
    );
  await expect.element(page.getByText('Cabem mais 2')).toBeVisible();
  await expect.element(page.getByText('Hoje', { exact: true })).toBeVisible();
  await expectAccessible();
});

it('folds a full day, unfolds it by keyboard and keeps the place', async () => {
  await open({ ...november, days: [twelfth] });
  await expect.element(page.getByRole('button', { name: 'Mais 21' })).toBeVisible();
  expect(page.getByRole('link', { name: /Torra número/ }).elements()).toHaveLength(3);
  (page.getByRole('button', { name: 'Mais 21' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /Torra número 5/ })).toBeVisible();
  await expect.element(page.getByText('E mais 19: a lista mostra todas.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mostrar menos' })).toHaveFocus();
});

it('says what to do in an empty month, and leads to those beside it', async () => {
  await open({ ...november, days: [] });
  await expect.element(page.getByText(/Escreva uma publicação e escolha o dia/)).toBeVisible();
  const address = (month: string) => expect.stringContaining(`view=calendar&month=${month}`);
  await expect.element(page.getByRole('link', { name: 'Mês anterior' })).toHaveAttribute('href', address('2026-10'));
  await expect.element(page.getByRole('link', { name: 'Próximo mês' })).toHaveAttribute('href', address('2026-12'));
});

it('says that it could not be read, and offers to try again', async () => {
  answerTo(getBroadcastCalendar, new Refusal('not_found', 'Este canal não existe.'));
  await renderForMember(<CalendarView channelId={channelId} month="202611" />);
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('begins weeks on Monday in Chinese', async () => {
  await open({ ...november, days: [] }, 'zh-CN');
  await expect.element(page.getByText('周一')).toBeInTheDocument();
  expect(
    page
      .getByText(/^周.$/)
      .elements()
      .map((one) => one.textContent)
      .at(0),
  ).toBe('周一');
});
