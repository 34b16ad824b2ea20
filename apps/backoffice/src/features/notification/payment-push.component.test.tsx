import { listNotices } from '@balcao/contract/notification-bell';
import { listNoticePreferences } from '@balcao/contract/notification-preference';
import { endPushDevice, readPushKey, savePushDevice } from '@balcao/contract/notification-push';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { NoticesCard } from './notices-card.tsx';
import { PaymentPush } from './payment-push.tsx';

const id = '019ab4a0-0000-7000-8000-0000000000b1';
const endpoint = 'https://push.example/send/1';
const place = 'balcao.payment-push:019ab4a0-0000-7000-8000-000000000001:019ab4a0-0000-7000-8000-000000000002:id';
const label = 'Avisar neste aparelho com o Balcão fechado';
const shown = () => page.getByRole('switch', { name: label });

/** A browser's own side of it, which a test without a push service cannot have: everything of ours is real. */
const playBrowser = ({
  answer = 'granted',
  fails = false,
}: {
  answer?: NotificationPermission;
  fails?: boolean;
} = {}) => {
  let permission: NotificationPermission = 'default';
  let subscription: { unsubscribe: () => Promise<boolean> } | null = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (fails) throw new DOMException('push service error', 'AbortError');
      subscription = {
        unsubscribe,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
      } as never;
      return subscription;
    },
  };
  const registration = { active: {}, pushManager } as never;
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  const asked = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = answer;
    return answer;
  });
  return {
    register,
    asked,
    unsubscribe,
    /** What another person had asked of it before. */
    listening: () => {
      permission = 'granted';
      subscription = { unsubscribe, options: { applicationServerKey: null } } as never;
    },
  };
};
const show = (wants = true) => {
  answerTo(listNoticePreferences, {
    list: [{ kind: 'paymentReceived', bell: wants, mail: false, mailIsLocked: false }],
    policy: { largeRefundFrom: 100_000, version: 0 },
  });
  answerTo(listNotices, { list: [], total: 0, totalIsCapped: false, pageNum: 1, pageSize: 8, nextCursor: null });
  return renderForMember(
    <>
      <PaymentPush />
      <NoticesCard />
    </>,
  );
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('notices of payments while the page is closed', () => {
  it('are off, and nothing is asked of the browser until its person switches them on', async () => {
    const browser = playBrowser();
    answerTo(readPushKey, { publicKey: 'K'.repeat(87) });
    const saved = answerTo(savePushDevice, { id });
    await show();
    await expect.element(shown()).not.toBeChecked();
    expect(browser.asked).not.toHaveBeenCalled();
    await shown().click();
    await expect.element(shown()).toBeChecked();
    expect(saved).toMatchObject([{ body: { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }]);
    expect(browser.register).toHaveBeenCalledWith('/payment-push.js', { scope: '/notifications' });
    await expectAccessible();
  });

  it('are offered only where the bell tells of payments', async () => {
    playBrowser();
    await show(false);
    await expect.element(page.getByRole('switch', { name: 'Pagamento recebido: Sino' })).toBeVisible();
    await expect.element(shown()).not.toBeInTheDocument();
  });

  it('are switched off here and at the server, also where the server knew nothing of them any more', async () => {
    const browser = playBrowser();
    browser.listening();
    localStorage.setItem(place, id);
    answerTo(readPushKey, { publicKey: 'K'.repeat(87) });
    answerTo(savePushDevice, { id });
    const ended = answerTo(endPushDevice, new Refusal('not_found', 'Não encontrado.'));
    await show();
    await expect.element(shown()).toBeChecked();
    await shown().click();
    await expect.element(shown()).not.toBeChecked();
    await expect.poll(() => ended.length).toBe(1);
    expect(ended[0]?.url.pathname).toContain(id);
    await expect.poll(() => browser.unsubscribe.mock.calls.length).toBeGreaterThan(0);
    await expect.element(page.getByText('Não encontrado.')).not.toBeInTheDocument();
  });

  it('go on with the session of today, once for each page', async () => {
    playBrowser().listening();
    localStorage.setItem(place, id);
    answerTo(readPushKey, { publicKey: 'K'.repeat(87) });
    const saved = answerTo(savePushDevice, { id });
    await show();
    await expect.poll(() => saved.length).toBe(1);
    await expect.element(shown()).toBeChecked();
    expect(saved).toHaveLength(1);
  });

  it('of another person in the same browser end when a different person logs in', async () => {
    const browser = playBrowser();
    browser.listening();
    localStorage.setItem(place.replace('000000000001', '000000000009'), id);
    await show();
    await expect.poll(() => browser.unsubscribe.mock.calls.length).toBe(1);
    await expect.element(shown()).not.toBeChecked();
  });

  it.each([
    ['denied', 'Permita as notificações deste site'],
    ['default', 'ficou sem resposta'],
  ] as const)('say in plain words what to do when the browser answers %s', async (answer, words) => {
    playBrowser({ answer });
    await show();
    await shown().click();
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
    await expect.element(shown()).not.toBeChecked();
  });

  it('say so when the browser reaches no service, and stay off', async () => {
    playBrowser({ fails: true });
    answerTo(readPushKey, { publicKey: 'K'.repeat(87) });
    await show();
    await shown().click();
    await expect.element(page.getByText('serviço de avisos', { exact: false })).toBeVisible();
    await expect.element(shown()).not.toBeChecked();
  });

  it('tell the person at an iPhone to put the page on the home screen first', async () => {
    playBrowser();
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    await show();
    await expect.element(page.getByText('Adicionar à Tela de Início', { exact: false })).toBeVisible();
    await expect.element(shown()).toBeDisabled();
    vi.unstubAllGlobals();
  });
});
