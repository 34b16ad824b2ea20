import vm from 'node:vm';
import { isPageAddress } from '@balcao/contract/page-address';
import { describe, expect, it, vi } from 'vitest';
import { offlineAnswer, offlineWorkerText } from './offline-page.ts';
import { answerOffline, type OfflineWorker } from './offline-worker.ts';

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;
const navigation = (path: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  url: `https://balcao.example${path}`,
  ...more,
});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A worker of a browser, whose network is `fetch`; `ask` answers with undefined where it leaves a request to the browser. */
const browserWith = (fetch: () => Promise<Response>, registration: OfflineWorker['registration'] = {}) => {
  const listeners: Record<string, (event: object) => void> = {};
  const worker: OfflineWorker = {
    registration,
    skipWaiting: vi.fn(async () => undefined),
    fetch: vi.fn(fetch),
    addEventListener: (type: string, listener: unknown) => {
      listeners[type] = listener as (event: object) => void;
    },
  };
  return {
    worker,
    happens: (type: string, event: object = {}): Promise<unknown> =>
      new Promise((done) => listeners[type]?.({ ...event, waitUntil: done })),
    ask: async (request: Asked, preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined)) => {
      let answer: Promise<Response> | undefined;
      preloadResponse.catch(() => undefined);
      const respondWith = (given: Promise<Response>) => {
        answer = given;
      };
      listeners.fetch?.({ request, preloadResponse, respondWith });
      return answer;
    },
  };
};
const offline = { html: 'offline', headers: { 'content-type': 'text/html' } };
const started = (...world: Parameters<typeof browserWith>) => {
  const browser = browserWith(...world);
  answerOffline(browser.worker, offline, isPageAddress);
  return browser;
};

describe('a page that the network does not bring', () => {
  it.each(['/', '/login?lang=en', '/payment/transaction/orders/2026', '/console', '/console/review', '/phone/me'])(
    'is answered at %s',
    async (path) => {
      const answer = await started(lost).ask(navigation(path));
      expect(await answer?.text()).toBe('offline');
      expect(answer?.headers.get('content-type')).toBe('text/html');
    },
  );
  it('is answered where the browser has asked the network itself', async () => {
    const { ask, worker } = started(lost, { navigationPreload: { enable: async () => undefined } });
    expect(await (await ask(navigation('/home'), lost()))?.text()).toBe('offline');
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

describe('what the network brings', () => {
  it('is passed on as it is, an error of the server too', async () => {
    const busy = new Response('busy', { status: 503 });
    expect(await started(async () => busy).ask(navigation('/home'))).toBe(busy);
  });
  it('is asked for once where the browser has begun', async () => {
    const early = new Response('early');
    const { ask, worker } = started(lost, { navigationPreload: { enable: async () => undefined } });
    expect(await ask(navigation('/home'), Promise.resolve(early))).toBe(early);
    expect(await ask(navigation('/docs'), Promise.resolve(early))).toBe(early);
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

describe('what is no page', () => {
  const notPages = [
    ...['/admin/v3.0/order', '/console/v1/review', '/app/v1/me', '/open/v3.0/order', '/docs/open/json', '/upload/1'],
    ...['/health', '/favicon.svg', '/assets/start-1.js', '/sandbox/v1/clock'],
  ].map((path) => navigation(path));
  const frames = ['iframe', 'frame', 'embed', 'object'] as const;
  const others = [
    ...frames.map((destination) => navigation('/phone/frame/1', { destination })),
    navigation('/login', { method: 'POST' }),
    navigation('/home', { mode: 'cors', destination: '' }),
    navigation('/home', { mode: 'no-cors', destination: 'image' }),
  ];
  it.each([...notPages, ...others])('is left to the browser: $method $mode $destination $url', async (request) => {
    expect(await started(lost).ask(request)).toBeUndefined();
  });
  it.each(notPages)('fails as it would, where the browser has asked for it: $url', async (request) => {
    const { ask } = started(lost, { navigationPreload: { enable: async () => undefined } });
    await expect(ask(request, lost())).rejects.toThrow('Failed to fetch');
  });
});

describe('the worker', () => {
  it('takes the place of the one before at once, and has the browser send past it what it would pass on', async () => {
    const { worker, happens } = started(lost);
    const addRoutes = vi.fn(async (_rules: readonly object[]) => undefined);
    await happens('install', { addRoutes });
    expect(worker.skipWaiting).toHaveBeenCalled();
    const rules = addRoutes.mock.calls.flatMap(([given]) => given);
    expect(rules).toContainEqual({ condition: { requestMode: 'cors' }, source: 'network' });
    expect(JSON.stringify(rules)).not.toMatch(/navigate|document|cache/);
  });
  it('begins as well in a browser that refuses the routes, or has none', async () => {
    const { happens } = started(lost);
    await expect(happens('install', { addRoutes: lost })).resolves.toBeDefined();
    await expect(happens('install')).resolves.toBeDefined();
  });
  it('has the network asked while it starts', async () => {
    const enable = vi.fn(async () => undefined);
    await started(lost, { navigationPreload: { enable } }).happens('activate');
    expect(enable).toHaveBeenCalled();
  });
  it('needs nothing that it does not carry, keeps no answer, and answers with the page', async () => {
    const browser = browserWith(lost);
    vm.runInNewContext(offlineWorkerText(), { self: browser.worker, Response, URL });
    const answer = await browser.ask(navigation('/payment/overview'));
    expect(await answer?.text()).toBe(offlineAnswer().html);
    expect(offlineWorkerText()).not.toContain('caches');
  });
});
