import { NotSentError } from '@balcao/sdk/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection, sendNow } from './connection.ts';

/** A browser that says that it is offline, and a server that is there or not; answers with the addresses that were reached. */
const offlineWith = (server: { isThere: boolean }): string[] => {
  const reached: string[] = [];
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    reached.push(typeof asked === 'string' ? asked : new URL(asked.url).pathname);
    return new Response('{}');
  });
  return reached;
};
const write = () => new Request('http://server/withdrawal', { method: 'POST' });
const read = () => new Request('http://server/withdrawals');

describe('a call from a browser that is offline', () => {
  afterEach(async () => {
    // Nothing that was learned here is left for another file.
    offlineWith({ isThere: true });
    await sendNow(read());
    vi.unstubAllGlobals();
  });

  it('that changes something is not sent, now or when the server is back', async () => {
    const server = { isThere: false };
    const reached = offlineWith(server);
    await expect(sendNow(write())).rejects.toBeInstanceOf(NotSentError);
    expect(connection.isLost()).toBe(true);
    server.isThere = true;
    await sendNow(read());
    expect(connection.isLost()).toBe(false);
    expect(reached).toEqual(['/withdrawals']);
  });
  it('is sent where the server answers all the same, as on the same machine', async () => {
    const reached = offlineWith({ isThere: true });
    await sendNow(write());
    expect(reached).toEqual(['/health', '/withdrawal']);
  });
  it('that only reads is tried, and its failure tells that the connection is lost', async () => {
    offlineWith({ isThere: false });
    await expect(sendNow(read())).rejects.toBeInstanceOf(TypeError);
    await vi.waitFor(() => expect(connection.isLost()).toBe(true));
  });
});
