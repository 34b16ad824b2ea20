import type { Readable } from 'node:stream';
import type { MenuPermission } from '@balcao/contract/menus';
import type { LiveEvent } from '@balcao/contract/notification';
import { describe, expect, it, vi } from 'vitest';
import type { AccountActor } from '../../platform/actor.ts';
import type { AccessChange } from '../../platform/events.ts';
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
  const until = new Date(8.64e15);
  const session = {
    valid: async (): Promise<boolean> => true,
    rights: { isAdmin: true, menuPermissions: [] as MenuPermission[], until },
    changed: (_change: AccessChange): void => {},
  };
  const notifications = createNotificationService({
    events: {
      subscribe: (_merchantId, listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      recent: () => [],
      onGap: () => {},
      onAccess: (listener) => {
        session.changed = listener;
      },
    },
    clock: { now: () => new Date(), onJump: () => {} },
    rightsOf: async () => ((await session.valid()) ? session.rights : undefined),
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
  it('tells nothing between a change of rights and the answer to what they are now', async () => {
    const { open, session, listeners } = service();
    const stream = await open();
    const heard: string[] = [];
    stream.on('data', (text) => heard.push(String(text)));
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
    session.valid = () => {
      asked.resolve();
      return answer.promise;
    };
    session.rights = {
      ...session.rights,
      isAdmin: false,
      menuPermissions: [{ menuId: 'payment.overview', permissionLevel: 'read' }],
    };
    session.changed({ merchantId: 'merchant-1' });
    await asked.promise;
    for (const topic of ['order', 'webhook', 'team'] as const)
      for (const listener of listeners) listener({ topic, key: '1' });
    const end = closed(stream);
    expect(heard.join('')).not.toContain('"1"');
    answer.resolve(true);
    await vi.waitFor(() =>
      expect(heard.slice(1)).toEqual(['data: {"topic":"order","key":""}\n\n', 'data: {"topic":"team","key":""}\n\n']),
    );
    stream.destroy();
    await end;
  });
  it('ends when its session does, and looks again when its session could have run out', async () => {
    const { open, session } = service();
    const stream = await open();
    stream.resume();
    session.valid = async () => false;
    session.changed({ sessionId: 'another' });
    session.changed({ merchantId: 'another' });
    expect(stream.closed).toBe(false);
    const end = closed(stream);
    session.changed({ sessionId: 'session-1' });
    await end;
    session.valid = async () => true;
    session.rights = { ...session.rights, until: new Date() };
    const short = await open();
    short.resume();
    const over = closed(short);
    session.valid = async () => false;
    await over;
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
