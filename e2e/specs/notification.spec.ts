import { loginCustomer, pay } from '@balcao/contract/customer';
import { requestRefund } from '@balcao/contract/refund-request';
import { getSandbox } from '@balcao/contract/sandbox';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { bought } from '../support/sale.ts';
import { openShop, sell } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const bia = 'bia@cafe.example';

test('the bell tells at once of a large refund, and leads to it', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const shop = openShop(baseURL);
  const { brCode, number, merchantOrderNumber } = await sell(shop, 300_000);
  const { customers } = await callerOf(baseURL)(getSandbox, {});
  const { phone, pin } = customers.find(({ name }) => name === 'Bruna Carvalho') ?? { phone: '', pin: '' };
  const { token } = await callerOf(baseURL)(loginCustomer, { body: { phone, pin } });
  const paid = { body: { code: brCode, amount: 300_000 } };
  await callerOf(baseURL, token)(pay, paid, { idempotencyKey: number });
  await expect.poll(async () => (await shop.queryOrder(merchantOrderNumber)).status).toBe('02');

  await arrive(page, await atWork(baseURL, ana), '/home');
  const bell = page.getByRole('button', { name: /^Novidades/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Novidades' });
  await panel.getByRole('button', { name: 'Marcar todas como vistas' }).click();
  await expect(bell).toHaveAccessibleName('Novidades');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const body = { orderNumber: number, amount: 100_000, reason: 'Festa cancelada' };
  const refund = await callerOf(baseURL, await atWork(baseURL, bia))(requestRefund, { body });
  // Other tests have things happen in this team, too: the number may be larger.
  await expect(bell).toHaveAccessibleName(/^Novidades: \d+ novas?$/);
  await bell.click();
  await expectAccessible(page);
  const news = panel
    .getByRole('link', { name: /reembolso de R\$\s1\.000,00/ })
    .and(panel.locator(`[href*="${refund.number}"]`));
  await expect(news).toHaveAccessibleName(/Nova$/);
  await news.click();
  await expect(page).toHaveURL(new RegExp(`/payment/transaction/refunds/${refund.number}`));
  await page.goto('/home');
  await bell.click();
  await expect(news).not.toHaveAccessibleName(/Nova$/);
  seen.expectQuiet();
});

test('a member chooses what they hear of, and sees all of it on a page', async ({ browser }) => {
  // A server of its own: the panel shows the newest ones, and other tests would push out what this one looks for.
  const testApp = await openTestApp();
  try {
    const { baseUrl: baseURL } = testApp;
    const page = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage();
    const seen = watch(page, baseURL);
    await arrive(page, await atWork(baseURL, ana), '/account#notices');
    const security = page.getByRole('switch', { name: 'Nova conta para saques: E-mail' });
    await expect(security).toBeDisabled();
    const bell = page.getByRole('switch', { name: 'Resposta da análise: Sino' });
    await bell.click();
    await page.getByRole('button', { name: /^Novidades/ }).click();
    await page.getByRole('link', { name: 'Ver todas' }).click();
    await expect(page.getByRole('heading', { name: 'Novidades', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /aguarda uma decisão/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Produto aprovado/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('switch', { name: 'Resposta da análise: Sino' }).click();
    await page.getByRole('button', { name: /^Novidades/ }).click();
    await expect(page.getByRole('link', { name: /Produto aprovado/ }).first()).toBeVisible();
    seen.expectQuiet();
  } finally {
    await testApp.close();
  }
});

test('payments received are told and heard by a member who switched that on, and lead to the order', async ({
  browser,
}) => {
  // A server of its own: what is switched on here would be told in the other tests of the team.
  const testApp = await openTestApp();
  try {
    const { baseUrl: baseURL } = testApp;
    const page = await (await browser.newContext({ baseURL })).newPage();
    const seen = watch(page, baseURL);
    await page.addInitScript(() => {
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...when) {
        document.documentElement.dataset.sounds = String(Number(document.documentElement.dataset.sounds ?? 0) + 1);
        start.apply(this, when);
      };
    });
    const sounds = page.locator('html');
    await arrive(page, await atWork(baseURL, ana), '/account#notices');
    const bell = page.getByRole('switch', { name: 'Pagamento recebido: Sino' });
    await expect(bell).not.toBeChecked();
    await bell.click();
    await page.getByRole('switch', { name: 'Tocar um som neste navegador' }).click();
    await expect(sounds).toHaveAttribute('data-sounds', '2');
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('switch', { name: 'Tocar um som neste navegador' })).toBeChecked();
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).click(); // The browser plays only after a gesture.
    const { number } = await bought(baseURL, 12_345, 1, openShop(baseURL, testApp.data));
    await expect(sounds).toHaveAttribute('data-sounds', '2');
    await page.getByRole('button', { name: /^Novidades/ }).click();
    const news = page.getByRole('dialog').getByRole('link', { name: /Pagamento de R\$\s123,45 recebido/ });
    await news.click();
    await expect(page).toHaveURL(new RegExp(`/payment/transaction/orders/${number}`));
    seen.expectQuiet();
  } finally {
    await testApp.close();
  }
});
