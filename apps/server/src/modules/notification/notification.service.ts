import type { Readable } from 'node:stream';
import type { streamEvents } from '@balcao/contract/notification';
import type { AccountActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccessChange, Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { type LiveStream, openLiveStream, type StreamNeeds } from './live-stream.ts';

interface Needs extends StreamNeeds {
  readonly events: StreamNeeds['events'] & Pick<Events, 'onGap' | 'onAccess'>;
  readonly clock: StreamNeeds['clock'] & Pick<Clock, 'onJump'>;
}

type Opening = Pick<Call<typeof streamEvents>, 'actor' | 'query' | 'gone'>;

const streamsOfASession = 5;
const secondsUntilRetry = 20;

/** What changes in a team, told the moment it happens: hints as server-sent events, no data, and only to who may read it. */
export const createNotificationService = (needs: Needs) => {
  const { clock, events } = needs;
  const open = new Set<LiveStream & { readonly actor: AccountActor }>();

  const countOf = (sessionId: string): number => [...open].filter(({ actor }) => actor.sessionId === sessionId).length;
  /** Ends every stream, so that a server that is closing need not wait for its readers. */
  const endAll = async (): Promise<void> => {
    for (const { end } of [...open]) end();
  };
  const isConcerned = ({ sessionId, merchantId }: AccountActor, change: AccessChange): boolean =>
    'sessionId' in change ? change.sessionId === sessionId : change.merchantId === merchantId;

  // A reconnecting reader refetches.
  events.onGap(() => void endAll());
  events.onAccess((change) => {
    for (const { actor, look } of [...open]) if (isConcerned(actor, change)) look();
  });
  // The clock of the sandbox may have moved past the end of a session.
  clock.onJump(() => {
    for (const { look } of [...open]) look();
  });

  return {
    stream: async ({ actor, query, gone }: Opening): Promise<Readable> => {
      const merchantId = actor.merchantId ?? refuse('team_missing');
      if (countOf(actor.sessionId) >= streamsOfASession) refuse('too_many_requests', secondsUntilRetry);
      const opened = { ...openLiveStream(needs, { actor, merchantId, recentMs: query.recentMs }), actor };
      const { stream } = opened;
      open.add(opened);
      stream.once('close', () => open.delete(opened));
      gone.addEventListener('abort', () => stream.destroy(), { once: true });
      return stream;
    },
    endAll,
  };
};
export type NotificationService = ReturnType<typeof createNotificationService>;
