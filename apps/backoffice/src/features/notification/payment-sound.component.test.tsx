import { listNotices, type Notice } from '@balcao/contract/notification-bell';
import {
  listNoticePreferences,
  type NoticePreference,
  saveNoticePreference,
} from '@balcao/contract/notification-preference';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import BellPanel from './bell-panel.tsx';
import { NoticesCard } from './notices-card.tsx';
import { PaymentSound } from './payment-sound.tsx';

/** Starts of oscillators: a sound has two. */
const starts = vi.spyOn(OscillatorNode.prototype, 'start');
const preference = (kind: NoticePreference['kind'], bell: boolean): NoticePreference => ({
  ...{ kind, bell, mail: false, mailIsLocked: false },
});
const payment = (batchId: string, isSeen = false): Notice => ({
  kind: 'paymentReceived',
  id: batchId,
  at: '2026-11-28T12:00:00.000Z',
  isSeen,
  data: { batchId, count: 2, amount: 3_000, orderNumber: null },
});
const ids = ['019ab4a0-0000-7000-8000-0000000000a1', '019ab4a0-0000-7000-8000-0000000000a2'] as const;
const bell = (...list: Notice[]) =>
  answerTo(listNotices, { list, total: list.length, totalIsCapped: false, pageNum: 1, pageSize: 8, nextCursor: null });
const choices = (isOn: boolean) =>
  answerTo(listNoticePreferences, {
    list: [preference('paymentReceived', isOn), preference('wrongAmount', true)],
    policy: { largeRefundFrom: 100_000, version: 0 },
  });
const toggle = (name: string) => userEvent.click(page.getByRole('switch', { name }));
const sound = 'Tocar um som neste navegador';
const show = (extra?: ReactNode) =>
  renderForMember(
    <>
      <PaymentSound />
      {extra}
      <NoticesCard />
    </>,
  );

beforeEach(() => {
  localStorage.clear();
  starts.mockClear();
});

describe('payments received', () => {
  it('are off until they are switched on; only then the sound may be chosen, which is heard at once', async () => {
    choices(false);
    bell();
    const saved = answerTo(saveNoticePreference, preference('paymentReceived', true));
    await show();
    const inBell = page.getByRole('switch', { name: 'Pagamento recebido: Sino' });
    await expect.element(inBell).not.toBeChecked();
    await expect.element(page.getByRole('switch', { name: sound })).not.toBeInTheDocument();
    choices(true);
    await inBell.click();
    await expect.element(page.getByRole('switch', { name: sound })).not.toBeChecked();
    expect(saved).toMatchObject([{ body: { kind: 'paymentReceived', bell: true, mail: false } }]);
    await toggle(sound);
    await expect.poll(() => starts.mock.calls.length).toBe(2);
    await expectAccessible();
  });

  it('are heard once when a new one comes, and not for what stood there or was seen', async () => {
    choices(true);
    const first = bell(payment(ids[0]));
    answerTo(saveNoticePreference, preference('wrongAmount', false));
    await show(<BellPanel unseen={1} close={() => undefined} />);
    await toggle(sound);
    await expect.poll(() => starts.mock.calls.length).toBe(2);
    await expect.poll(() => first.length).toBe(1);
    await expect.element(page.getByText('2 pagamentos recebidos', { exact: false }).first()).toBeVisible();
    bell(payment(ids[1]), payment(ids[0]));
    // Reads the bell again, as news of the team do.
    await toggle('Pagamento com valor errado: Sino');
    await expect.poll(() => starts.mock.calls.length).toBe(4);
    const asked = bell(payment(ids[1]), payment(ids[0]));
    await toggle('Pagamento com valor errado: Sino');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(starts).toHaveBeenCalledTimes(4);
  });

  it('stay silent where the sound is off', async () => {
    choices(true);
    const asked = bell(payment(ids[0]));
    await show();
    await expect.element(page.getByRole('switch', { name: sound })).not.toBeChecked();
    expect(asked).toEqual([]);
    expect(starts).not.toHaveBeenCalled();
  });
});
