import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendNow } from './connection.ts';

const headers = { authorization: 'Bearer one', 'accept-language': 'pt', 'time-zone': 'America/Sao_Paulo' };
const read = (more: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
  new Request('http://server/orders?page=1', { headers: { ...headers, ...more }, ...(signal ? { signal } : {}) });
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

/** A page that has asked for its orders before its scripts had come; what is asked for now is answered with `now`. */
const pageThatAsked = (early: Promise<Response> = Promise.resolve(new Response('early'))): void => {
  early.catch(() => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('earlyReads', { headers, answers: { '/orders?page=1': early } });
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    signal.throwIfAborted();
    return new Response('now');
  });
  // The page began two seconds ago.
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a page asked for before its scripts had come', () => {
  it('answers the first call for it, and no other', async () => {
    pageThatAsked();
    expect(await textOf(sendNow(new Request('http://server/orders', { headers })))).toBe('now');
    expect(await textOf(sendNow(read()))).toBe('early');
    expect(await textOf(sendNow(read()))).toBe('now');
  });
  it('answers nobody else, and nobody who reads in another language or lives in another zone', async () => {
    pageThatAsked();
    for (const other of [{ authorization: 'Bearer two' }, { 'accept-language': 'en' }, { 'time-zone': 'UTC' }])
      expect(await textOf(sendNow(read(other)))).toBe('now');
    expect(await textOf(sendNow(read()))).toBe('early');
  });
  it('is asked for again where it did not come back', async () => {
    pageThatAsked(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(sendNow(read()))).toBe('now');
  });
  it('is old once something was written', async () => {
    pageThatAsked();
    await sendNow(new Request('http://server/refund', { method: 'POST' }));
    expect(await textOf(sendNow(read()))).toBe('now');
  });
  it('is old when the page has been open for a minute', async () => {
    pageThatAsked();
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await textOf(sendNow(read()))).toBe('now');
  });
  it('is not waited for by a caller who gives up', async () => {
    pageThatAsked(new Promise(() => undefined));
    const caller = new AbortController();
    const answer = sendNow(read({}, caller.signal));
    caller.abort();
    await expect(answer).rejects.toBe(caller.signal.reason);
  });
});
