import { Readable } from 'node:stream';
import { heardBy, type LiveEvent } from '@balcao/contract/notification';
import type { AccountActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events.ts';
import type { LiveRights } from '../session/session.service.ts';

export interface StreamNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'subscribe' | 'recent'>;
  /** What the session may read now; undefined when it may not go on. Asking must not keep it alive. */
  readonly rightsOf: (actor: AccountActor) => Promise<LiveRights | undefined>;
  /** Milliseconds between two signs of life. */
  readonly heartbeatMs?: number;
}
interface Opening {
  readonly actor: AccountActor;
  readonly merchantId: string;
  readonly recentMs: number;
}
export interface LiveStream {
  readonly stream: Readable;
  /** Looks at the rights again; what is told meanwhile waits for the answer. */
  look(): void;
  end(): void;
}

/** A reader who is so far behind does better to come back and read again. */
const unreadBytesAtMost = 64 * 1024;
/** So many events wait while the rights are looked at. */
const waitingAtMost = 1_000;
/** The longest that a timer of Node takes. */
const timerAtMostMs = 2 ** 31 - 1;

/**
 * One stream of one session. Whether an event may be told is decided when it is sent: nothing is told between the news that rights
 * have changed and the answer to what they are now, and a session that is over or has other rights is told nothing more.
 */
export const openLiveStream = (needs: StreamNeeds, { actor, merchantId, recentMs }: Opening): LiveStream => {
  const { clock, events, rightsOf, heartbeatMs = 20_000 } = needs;
  const stream = new Readable({ read: () => {} });
  let rights: LiveRights | undefined;
  let looks = 0;
  let waiting: LiveEvent[] = [];
  let expiry: NodeJS.Timeout | undefined;
  let isOpen = true;

  const write = (line: string): void => {
    if (stream.readableLength > unreadBytesAtMost) stream.destroy();
    else if (isOpen) stream.push(line);
  };
  const tell = (event: LiveEvent): void => {
    if (!rights) waiting.push(event);
    const heard = rights && heardBy(rights, event);
    if (heard) write(`data: ${JSON.stringify(heard)}\n\n`);
    if (waiting.length > waitingAtMost) stream.destroy();
  };
  const unsubscribe = events.subscribe(merchantId, tell);
  const forget = (): void => {
    isOpen = false;
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(expiry);
  };
  const end = (): void => {
    if (isOpen) stream.push(null);
    forget();
  };

  const goOn = (found: LiveRights | undefined): void => {
    if (!isOpen) return;
    if (!found) {
      end();
      return;
    }
    rights = found;
    clearTimeout(expiry);
    const leftMs = found.until.getTime() - clock.now().getTime();
    expiry = setTimeout(look, Math.min(Math.max(leftMs, 1), timerAtMostMs)).unref();
    const told = waiting;
    waiting = [];
    for (const event of told) tell(event);
  };
  const look = (): void => {
    looks += 1;
    const mine = looks;
    rights = undefined;
    rightsOf(actor).then(
      (found) => mine === looks && goOn(found),
      () => end(), // Who comes back is asked again who they are.
    );
  };
  const heartbeat = setInterval(() => {
    write(':\n\n');
    look();
  }, heartbeatMs);

  stream.once('close', forget);
  write(':\n\n'); // From here on nothing is missed, and the caller knows it.
  for (const event of events.recent(merchantId, recentMs)) tell(event);
  look();
  return { stream, look, end };
};
