import type { LiveEvent } from '@balcao/contract/notification';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterCommit, sqlStateOf, type Tx } from './db.ts';
import { createRecentEvents } from './recent-events.ts';
import { outsideRequests } from './request-context.ts';

export interface Events {
  /** Tells every process, once the transaction is on disk, that something of a team has changed. */
  publish(tx: Tx, merchantId: string, event: LiveEvent): void;
  /** The same of a change that is on disk already. */
  publishWritten(merchantId: string, event: LiveEvent): void;
  /** Answers with the function that ends the subscription. */
  subscribe(merchantId: string, listener: (event: LiveEvent) => void): () => void;
  /** The same of every team, for what a process keeps of many. */
  onEvent(listener: (merchantId: string, event: LiveEvent) => void): void;
  /** What a team was told in the last so many milliseconds, up to a minute: the newest of each topic. */
  recent(merchantId: string, ms: number): readonly LiveEvent[];
  /** Tells when the line to the database was down: what other processes said meanwhile was not heard here. */
  onGap(listener: () => void): void;
  /** Reports sessions and rights that have just changed, in any process; see the triggers in migration 0055. */
  onAccess(listener: (change: AccessChange) => void): void;
  /** Tells every process to read the sandbox's switches and the platform's signing keys again. */
  announceSettings(): void;
  onSettings(listener: () => void): void;
  /** Tells every process, once the transaction is on disk, to read the calendar of the banks again. */
  announceCalendar(tx: Tx): void;
  onCalendar(listener: () => void): void;
  stop(): Promise<void>;
}

/** A session that ended, or a team where a membership or a role has changed. */
export type AccessChange = { readonly sessionId: string } | { readonly merchantId: string };

const channel = 'balcao';
const settings = 'settings';
/** What a program that is no server says in its transaction, so that every server reads switches and keys again. */
export const settingsChanged = sql`select pg_notify(${channel}, ${settings})`;
/** The database itself speaks here, in the transaction that changes who may do what: no way to change it forgets to tell. */
const accessChannel = 'balcao_access';
/** Events of the same few milliseconds travel in one NOTIFY: a NOTIFY serialises commits, so the payment path sends none. */
const gatherMs = 15;
const payloadBytesAtMost = 7_000;
/** So much waits for the line to come back; of more, everyone is told that something was missed. */
const waitingAtMost = 1_000;
const missed = 'missed';

/** Rather than of what was said: no answer of PostgreSQL, or one of its class 57, an end from outside. */
const isOfTheLine = (error: Error): boolean => sqlStateOf(error)?.startsWith('57') ?? true;

interface Message {
  readonly merchantId: string;
  readonly event: LiveEvent;
}

/**
 * Events between processes by LISTEN/NOTIFY, on a connection of their own. They are hints that something changed: one lost in a crash does no harm,
 * because a client that reconnects reads again, and `onGap` is called for those that must. Events that cannot be sent while the connection is down
 * are sent when it is back.
 */
export const createEvents = (
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
  /** What else lasts as long as the process: run on each new connection. */
  standing: readonly string[] = [],
): Events => {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const remembered = createRecentEvents();
  const everyListeners: ((merchantId: string, event: LiveEvent) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const settingsListeners: (() => void)[] = [];
  const calendarListeners: (() => void)[] = [];
  const accessListeners: ((change: AccessChange) => void)[] = [];
  let outbox: Message[] = [];
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  let stopped = false;

  const rereaders = () => [...settingsListeners, ...calendarListeners];
  const receive = (payload: string): void => {
    if (payload === missed) for (const listener of [...rereaders(), ...gapListeners]) listener();
    else if (payload === settings) for (const listener of settingsListeners) listener();
    else if (payload === 'calendar') for (const listener of calendarListeners) listener();
    else
      for (const { merchantId, event } of JSON.parse(payload) as Message[]) {
        remembered.add(merchantId, event);
        for (const listener of listeners.get(merchantId) ?? []) listener(event);
        for (const listener of everyListeners) listener(merchantId, event);
      }
  };

  const connect = async (isAgain = false): Promise<void> => {
    const next = new pg.Client(connection);
    next.on('notification', ({ channel: from, payload }) => {
      if (!payload) return;
      if (from === accessChannel) for (const listener of accessListeners) listener(JSON.parse(payload));
      else receive(payload);
    });
    next.on('error', onError);
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!stopped) setTimeout(() => void connect(true).catch(onError), 200).unref();
    });
    await next.connect();
    await next.query([`listen ${channel}`, `listen ${accessChannel}`, ...standing].join(';'));
    client = next;
    // Notifications sent while the connection was down may have been missed.
    for (const listener of rereaders()) listener();
    if (isAgain) for (const listener of gapListeners) listener();
    sent = sent.then(sendAll);
  };

  const unsent: string[] = [];
  /** One after the other: a connection takes the next query when it has answered the last. What a broken line did not take waits for the next. */
  const sendAll = async (): Promise<void> => {
    while (client && unsent[0] !== undefined) {
      const failed = await client.query('select pg_notify($1, $2)', [channel, unsent[0]]).then(
        () => undefined,
        (error: Error) => error,
      );
      if (failed) onError(failed);
      if (failed && isOfTheLine(failed)) return;
      unsent.shift();
    }
  };
  let sent = Promise.resolve();
  const connected = connect().catch(onError);
  const notify = (payload: string): void => {
    if (unsent.length >= waitingAtMost) unsent.splice(0, unsent.length, missed);
    unsent.push(payload);
    sent = sent.then(() => outsideRequests(sendAll));
  };
  const flush = (): void => {
    timer = undefined;
    const texts = outbox.map((message) => JSON.stringify(message));
    outbox = [];
    let part: string[] = [];
    let bytes = 0;
    for (const text of texts) {
      if (part.length > 0 && bytes + text.length > payloadBytesAtMost) {
        notify(`[${part.join(',')}]`);
        part = [];
        bytes = 0;
      }
      part.push(text);
      bytes += text.length + 1;
    }
    if (part.length > 0) notify(`[${part.join(',')}]`);
  };

  const publishWritten = (merchantId: string, event: LiveEvent): void => {
    outbox.push({ merchantId, event });
    timer ??= outsideRequests(() => setTimeout(flush, gatherMs));
  };

  return {
    publish: (tx, merchantId, event) => afterCommit(tx, () => publishWritten(merchantId, event)),
    publishWritten,
    subscribe: (merchantId, listener) => {
      const set = listeners.get(merchantId) ?? new Set();
      listeners.set(merchantId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(merchantId);
      };
    },
    onEvent: (listener) => void everyListeners.push(listener),
    recent: remembered.since,
    onGap: (listener) => void gapListeners.push(listener),
    onAccess: (listener) => void accessListeners.push(listener),
    announceSettings: () => notify(settings),
    onSettings: (listener) => void settingsListeners.push(listener),
    announceCalendar: (tx) => afterCommit(tx, () => notify('calendar')),
    onCalendar: (listener) => void calendarListeners.push(listener),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await connected;
      await sent;
      await client?.end();
    },
  };
};
