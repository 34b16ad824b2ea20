import { AuthorizationStatus, authorizationLifeSeconds } from '@balcao/contract/authorization';
import { RefusedError } from '@balcao/sdk/client';
import type { ScanState } from '@balcao/ui/scan-code.tsx';
import { useCountdown } from '@balcao/ui/use-countdown';
import { useEffect, useEffectEvent, useState } from 'react';

/** A code as it was asked for. */
interface Offer {
  readonly code: string;
  /** What the QR code says. */
  readonly text: string;
}
interface Answer {
  readonly status: AuthorizationStatus;
  readonly person: { readonly name: string; readonly avatar: string | null } | null;
}
interface Ways<O extends Offer> {
  /** A code that was asked for already, to begin with. */
  readonly first?: O;
  readonly ask: () => Promise<O>;
  readonly read: (offer: O) => Promise<Answer>;
  /** The phone said yes. Rejects when what was confirmed cannot be fetched. */
  readonly onConfirmed: (offer: O) => Promise<unknown>;
}

const askAgainMs = 1_500;
const states: Readonly<Record<AuthorizationStatus, ScanState>> = {
  [AuthorizationStatus.enum.waiting]: 'waiting',
  [AuthorizationStatus.enum.scanned]: 'scanned',
  [AuthorizationStatus.enum.confirmed]: 'confirmed',
  [AuthorizationStatus.enum.cancelled]: 'cancelled',
  [AuthorizationStatus.enum.expired]: 'expired',
  [AuthorizationStatus.enum.used]: 'expired',
};

interface Course<O> {
  readonly offer: O | undefined;
  readonly state: ScanState;
  readonly person: Answer['person'];
  readonly problem: string | undefined;
}
const beginning = { offer: undefined, state: 'loading', person: null, problem: undefined } as const;

/** What an error says in words, if it is a refusal; the network's has none. */
const wordsOf = (error: unknown): string | undefined => (error instanceof RefusedError ? error.message : undefined);

/** The server no longer knows the code, or its time is over. */
const isGone = (error: unknown): boolean =>
  error instanceof RefusedError && (error.name === 'code_expired' || error.name === 'not_found');
/** The network was away, or the server was asked too often: the next time may do. */
const isPassing = (error: unknown): boolean => !(error instanceof RefusedError) || error.name === 'too_many_requests';

/**
 * Follows a code from the asking to the phone's answer. Asks how far it is only while the page is seen; an answer that does not
 * come is asked for again. `renew` begins anew with another code.
 */
export const useScan = <O extends Offer>({ first, ask, read, onConfirmed }: Ways<O>) => {
  const [round, setRound] = useState(0);
  const [course, setCourse] = useState<Course<O>>(beginning);
  const left = useCountdown();

  const begin = useEffectEvent(async (at: number, isOver: () => boolean): Promise<O | undefined> => {
    setCourse(beginning);
    try {
      const offer = (at === 0 ? first : undefined) ?? (await ask());
      if (isOver()) return undefined;
      setCourse({ ...beginning, offer, state: 'waiting' });
      // By the browser's own clock from now on: it may not agree with the server's about the time of day.
      left.start(authorizationLifeSeconds);
      return offer;
    } catch (error) {
      if (!isOver()) setCourse({ ...beginning, state: 'failed', problem: wordsOf(error) });
      return undefined;
    }
  });
  /** True while it is worth asking again. */
  const look = useEffectEvent(async (offer: O, isOver: () => boolean): Promise<boolean> => {
    const answer = await read(offer).catch((error: unknown) => {
      if (isGone(error)) return { status: AuthorizationStatus.enum.expired, person: null };
      if (isPassing(error)) return undefined;
      if (!isOver()) setCourse({ ...beginning, offer, state: 'failed', problem: wordsOf(error) });
      return false;
    });
    if (isOver() || answer === false) return false;
    if (!answer) return true;
    const state = states[answer.status];
    setCourse({ ...beginning, offer, state, person: answer.person });
    if (state === 'confirmed')
      await onConfirmed(offer).catch((error: unknown) => {
        if (!isOver()) setCourse({ ...beginning, offer, state: 'failed', problem: wordsOf(error) });
      });
    return state === 'waiting' || state === 'scanned';
  });

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wake: (() => void) | undefined;
    const follow = async (offer: O): Promise<void> => {
      wake = undefined;
      if (document.visibilityState === 'hidden') {
        wake = () => void follow(offer);
        return;
      }
      if (await look(offer, () => isOver)) timer = setTimeout(() => void follow(offer), askAgainMs);
    };
    const seen = () => document.visibilityState === 'visible' && wake?.();
    document.addEventListener('visibilitychange', seen);
    void begin(round, () => isOver).then((offer) => {
      if (offer && !isOver) timer = setTimeout(() => void follow(offer), askAgainMs);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [round]);

  return {
    state: course.state,
    text: course.offer?.text,
    person: course.person,
    problem: course.problem,
    secondsLeft: left.seconds,
    renew: () => setRound((now) => now + 1),
  };
};
