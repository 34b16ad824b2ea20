import type { Readable } from 'node:stream';
import type { LiveEvent } from '@balcao/contract/notification';
import { describe, expect, it } from 'vitest';
import type { AccountActor } from '../../platform/actor.ts';
import { createNotificationService } from './notification.service.ts';

const actor: AccountActor = {
  kind: 'account',
  ownerId: 'account-1',
  accountId: 'account-1',
  sessionId: 'session-1',
  merchantId: 'merchant-1',
  isAdmin: true,
  menuPermissions: [],
  provenAt: null,
  isPreviewing: false,
};

/** The service with a session that a test can end, and the listeners that it has subscribed. */
const service = (heartbeatMs = 60_000) => {
  const listeners = new Set<(event: LiveEvent) => void>();
  const session = { valid: async (): Promise<boolean> => true };
  const notifications = createNotificationService({
    events: {
      subscribe: (_merchantId, listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      recent: () => [],
      onGap: () => {},
    },
    stillValid: () => session.valid(),
    heartbeatMs,
  });
  const open = (gone = new AbortController().signal, who = actor) =>
    notifications.stream({ actor: who, query: { recentMs: 0 }, gone });
  return { notifications, listeners, session, open };
};
const closed = (stream: Readable) => new Promise<void>((done) => stream.once('close', done));
const nextText = (stream: Readable) => new Promise<string>((take) => stream.once('data', (text) => take(String(text))));

describe('a stream of live events', () => {
  it('opens with a comment, then carries one line for each event', async () => {
    const { open, listeners } = service();
    const stream = await open();
    expect(await nextText(stream)).toBe(':\n\n');
    const next = nextText(stream);
    for (const listener of listeners) listener({ topic: 'order', key: '1' });
    expect(await next).toBe('data: {"topic":"order","key":"1"}\n\n');
    stream.destroy();
  });
  it('gives signs of life while nothing happens', async () => {
    const { open } = service(5);
    const stream = await open();
    expect([await nextText(stream), await nextText(stream)]).toEqual([':\n\n', ':\n\n']);
    stream.destroy();
  });
  it('ends when the session has ended', async () => {
    const { open, session, listeners } = service(5);
    const stream = await open();
    stream.resume();
    session.valid = async () => false;
    await closed(stream);
    expect(listeners.size).toBe(0);
  });
  it('ends when nobody can tell whether the session has ended', async () => {
    const { open, session } = service(5);
    const stream = await open();
    stream.resume();
    session.valid = async () => Promise.reject(new Error('no database'));
    await closed(stream);
  });
  it('ends when the caller has gone', async () => {
    const { open, listeners } = service();
    const gone = new AbortController();
    const stream = await open(gone.signal);
    const end = closed(stream);
    gone.abort();
    await end;
    expect(listeners.size).toBe(0);
  });
  it('ends when the server closes', async () => {
    const { open, notifications } = service();
    const streams = [await open(), await open()];
    for (const stream of streams) stream.resume();
    const ends = streams.map(closed);
    await notifications.endAll();
    await Promise.all(ends);
  });
  it('is cut when its reader is far behind', async () => {
    const { open, listeners } = service();
    const stream = await open();
    const end = closed(stream);
    for (let index = 0; index < 2_000; index += 1)
      for (const listener of listeners) listener({ topic: 'order', key: String(index).padStart(40, '0') });
    await end;
    expect(listeners.size).toBe(0);
  });
  it('is refused to those without a team, and beyond five of one session', async () => {
    const { open } = service();
    await expect(open(undefined, { ...actor, merchantId: null })).rejects.toMatchObject({ refusal: 'team_missing' });
    const streams = await Promise.all(Array.from({ length: 5 }, () => open()));
    await expect(open()).rejects.toMatchObject({ refusal: 'too_many_requests' });
    const end = closed(streams[0] as Readable);
    streams[0]?.destroy();
    await end;
    streams[0] = await open();
    for (const stream of streams) stream.destroy();
  });
});
