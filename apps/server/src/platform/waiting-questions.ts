import type { LiveTopic } from '@balcao/contract/notification';
import type { Events } from './events.ts';

/**
 * After a notification, a waiting query is repeated with growing pauses, since the announced change may have to wait for an older transaction to end.
 * Without one it is repeated this rarely, so that waiting costs almost nothing.
 */
const pauseMs = { shortest: 250, longest: 5_000 };
/** More of one caller are not kept waiting: the oldest is answered at once. */
const waitingAtMost = 4;

interface Needs {
  readonly events: Pick<Events, 'subscribe'>;
}
interface Gate {
  isOver: boolean;
  /** A notification came while no query was sleeping. */
  isTold: boolean;
  wake: () => void;
}

const sleep = (gate: Gate, ms: number): Promise<void> => {
  if (gate.isTold || gate.isOver) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    gate.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
};

interface Question<T> {
  /** Who asks, and about which team. */
  readonly actor: { readonly ownerId: string; readonly merchantId: string };
  readonly topics: readonly LiveTopic[];
  readonly seconds: number;
  /** Undefined: nothing yet. */
  readonly look: () => Promise<T | undefined>;
}

/** Questions that wait for their answer, in bounded numbers, on no connection of the database. */
export const createWaitingQuestions = ({ events }: Needs) => {
  const gates = new Map<string, Set<Gate>>();
  let isClosed = false;
  const end = (gate: Gate): void => {
    gate.isOver = true;
    gate.wake();
  };
  const enter = (ownerId: string, gate: Gate): Set<Gate> => {
    const own = gates.get(ownerId) ?? new Set();
    const [oldest] = own;
    if (own.size >= waitingAtMost && oldest) {
      own.delete(oldest);
      end(oldest);
    }
    gates.set(ownerId, own.add(gate));
    return own;
  };

  return {
    /** What `look` finds, as soon as it finds something; undefined when the time is over. */
    ask: async <T>({ actor, topics, seconds, look }: Question<T>): Promise<T | undefined> => {
      const endsAt = performance.now() + seconds * 1_000;
      const gate: Gate = { isOver: isClosed, isTold: false, wake: () => {} };
      let pause = pauseMs.shortest;
      const own = enter(actor.ownerId, gate);
      const unsubscribe = events.subscribe(actor.merchantId, ({ topic }) => {
        if (!topics.includes(topic)) return;
        gate.isTold = true;
        gate.wake();
      });
      try {
        for (;;) {
          pause = gate.isTold ? pauseMs.shortest : Math.min(pause * 2, pauseMs.longest);
          gate.isTold = false;
          const found = await look();
          const leftMs = endsAt - performance.now();
          if (found !== undefined || gate.isOver || leftMs <= 0) return found;
          await sleep(gate, Math.min(pause, leftMs));
        }
      } finally {
        unsubscribe();
        own.delete(gate);
        if (own.size === 0) gates.delete(actor.ownerId);
      }
    },
    /** Answers everyone: the server stops. */
    close: (): void => {
      isClosed = true;
      for (const own of gates.values()) for (const gate of own) end(gate);
    },
  };
};
export type WaitingQuestions = ReturnType<typeof createWaitingQuestions>;
