import path from 'node:path';
import process from 'node:process';
import { demoDevices, openDemoDevice } from '@balcao/contract/device-demo';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { atWork, callerOf } from '../../e2e/support/person.ts';
import { phoneOfBruna } from '../../e2e/support/phone.ts';
import { openShop, sell } from '../../e2e/support/shop.ts';
import { findBrowser } from '../browser.mjs';
import { root } from '../root.mjs';
import { startServer } from './server.ts';

// npm run pictures:readme: the pictures of README, made by the product itself: orders, overview, phone next to terminal, and a payment that arrives.
const folder = path.join(root, 'docs/pictures');
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 780 };
const gap = 40;
const paper = '#eceff1';

const english: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'America/Sao_Paulo',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};
/** A page with what the product keeps in the browser. */
const pageWith = async (
  browser: Browser,
  baseURL: string,
  size: typeof wide,
  held: [string, string],
): Promise<Page> => {
  const context = await browser.newContext({ ...english, baseURL, viewport: size });
  await context.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), held);
  return context.newPage();
};
const still = async (page: Page): Promise<void> => {
  await page.locator('h1:visible, h2:visible, button:visible').first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [data-waiting]') === null &&
      document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
};
const shoot = async (page: Page): Promise<Buffer> => {
  await still(page);
  return page.screenshot();
};
const save = (image: Sharp, name: string) => image.toFile(path.join(folder, name));

/** Both pictures side by side on plain paper, as high as the higher one. */
const sideBySide = async (left: Buffer, right: Buffer): Promise<Buffer> => {
  const [one, other] = await Promise.all([sharp(left).metadata(), sharp(right).metadata()]);
  const height = Math.max(one.height, other.height) + 2 * gap;
  const width = one.width + other.width + 3 * gap;
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: left, left: gap, top: gap },
      { input: right, left: one.width + 2 * gap, top: gap },
    ])
    .png()
    .toBuffer();
};

/** The terminal of the demonstration team, with an amount that was approved. */
const openTerminal = async (browser: Browser, baseURL: string): Promise<Page> => {
  const call = callerOf(baseURL);
  const { list } = await call(demoDevices, {});
  const { serial = '', merchantName = '' } = list.find(({ product }) => product === '99') ?? {};
  const { token } = await call(openDemoDevice, { params: { serial } });
  const held = JSON.stringify({ [serial]: { token, product: '99', name: 'Caixa 1', merchantName } });
  const page = await pageWith(browser, baseURL, narrow, ['balcao.phone.devices', held]);
  await page.goto(`/phone/device/${serial}?lang=en`);
  for (const digit of '1890') await page.getByRole('button', { name: digit, exact: true }).click();
  return page;
};

const takePictures = async (browser: Browser, baseURL: string, email: string): Promise<void> => {
  const office = await pageWith(browser, baseURL, wide, ['balcao.token', await atWork(baseURL, email)]);
  await office.goto('/payment/overview?lang=en');
  await save(sharp(await shoot(office)), 'overview.png');
  await office.goto('/payment/transaction/orders?lang=en');
  await save(sharp(await shoot(office)), 'orders.png');

  const order = await sell(openShop(baseURL), 18_90, { goodsName: 'Pão de queijo' });
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.setViewportSize(narrow);
  await phone.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await phone.goto(`${baseURL}/phone/pay?lang=en&code=${encodeURIComponent(order.brCode)}`);
  await phone.getByRole('button', { name: /^Pay R\$/ }).waitFor();
  const asked = await shoot(phone);
  await save(
    sharp(await sideBySide(asked, await shoot(await openTerminal(browser, baseURL)))),
    'phone-and-terminal.png',
  );

  const waiting = await sideBySide(await shoot(office), asked);
  await phone.getByRole('button', { name: /^Pay R\$/ }).click();
  await phone.getByText('Payment made').waitFor();
  await office.getByRole('row').filter({ hasText: order.number }).getByText('Paid').waitFor();
  const paid = await sideBySide(await shoot(office), await shoot(phone));
  const frames = await Promise.all(
    [waiting, paid].map((frame) => sharp(frame).resize({ width: 1000 }).png().toBuffer()),
  );
  const film = sharp(frames, { join: { animated: true } }).webp({ quality: 70, delay: [2_000, 3_000], loop: 0 });
  await save(film, 'payment.webp');
};

const server = await startServer();
process.env.E2E_DATA = server.folder;
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] });
try {
  await takePictures(browser, server.address, server.sandbox.teams[0]?.people[0]?.email ?? '');
} finally {
  await browser.close();
  await server.stop();
}
