import { setTimeout as pause } from 'node:timers/promises';
import { loginCustomer } from '@balcao/contract/customer';
import { getSandbox } from '@balcao/contract/sandbox';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { callerOf } from '../e2e/support/person.ts';
import { findBrowser } from '../tools/browser.mjs';
import { openBarePage } from './bare-page.ts';
import { megabytes, quantile, times } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Row } from './table.ts';

const rounds = 3;
const settleMs = 3_000;
/** Whether the page is there is asked so rarely because asking is work of its thread, too. */
const askedEveryMs = 1_000;
const asksAtMost = 60;
/** What developers' tools call Slow 4G. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;

/**
 * The last one: the record of requests, without which the line cannot be slowed, notes the line of code that sent each. V8 would read whole files again for
 * that.
 */
const browserArgs = ['--disable-dev-shm-usage', '--disable-gpu', '--js-flags=--no-enable-lazy-source-positions'];

interface Seen {
  /** When the largest thing was painted. */
  readonly paintedMs: number;
  /** When what the page is for was there: the first line, the field, the balance. */
  readonly readyMs: number;
  /** What tasks of the main thread took beyond 50 ms each. */
  readonly blockedMs: number;
  /** What the page holds when all is there and rubbish is gone. */
  readonly heapBytes: number;
}

/** Keeps in the page what the browser says of it. `ready`: what has to be there. */
const listen = (ready: string): void => {
  const seen = { paintedMs: 0, readyMs: 0, blockedMs: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  new PerformanceObserver((list) => {
    seen.paintedMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  // Frame by frame it would have the page drawn all the time, and a program of Playwright would have to be read by the same thread first.
  const look = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    look.disconnect();
    requestAnimationFrame(() => {
      seen.readyMs = performance.now();
    });
  });
  look.observe(document, { childList: true, subtree: true });
};

interface Place {
  readonly url: string;
  /** What the page is for. */
  readonly ready: string;
  /** Puts the session where the app keeps it. */
  readonly arrive?: (context: BrowserContext) => Promise<unknown>;
}

const visit = async (browser: Browser, { url, ready, arrive }: Place): Promise<Seen> => {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  try {
    await arrive?.(context);
    await context.addInitScript(listen, ready);
    const page: Page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slow4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    const ask = async (): Promise<Omit<Seen, 'heapBytes'>> => {
      const { result } = await tools.send('Runtime.evaluate', { expression: 'benchSeen', returnByValue: true });
      return result.value;
    };
    for (let asked = 0; (await ask()).readyMs === 0; asked += 1) {
      if (asked === asksAtMost) throw new Error(`${url} shows no ${ready}.`);
      await pause(askedEveryMs);
    }
    await pause(settleMs);
    const seen = await ask();
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return { ...seen, heapBytes: usedSize };
  } finally {
    await context.close();
  }
};

/** The session of a person of the demonstration, as their phone holds it. */
const tokenOfPhone = async (at: string): Promise<string> => {
  const { customers } = await callerOf(at)(getSandbox, {});
  const { phone, pin } = customers.find(({ name }) => name === 'Bruna Carvalho') ?? { phone: '', pin: '' };
  return (await callerOf(at)(loginCustomer, { body: { phone, pin } })).token;
};

/** The middle one of several visits, each with nothing in the cache. */
const middleOf = async (measure: () => Promise<Seen>): Promise<Seen> => {
  const all: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  const middle = (of: (seen: Seen) => number): number => quantile(all.map(of), 0.5);
  return {
    paintedMs: middle(({ paintedMs }) => paintedMs),
    readyMs: middle(({ readyMs }) => readyMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    heapBytes: middle(({ heapBytes }) => heapBytes),
  };
};

interface Pages {
  readonly bare: Seen;
  readonly login: Seen;
  readonly orders: Seen;
  readonly overview: Seen;
  readonly wallet: Seen;
}

const rowsOf = ({ bare, login, orders, overview, wallet }: Pages): Row[] => {
  const painted = (what: string, seen: Seen, limit: string): Row => ({
    what: `largest paint of ${what}, CPU slowed 4 times, Slow 4G`,
    ours: `${Math.round(seen.paintedMs)} ms, usable at ${Math.round(seen.readyMs)} ms`,
    against: `React alone with the orders' lines: ${Math.round(bare.paintedMs)} ms`,
    ratio: `${times(seen.paintedMs / bare.paintedMs)}, usable ${times(seen.readyMs / bare.readyMs)}`,
    goal: limit,
  });
  return [
    painted('/login', login, '≤ 1.5×'),
    painted('/payment/transaction/orders', orders, '≤ 1.6×'),
    painted('/payment/overview', overview, '≤ 1.6×'),
    painted('/phone, the wallet', wallet, '≤ 1.6×'),
    {
      what: 'main thread blocked while the orders load, same conditions',
      ours: `${Math.round(orders.blockedMs)} ms`,
      against: `React alone: ${Math.round(bare.blockedMs)} ms`,
      ratio: '',
      goal: '≤ 150 ms',
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

/** When the login, the orders, the overview and the wallet of the phone are there on a slow machine with a slow line, and what they cost it. */
export const measureSlowWeb = async (): Promise<Row[]> => {
  const executablePath = findBrowser();
  if (!executablePath) return [{ what: 'paint of pages', ours: 'no Chromium here', against: '', ratio: '', goal: '' }];
  const demo = await openDemo();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const cells = Array.from({ length: 20 }, (_, at) => [`20261101000${at}`, 'Pago', 'Café coado', 'Pix', 'R$ 12,00']);
  const page = await openBarePage(cells);
  try {
    const at = demo.server.url;
    const member = (context: BrowserContext) =>
      context.addInitScript((held) => localStorage.setItem('balcao.token', held), demo.token);
    const phone = await tokenOfPhone(at);
    const person = (context: BrowserContext) =>
      context.addInitScript((held) => sessionStorage.setItem('balcao.phone.token', held), phone);
    const seen = (place: Place) => middleOf(() => visit(browser, place));
    return rowsOf({
      bare: await seen({ url: page.url, ready: 'td' }),
      login: await seen({ url: `${at}/login`, ready: 'input[type=password]' }),
      orders: await seen({ url: `${at}/payment/transaction/orders`, ready: 'table tbody tr a', arrive: member }),
      overview: await seen({ url: `${at}/payment/overview`, ready: 'main h2', arrive: member }),
      wallet: await seen({ url: `${at}/phone`, ready: 'main h1', arrive: person }),
    });
  } finally {
    await browser.close();
    await page.close();
    await demo.close();
  }
};
