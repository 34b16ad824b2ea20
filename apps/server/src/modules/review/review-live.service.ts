import { Readable } from 'node:stream';
import type { streamReviews } from '@balcao/contract/review-live';
import type { StaffActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StaffRights } from '../staff/staff-right.service.ts';
import type { ReviewRow } from './review.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'publish' | 'onEvent' | 'onGap'>;
  readonly staffRights: Pick<StaffRights, 'mayStill'>;
  /** Milliseconds between two signs of life. */
  readonly heartbeatMs?: number;
}

const streamsOfASession = 5;
const secondsUntilRetry = 20;
/** No team: what is told here reaches staff alone. */
const desks = 'desks';

/** Desks of staff, told of each submission that changes the moment it does. */
export const createReviewLive = ({ db, clock, events, staffRights, heartbeatMs = 20_000 }: Needs) => {
  const open = new Map<Readable, { readonly sessionId: string; tell: (reviewId: string) => void; end: () => void }>();

  const openDesk = (actor: StaffActor): Readable => {
    const stream = new Readable({ read: () => {} });
    const due = new Set<string>();
    let speaking = Promise.resolve();
    /** A reader who has lost the right gets no more events; the check does not extend the session. */
    const speak = async (): Promise<void> => {
      if (!(await staffRights.mayStill(db, actor, 'review.see', clock.now()))) return end();
      for (const reviewId of due) stream.push(`data: ${JSON.stringify({ reviewId })}\n\n`);
      due.clear();
    };
    const wake = (): void => {
      speaking = speaking.then(speak).catch(() => end()); // Who comes back reads again.
    };
    const heartbeat = setInterval(() => {
      stream.push(':\n\n');
      wake();
    }, heartbeatMs);
    const forget = (): void => {
      clearInterval(heartbeat);
      open.delete(stream);
    };
    const end = (): void => {
      if (open.has(stream)) stream.push(null);
      forget();
    };
    const tell = (reviewId: string): void => {
      due.add(reviewId);
      wake();
    };
    stream.once('close', forget);
    open.set(stream, { sessionId: actor.sessionId, tell, end });
    stream.push(':\n\n'); // From here on no event is missed; the caller is told so.
    return stream;
  };

  /** Ends every stream, so that a server that is closing need not wait for its readers. */
  const endAll = async (): Promise<void> => {
    for (const { end } of [...open.values()]) end();
  };
  // These events are mostly addressed to teams. Here every event about a submission counts, for any recipient.
  events.onEvent((_, { topic, key }) => {
    if (topic === 'review') for (const { tell } of open.values()) tell(key);
  });
  events.onGap(() => void endAll());

  return {
    /** For changes that do not affect the team: who has it in hand, and decisions that can still be undone. */
    tellDesks: (tx: Tx, { id: key }: Pick<ReviewRow, 'id'>): void =>
      events.publish(tx, desks, { topic: 'review', key }),

    stream: async ({ actor, gone }: Call<typeof streamReviews>): Promise<Readable> => {
      const mine = [...open.values()].filter(({ sessionId }) => sessionId === actor.sessionId);
      if (mine.length >= streamsOfASession) refuse('too_many_requests', secondsUntilRetry);
      const stream = openDesk(actor);
      gone.addEventListener('abort', () => stream.destroy(), { once: true });
      return stream;
    },
    endAll,
  };
};
export type ReviewLive = ReturnType<typeof createReviewLive>;
