import fs from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { addressOf, routesOf } from '../../e2e/support/routes.ts';
import { findBrowser } from '../browser.mjs';
import { root } from '../root.mjs';
import { type Picture, writeAlbum } from './album.ts';
import type { Onlooker } from './onlooker.ts';
import { meetOnlookers } from './people.ts';
import { startServer } from './server.ts';
import { bringInto, callsOfFrame, states } from './states.ts';

// npm run pictures [-- backoffice/payment [390-dark-en [failing]]]: photographs every screen of every app, or those below an address in one
// look, as each kind of person, and writes an album. The last word is a state of what the screens read: `states.ts`.
const folder = path.join(root, 'pictures');
const [wanted = '', wantedLook = '', wantedState] = process.argv.slice(2);
const state = states.find((one) => one === wantedState);
if (wantedState !== undefined && !state) throw new Error(`There is no state ${wantedState}: ${states.join(', ')}.`);
const bases = { backoffice: '/', console: '/console/', phone: '/phone/' };
/** Two pages of each app that have little in common but the frame. */
const frames = {
  backoffice: ['account', 'notifications'],
  console: ['account', 'staff'],
  phone: ['me', 'address'],
} as const;
const widths = [1440, 390];
const schemes = ['light', 'dark'] as const;
const languages = [
  ['pt', 'pt-BR'],
  ['en', 'en-US'],
] as const;

interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly lang: string;
  readonly locale: string;
}
const nameOf = ({ width, scheme, lang }: Look): string => `${width}-${scheme}-${lang}`;
const looks: Look[] = widths
  .flatMap((width) => schemes.flatMap((scheme) => languages.map(([lang, locale]) => ({ width, scheme, lang, locale }))))
  .filter((look) => nameOf(look).includes(wantedLook));

const openContext = async (browser: Browser, address: string, who: Onlooker, look: Look): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: look.width, height: 900 },
    colorScheme: look.scheme,
    locale: look.locale,
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ token, scheme }) => {
      if (token) globalThis[token.storage].setItem(token.key, token.value);
      localStorage.setItem('balcao.scheme', scheme);
    },
    { token: who.token, scheme: look.scheme },
  );
  return context;
};

/** Still: nothing is on its way and fonts are there. Live streams never end, so the network itself is no measure. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForSelector('#root :is(h1, h2, button)', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"], [data-waiting]') === null, null, {
      timeout: 5_000,
    })
    .catch(() => {});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** What is fixed to the window would be cut off in a picture longer than it: so the window is made as long as the page. */
const shoot = async (page: Page, file: string, { width }: Look): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), 3_000) });
  await page.screenshot({ path: path.join(folder, file) });
  await page.setViewportSize({ width, height: 900 });
};

const slugOf = (address: string): string =>
  address
    .replaceAll(/\d{12,}|[\da-f-]{36}/g, 'n')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '') || 'start';

const photograph = async (page: Page, who: Onlooker, look: Look): Promise<Picture[]> => {
  const base = bases[who.app];
  await page.goto(`${base}?lang=${look.lang}`);
  await settle(page);
  const pictures: Picture[] = [];
  const seen = new Set<string>();
  const add = async (route: string, slug: string): Promise<void> => {
    const number = pictures.filter(({ file }) => file.startsWith(`${who.app}-${slug}-${who.name}-`)).length;
    const file = `${who.app}-${slug}-${who.name}-${number > 0 ? `${number + 1}-` : ''}${nameOf(look)}.png`;
    await shoot(page, file, look);
    pictures.push({ file, app: who.app, who: who.name, route, look: nameOf(look) });
  };
  const routes = (await routesOf(page)).filter((route) => who.only?.test(route) ?? true);
  if (state) await bringInto(page.context(), state, await callsOfFrame(page, base, frames[who.app]));
  for (const route of [...routes, ...(who.more ?? [])]) {
    const address = addressOf(route, who.params);
    if (address === undefined || !`${who.app}${route}`.startsWith(wanted)) continue;
    await page.goto(`${base}${address.slice(1)}`);
    await settle(page);
    // A route that leads elsewhere is photographed where it leads, once.
    const { pathname, search } = new URL(page.url());
    const arrived = who.more?.includes(address) ? `${pathname}${search}` : pathname;
    if (seen.has(arrived)) continue;
    seen.add(arrived);
    await add(arrived, slugOf(arrived));
  }
  for (const { route, name, button } of state ? [] : (who.opens ?? [])) {
    if (!`${who.app}${route}`.startsWith(wanted)) continue;
    await page.goto(`${base}${route.slice(1)}`);
    await settle(page);
    await page.getByRole('button', { name: button }).first().click();
    await settle(page);
    await add(`${route} ${name}`, `${slugOf(route)}-${name}`);
  }
  return pictures;
};

const server = await startServer();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--disable-dev-shm-usage'],
});
const pictures: Picture[] = [];
try {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const named = Object.keys(bases).filter((app) => wanted.startsWith(app));
  const onlookers = (await meetOnlookers(server)).filter(({ app }) => named.length === 0 || named.includes(app));
  for (const who of onlookers)
    for (const look of looks) {
      const context = await openContext(browser, server.address, who, look);
      pictures.push(...(await photograph(await context.newPage(), who, look)));
      await context.close();
    }
  writeAlbum(folder, pictures);
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${pictures.length} pictures: open pictures/index.html`);
