import { pushBrowser } from '../../apps/server/test/push-browser.ts';
import { arrive, atWork } from '../support/person.ts';
import { openReceiver } from '../support/receiver.ts';
import { bought } from '../support/sale.ts';
import { openShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';

/** What the test sees and plays of the worker's own browser. */
interface WorkerPlace {
  shown: { readonly title: string; readonly data?: unknown }[];
  readonly registration: { showNotification(title: string, said: object): Promise<void> };
  readonly clients: { openWindow: (path: string) => Promise<void> };
  dispatchEvent(event: Event): boolean;
}

test('a payment is shown by the browser while the back office is closed, and leads to its order', async ({
  browser,
}) => {
  const testApp = await openTestApp();
  const service = await openReceiver();
  try {
    const { baseUrl: baseURL } = testApp;
    const context = await browser.newContext({ baseURL, permissions: ['notifications'] });
    const page = await context.newPage();
    const seen = watch(page, baseURL);
    const { subscription, read } = pushBrowser(service);
    // No push service is reached from here: the test is one, and the browser knows it by this address.
    await page.addInitScript(({ endpoint, ...keys }) => {
      let isOpen = false;
      const unsubscribe = async () => {
        isOpen = false;
        return true;
      };
      const made = { toJSON: () => ({ endpoint, keys }), unsubscribe };
      // A browser without a screen says no here, whatever it was allowed.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.subscribe = async () => {
        isOpen = true;
        return { ...made, options: { applicationServerKey: null } } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => (isOpen ? (made as unknown as PushSubscription) : null);
    }, subscription);

    await arrive(page, await atWork(baseURL, ana), '/account#notices');
    await page.getByRole('switch', { name: 'Pagamento recebido: Sino' }).click();
    const here = page.getByRole('switch', { name: 'Avisar neste aparelho com o Balcão fechado' });
    await expect(here).not.toBeChecked();
    await here.click();
    await expect(here).toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await expect(here).toBeChecked();
    const [worker] = context.serviceWorkers();
    const devtools = await context.newCDPSession(page);
    const registered: { registrationId: string; scopeURL: string }[] = [];
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registered.push(...registrations));
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => registered.map(({ scopeURL }) => scopeURL)).toContain(`${baseURL}/notifications`);

    const { number } = await bought(baseURL, 12_345, 1, openShop(baseURL, testApp.data));
    await expect.poll(() => service.received.length).toBe(1);
    const message = read(service.received[0] ?? { bytes: Buffer.alloc(0) });
    const registrationId = registered.find(({ scopeURL }) => scopeURL.endsWith('/notifications'))?.registrationId ?? '';
    // A browser without a screen shows nothing: what it is given to show is noted down.
    await worker?.evaluate(() => {
      const here = globalThis as unknown as WorkerPlace;
      here.shown = [];
      here.registration.showNotification = async (title, said) => void here.shown.push({ title, ...said });
    });
    const pushed = { origin: baseURL, registrationId, data: JSON.stringify(message) };
    await devtools.send('ServiceWorker.deliverPushMessage', pushed);
    const shown = () => worker?.evaluate(() => (globalThis as unknown as WorkerPlace).shown);
    await expect.poll(shown).toMatchObject([
      {
        title: 'Café do Mercado',
        body: expect.stringMatching(/^Pagamento de R\$\s123,45 recebido$/),
        tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
        data: { path: `/payment/transaction/orders/${number}` },
      },
    ]);

    const way = await worker?.evaluate(async () => {
      const here = globalThis as unknown as WorkerPlace;
      const notification = { data: here.shown[0]?.data, close: () => undefined };
      return new Promise<string>((opened) => {
        // A browser opens a page only for the finger of a person.
        here.clients.openWindow = async (path) => opened(path);
        const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
        here.dispatchEvent(click);
      });
    });
    await page.goto(way ?? '');
    await expect(page.getByText('R$ 123,45').first()).toBeVisible();
    seen.expectQuiet();
    await context.close();
  } finally {
    service.close();
    await testApp.close();
  }
});

test('the worker that shows notices answers for no page and keeps nothing', async ({ request }) => {
  const worker = await (await request.get('/payment-push.js')).text();
  expect(worker).not.toMatch(/fetch|caches/);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200);
});
