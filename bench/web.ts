import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request, type Response } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';
import { kilobytes } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Row } from './table.ts';

interface Visit {
  /** Bytes of scripts and styles as they came over the wire. */
  readonly bytes: number;
  /** Parts that came without Brotli though they are text. */
  readonly uncompressed: number;
  /** Requests until the page could be used, and in all. */
  readonly untilUsable: number;
  readonly requests: number;
  /** Requests to another host. */
  readonly foreign: number;
}

const isCode = (response: Response): boolean => /javascript|css/.test(response.headers()['content-type'] ?? '');
const isBrotli = (response: Response): boolean => response.headers()['content-encoding'] === 'br';

const quietMs = 1_000;

/** Watches the requests of a page. Live events stay open by design and are not waited for. */
const watch = (page: Page, host: string) => {
  const open = new Set<Request>();
  const seen = { requests: 0, foreign: 0, responses: [] as Response[], lastAt: performance.now() };
  const done = (request: Request): void => {
    open.delete(request);
    seen.lastAt = performance.now();
  };
  page.on('request', (request) => {
    // What stands in the page itself costs no request.
    if (request.url().startsWith('data:')) return;
    seen.requests += 1;
    if (new URL(request.url()).host !== host) seen.foreign += 1;
    open.add(request);
    seen.lastAt = performance.now();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('response', (response) => {
    seen.responses.push(response);
    if (/event-stream/.test(response.headers()['content-type'] ?? '')) done(response.request());
  });
  const idle = async (): Promise<void> => {
    while (open.size > 0 || performance.now() - seen.lastAt < quietMs) await pause(50);
  };
  return { seen, idle };
};

/** Opens a page with nothing in the cache and waits until nothing more is asked for. */
const visit = async (
  context: BrowserContext,
  url: string,
  usable: (page: Page) => Promise<unknown>,
): Promise<Visit> => {
  const page = await context.newPage();
  const { seen, idle } = watch(page, new URL(url).host);
  await page.goto(url);
  await usable(page);
  const untilUsable = seen.requests;
  await idle();
  const code = seen.responses.filter(isCode);
  const sizes = await Promise.all(code.map((response) => response.request().sizes()));
  await page.close();
  return {
    bytes: sizes.reduce((sum, size) => sum + size.responseBodySize, 0),
    uncompressed: code.filter((response) => !isBrotli(response)).length,
    untilUsable,
    requests: seen.requests,
    foreign: seen.foreign,
  };
};

const inFreshBrowser = async <T>(
  browser: Browser,
  token: string | undefined,
  work: (context: BrowserContext) => Promise<T>,
) => {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  if (token) await context.addInitScript((held) => localStorage.setItem('balcao.token', held), token);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
};

const rowsOf = (login: Visit, orders: Visit): Row[] => {
  const weight = (what: string, seen: Visit, against: string, limit: number): Row => ({
    what: `${what}, cold: JS + CSS, Brotli, until the network is idle`,
    ours: `${kilobytes(seen.bytes)}${seen.uncompressed > 0 ? `, ${seen.uncompressed} parts not compressed` : ''}`,
    against,
    ratio: `${((seen.bytes / 1000 / limit) * 100).toFixed(0)} % of the goal`,
    goal: `≤ ${limit} kB`,
  });
  return [
    weight('/login', login, 'React + react-dom alone 59.6 kB, lightest peer 157.7 kB', 120),
    weight('/payment/transaction/orders', orders, 'lightest peer with a real table 331 kB', 220),
    {
      what: 'requests before the login form can be used',
      ours: `${login.untilUsable} (${login.requests} until idle)`,
      against: 'lightest peer 5',
      ratio: '',
      goal: '≤ 6',
    },
    {
      what: 'requests to another host, both pages',
      ours: String(login.foreign + orders.foreign),
      against: '',
      ratio: '',
      goal: '0',
    },
  ];
};

/** Bytes and requests of the first page and of the table of orders, as Chromium really asks for them. */
export const measureWeb = async (): Promise<Row[]> => {
  const executablePath = findBrowser();
  if (!executablePath) return [{ what: 'bytes of pages', ours: 'no Chromium here', against: '', ratio: '', goal: '' }];
  const demo = await openDemo();
  const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', '--disable-gpu'] });
  try {
    const at = demo.server.url;
    const login = await inFreshBrowser(browser, undefined, (context) =>
      visit(context, `${at}/login`, async (page) => {
        await page.locator('input[type=password]').waitFor();
        await page.locator('input[type=password]').isEnabled();
      }),
    );
    const orders = await inFreshBrowser(browser, demo.token, (context) =>
      visit(context, `${at}/payment/transaction/orders`, (page) => page.locator('table tbody tr a').first().waitFor()),
    );
    return rowsOf(login, orders);
  } finally {
    await browser.close();
    await demo.close();
  }
};
