import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryAgain } from './offline-tries.ts';

const tries = { pausesMs: [1_000, 2_000, 4_000], answerWithinMs: 5_000 };

/** A page in a browser: what it asks and says, and what happens to it. */
const openPage = () => {
  const [page, window, button] = [new EventTarget(), new EventTarget(), new EventTarget()];
  const browser = { visibilityState: 'visible', isThere: false, asked: [] as number[], said: [] as string[] };
  const reload = vi.fn();
  const began = Date.now();
  vi.stubGlobal('document', {
    get visibilityState() {
      return browser.visibilityState;
    },
    querySelector: () => button,
    addEventListener: page.addEventListener.bind(page),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/health');
    browser.asked.push(Date.now() - began);
    if (!browser.isThere) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: 503 });
  });
  tryAgain(tries, { say: (how) => void browser.said.push(how) });
  const happens = async (at: EventTarget, type: string) => {
    at.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    browser,
    reload,
    click: () => happens(button, 'click'),
    comesOnline: () => happens(window, 'online'),
    show: (visibilityState: string) => {
      browser.visibilityState = visibilityState;
      return happens(page, 'visibilitychange');
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page without a connection', () => {
  it('asks again after growing pauses, says nothing of it, and loads again as soon as anything answers', async () => {
    const { browser, reload } = openPage();
    await vi.advanceTimersByTimeAsync(11_500);
    expect(browser.asked).toEqual([1_000, 3_000, 7_000, 11_000]);
    expect(browser.said).toEqual([]);
    browser.isThere = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(browser.said).toEqual(['back']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.asked).toHaveLength(5);
  });
  it('asks at once when the browser is online again, and soon after when that was too early', async () => {
    const { browser, comesOnline } = openPage();
    await vi.advanceTimersByTimeAsync(7_500);
    await comesOnline();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(browser.asked).toEqual([1_000, 3_000, 7_000, 7_500, 8_500]);
  });
  it('asks nothing while it is out of view, and at once when it is looked at', async () => {
    const { browser, show } = openPage();
    await vi.advanceTimersByTimeAsync(1_500);
    await show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.asked).toEqual([1_000]);
    await show('visible');
    expect(browser.asked).toEqual([1_000, 61_500]);
  });
  it('says how a try ended that a person asked for', async () => {
    const { browser, click, reload } = openPage();
    await click();
    expect(browser.said).toEqual(['trying', 'still']);
    browser.isThere = true;
    await click();
    expect(browser.said).toEqual(['trying', 'still', 'trying', 'back']);
    expect(reload).toHaveBeenCalledOnce();
  });
  it('answers a person who asks while it is asking by itself', async () => {
    const { browser, click } = openPage();
    const { promise, reject } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    await vi.advanceTimersByTimeAsync(1_000);
    await click();
    reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.said).toEqual(['trying', 'still']);
  });
});
