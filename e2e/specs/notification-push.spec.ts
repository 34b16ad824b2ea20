import { pushBrowser } from '@balcao/example-servers/push-browser';
import { arrive, atWork } from '../support/person.ts';
import { openPushWorker, playPushService } from '../support/push-worker.ts';
import { openReceiver } from '../support/receiver.ts';
import { bought } from '../support/sale.ts';
import { openShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test.use({ serviceWorkers: 'allow' });

const ana = 'ana@cafe.example';

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
    await playPushService(page, subscription);

    await arrive(page, await atWork(baseURL, ana), '/account#notices');
    await page.getByRole('switch', { name: 'Pagamento recebido: Sino' }).click();
    const here = page.getByRole('switch', { name: 'Avisar neste aparelho com o Balcão fechado' });
    await expect(here).not.toBeChecked();
    await here.click();
    await expect(here).toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await expect(here).toBeChecked();
    const worker = await openPushWorker(page, baseURL, '/notifications');

    const { number } = await bought(baseURL, 12_345, 1, openShop(baseURL, testApp.data));
    await expect.poll(() => service.received.length).toBe(1);
    await worker.deliver(read(service.received[0] ?? { bytes: Buffer.alloc(0) }));
    await expect.poll(worker.shown).toMatchObject([
      {
        title: 'Café do Mercado',
        body: expect.stringMatching(/^Pagamento de R\$\s123,45 recebido$/),
        tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
        data: { path: `/payment/transaction/orders/${number}` },
      },
    ]);

    await page.goto((await worker.click()) ?? '');
    await expect(page.getByText('R$ 123,45').first()).toBeVisible();
    seen.expectQuiet();
    await context.close();
  } finally {
    service.close();
    await testApp.close();
  }
});

test('the worker that shows notices keeps nothing, and answers only what the other one answers', async ({
  request,
}) => {
  const worker = await (await request.get('/payment-push.js')).text();
  expect(worker).not.toMatch(/fetch|caches/);
  expect(await (await request.get('/offline-worker.js')).text()).not.toMatch(/caches/);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200);
});
