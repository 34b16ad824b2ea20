import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOfflineWorker } from './offline-worker.ts';

/** A page in a browser that has nothing to do from the time on that `idle` is called. */
const openPage = ({ isFrame = false, isTrusted = true, readyState = 'loading' } = {}) => {
  const register = vi.fn(async () => undefined);
  const works: (() => void)[] = [];
  const page = new EventTarget();
  const requestIdleCallback = (work: () => void) => void works.push(work);
  const window: { top?: unknown; requestIdleCallback: unknown } = { requestIdleCallback };
  window.top = isFrame ? {} : window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('navigator', isTrusted ? { serviceWorker: { register } } : {});
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  keepOfflineWorker();
  return {
    register,
    load: () => page.dispatchEvent(new Event('load')),
    idle: () => {
      for (const work of works) work();
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the worker that answers without a connection', () => {
  it('is asked for when the page has been there for a while and is idle', () => {
    const { register, load, idle } = openPage();
    vi.advanceTimersByTime(60_000);
    load();
    vi.advanceTimersByTime(4_999);
    idle();
    expect(register).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(register).not.toHaveBeenCalled();
    idle();
    expect(register).toHaveBeenCalledExactlyOnceWith('/offline-worker.js');
  });
  it('is asked for by a page that was complete before its script ran', () => {
    const { register, idle } = openPage({ readyState: 'complete' });
    vi.advanceTimersByTime(5_000);
    idle();
    expect(register).toHaveBeenCalledOnce();
  });
  it.each([{ isFrame: true }, { isTrusted: false }])('is not asked for by %o', (place) => {
    const { register, load, idle } = openPage(place);
    load();
    vi.advanceTimersByTime(60_000);
    idle();
    expect(register).not.toHaveBeenCalled();
  });
  it('is not asked for where the app is not built', () => {
    vi.stubEnv('PROD', false);
    const { register, idle } = openPage({ readyState: 'complete' });
    vi.advanceTimersByTime(60_000);
    idle();
    expect(register).not.toHaveBeenCalled();
  });
});
