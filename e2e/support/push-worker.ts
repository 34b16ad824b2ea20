import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What the test sees and plays of the worker's own browser. */
interface WorkerPlace {
  shown: { readonly title: string; readonly data?: unknown }[];
  readonly registration: { showNotification(title: string, said: object): Promise<void> };
  readonly clients: { openWindow: (path: string) => Promise<void> };
  dispatchEvent(event: Event): boolean;
}
interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** No push service is reached from a test: the test is one, and the page's browser knows it by this address. */
export const playPushService = (page: Page, subscription: Subscribed): Promise<unknown> =>
  page.addInitScript(({ endpoint, ...keys }) => {
    let isOpen = false;
    const unsubscribe = async () => {
      isOpen = false;
      return true;
    };
    const made = { toJSON: () => ({ endpoint, keys }), unsubscribe };
    // A headless browser refuses here, even with the permission granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async () => {
      isOpen = true;
      return { ...made, options: { applicationServerKey: null } } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => (isOpen ? (made as unknown as PushSubscription) : null);
  }, subscription);

/** The registration at a scope, as the browser's own tools name it. */
const registrationAt = async (context: BrowserContext, page: Page, scope: string) => {
  const devtools = await context.newCDPSession(page);
  const known = new Map<string, string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) known.set(scopeURL, registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => [...known.keys()]).toContain(scope);
  return { devtools, registrationId: known.get(scope) ?? '' };
};

/** The worker of the page, to which messages are brought as by a browser; what it wants to show is noted down. */
export const openPushWorker = async (page: Page, origin: string, scope: string) => {
  const context = page.context();
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/payment-push.js'));
  const { devtools, registrationId } = await registrationAt(context, page, origin + scope);
  // A browser without a screen shows nothing.
  await worker?.evaluate(() => {
    const here = globalThis as unknown as WorkerPlace;
    here.shown = [];
    here.registration.showNotification = async (title, said) => void here.shown.push({ title, ...said });
  });
  return {
    deliver: async (message: unknown): Promise<void> => {
      const data = JSON.stringify(message);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: () => worker?.evaluate(() => (globalThis as unknown as WorkerPlace).shown),
    /** Clicks on the first that was shown; answers with the page that it opens. A browser opens one only for a person's finger. */
    click: () =>
      worker?.evaluate(async () => {
        const here = globalThis as unknown as WorkerPlace;
        const notification = { data: here.shown[0]?.data, close: () => undefined };
        return new Promise<string>((opened) => {
          here.clients.openWindow = async (path) => opened(path);
          here.dispatchEvent(
            Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
          );
        });
      }),
  };
};
