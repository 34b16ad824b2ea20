import { type PresenceKind, presenceEverySeconds, presenceSeconds } from '@balcao/contract/conversation-presence';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events.ts';

interface Needs {
  readonly events: Pick<Events, 'publishWritten' | 'onEvent'>;
  readonly clock: Pick<Clock, 'now'>;
}
interface Hint {
  readonly kind: PresenceKind;
  readonly at: number;
}
/** Of more conversations those that were heard of first are forgotten: a hint is worth little. */
const conversationsAtMost = 10_000;
/** People at one conversation; there are no more members who answer. */
const peopleAtMost = 100;
/** Who writes as the follower, for the team. */
export const follower = 'follower';
/** What answers in the place of a member: it is no colleague. */
export const machine = 'machine';

/**
 * Who looks at a conversation or writes in it: in the memory of each process, which hear it from each other by the live events. Nothing
 * is stored, and a hint that is not repeated is forgotten after seconds. A hint travels again only when it says something else or is
 * half forgotten, so that a person who types costs the line little.
 */
export const createPresence = ({ events, clock }: Needs) => {
  const known = new Map<string, Map<string, Hint>>();
  const ageOf = ({ at }: Hint): number => (clock.now().getTime() - at) / 1000;

  const note = (conversationId: string, who: string, kind: PresenceKind): void => {
    const hints = known.get(conversationId) ?? new Map<string, Hint>();
    known.delete(conversationId);
    known.set(conversationId, hints);
    if (hints.size < peopleAtMost || hints.has(who)) hints.set(who, { kind, at: clock.now().getTime() });
    const [first] = known.keys();
    if (known.size > conversationsAtMost && first !== undefined) known.delete(first);
  };
  events.onEvent((_, { topic, key }) => {
    if (topic !== 'presence') return;
    const [conversationId = '', who = '', kind] = key.split(' ');
    if (kind === 'viewing' || kind === 'writing') note(conversationId, who, kind);
  });

  const hintOf = (conversationId: string, who: string): Hint | undefined => known.get(conversationId)?.get(who);
  const tell = (merchantId: string, conversationId: string, who: string, kind: PresenceKind): void => {
    const hint = hintOf(conversationId, who);
    const isSaid = hint?.kind === kind && ageOf(hint) < presenceEverySeconds - 1;
    if (!isSaid) events.publishWritten(merchantId, { topic: 'presence', key: `${conversationId} ${who} ${kind}` });
  };

  return {
    tell,

    /** Who was writing has ended; nothing is told of one who was not. */
    rest: (merchantId: string, conversationId: string, who: string): void => {
      if (hintOf(conversationId, who)?.kind === 'writing') tell(merchantId, conversationId, who, 'viewing');
    },

    /** What each does, by account ids and {@link follower}. */
    at: (conversationId: string): ReadonlyMap<string, PresenceKind> => {
      const hints = [...(known.get(conversationId) ?? [])].filter(([, hint]) => ageOf(hint) < presenceSeconds);
      return new Map(hints.map(([who, { kind }]) => [who, kind]));
    },
  };
};
export type Presence = ReturnType<typeof createPresence>;
