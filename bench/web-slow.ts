import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';
import { openBarePage } from './bare-page.ts';
import { megabytes, quantile, times } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Row } from './table.ts';

const rounds = 3;
const settleMs = 3_000;
/** What developers' tools call Slow 4G. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;

interface Seen {
  /** When the largest thing was painted. */
  readonly paintedMs: number;
  /** What tasks of the main thread took beyond 50 ms each. */
  readonly blockedMs: number;
  /** What the page holds when all is there and rubbish is gone. */
  readonly heapBytes: number;
}

/** Keeps in the page what the browser says of it. */
const listen = (): void => {
  const seen = { paintedMs: 0, blockedMs: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  new PerformanceObserver((list) => {
    seen.paintedMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

const visit = async (browser: Browser, url: string, token: string | undefined, ready: string): Promise<Seen> => {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  try {
    if (token) await context.addInitScript((held) => localStorage.setItem('balcao.token', held), token);
    await context.addInitScript(listen);
    const page: Page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slow4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await pause(settleMs);
    const seen = await page.evaluate(() => (globalThis as unknown as { benchSeen: Omit<Seen, 'heapBytes'> }).benchSeen);
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return { ...seen, heapBytes: usedSize };
  } finally {
    await context.close();
  }
};

/** The middle one of several visits, each with nothing in the cache. */
const middleOf = async (measure: () => Promise<Seen>): Promise<Seen> => {
  const all: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  const middle = (of: (seen: Seen) => number): number => quantile(all.map(of), 0.5);
  return {
    paintedMs: middle(({ paintedMs }) => paintedMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    heapBytes: middle(({ heapBytes }) => heapBytes),
  };
};

const rowsOf = (login: Seen, orders: Seen, bare: Seen): Row[] => {
  const painted = (what: string, seen: Seen, limit: string): Row => ({
    what: `largest paint of ${what}, CPU slowed 4 times, Slow 4G`,
    ours: `${Math.round(seen.paintedMs)} ms`,
    against: `React alone with the orders' lines: ${Math.round(bare.paintedMs)} ms`,
    ratio: times(seen.paintedMs / bare.paintedMs),
    goal: limit,
  });
  return [
    painted('/login', login, '≤ 1.5×'),
    painted('/payment/transaction/orders', orders, '≤ 1.6×'),
    {
      what: 'main thread blocked while the orders load, same conditions',
      ours: `${Math.round(orders.blockedMs)} ms`,
      against: `React alone: ${Math.round(bare.blockedMs)} ms`,
      ratio: '',
      goal: '≤ 50 ms',
    },
    {
      what: 'heap after the orders have loaded',
      ours: megabytes(orders.heapBytes),
      against: `React alone: ${megabytes(bare.heapBytes)}`,
      ratio: '',
      goal: '≤ 10 MB',
    },
  ];
};

/** When the login and the orders are there on a slow machine with a slow line, and what they cost it. */
export const measureSlowWeb = async (): Promise<Row[]> => {
  const executablePath = findBrowser();
  if (!executablePath) return [{ what: 'paint of pages', ours: 'no Chromium here', against: '', ratio: '', goal: '' }];
  const demo = await openDemo();
  const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', '--disable-gpu'] });
  const cells = Array.from({ length: 20 }, (_, at) => [`20261101000${at}`, 'Pago', 'Café coado', 'Pix', 'R$ 12,00']);
  const page = await openBarePage(cells);
  try {
    const at = demo.server.url;
    const bare = await middleOf(() => visit(browser, page.url, undefined, 'td'));
    const login = await middleOf(() => visit(browser, `${at}/login`, undefined, 'input[type=password]'));
    const address = `${at}/payment/transaction/orders`;
    const orders = await middleOf(() => visit(browser, address, demo.token, 'table tbody tr a'));
    return rowsOf(login, orders, bare);
  } finally {
    await browser.close();
    await page.close();
    await demo.close();
  }
};
