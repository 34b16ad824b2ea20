import { Readable } from 'node:stream';
import type { LiveEvent, streamEvents } from '@balcao/contract/notification';
import type { AccountActor } from '../../platform/actor.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';

interface Needs {
  readonly events: Pick<Events, 'subscribe' | 'recent' | 'onGap'>;
  /** Whether somebody who was let in may go on; asking must not keep a session alive. */
  readonly stillValid: (actor: AccountActor) => Promise<boolean>;
  /** Milliseconds between two signs of life, which also find out whether the session has ended. */
  readonly heartbeatMs?: number;
}

type Opening = Pick<Call<typeof streamEvents>, 'actor' | 'query' | 'gone'>;

const streamsOfASession = 5;
/** A reader who is so far behind does better to come back and read anew. */
const unreadBytesAtMost = 64 * 1024;
const secondsUntilRetry = 20;

/** What changes in a team, told the moment it happens: hints as server-sent events, no data (design §3). */
export const createNotificationService = ({ events, stillValid, heartbeatMs = 20_000 }: Needs) => {
  const open = new Map<Readable, { readonly sessionId: string; readonly end: () => void }>();

  const countOf = (sessionId: string): number =>
    [...open.values()].filter((stream) => stream.sessionId === sessionId).length;

  const openStream = (actor: AccountActor, merchantId: string, recentMs: number): Readable => {
    const stream = new Readable({ read: () => {} });
    const write = (line: string): void => {
      if (stream.readableLength > unreadBytesAtMost) stream.destroy();
      else stream.push(line);
    };
    const tell = (event: LiveEvent): void => write(`data: ${JSON.stringify(event)}\n\n`);
    const unsubscribe = events.subscribe(merchantId, tell);
    const heartbeat = setInterval(() => {
      write(':\n\n');
      stillValid(actor).then(
        (valid) => valid || end(),
        () => end(), // Whoever comes back is asked again who they are.
      );
    }, heartbeatMs);
    const forget = (): void => {
      unsubscribe();
      clearInterval(heartbeat);
      open.delete(stream);
    };
    const end = (): void => {
      if (open.has(stream)) stream.push(null);
      forget();
    };
    stream.once('close', forget);
    open.set(stream, { sessionId: actor.sessionId, end });
    write(':\n\n'); // From here on nothing is missed, and the caller knows it.
    for (const event of events.recent(merchantId, recentMs)) tell(event);
    return stream;
  };
  /** Ends every stream, so that a server that is closing need not wait for its readers. */
  const endAll = async (): Promise<void> => {
    for (const { end } of [...open.values()]) end();
  };
  // Whoever comes back reads anew.
  events.onGap(() => void endAll());

  return {
    stream: async ({ actor, query, gone }: Opening): Promise<Readable> => {
      const merchantId = actor.merchantId ?? refuse('team_missing');
      if (countOf(actor.sessionId) >= streamsOfASession) refuse('too_many_requests', secondsUntilRetry);
      const stream = openStream(actor, merchantId, query.recentMs);
      gone.addEventListener('abort', () => stream.destroy(), { once: true });
      return stream;
    },
    endAll,
  };
};
export type NotificationService = ReturnType<typeof createNotificationService>;
