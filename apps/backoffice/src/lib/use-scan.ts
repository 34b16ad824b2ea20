import { authorizationLifeSeconds } from '@balcao/contract/authorization';
import type { ScanPause, ScanState } from '@balcao/ui/scan-code.tsx';
import { useCountdown } from '@balcao/ui/use-countdown';
import { useEffect, useEffectEvent, useState } from 'react';
import { askAgainMs, isGone, pauseAfter, reasonOf, type ScanAnswer, stateOf, wordsOf } from './scan-answer.ts';

/** A code as it was asked for. */
interface Offer {
  readonly code: string;
  /** What the QR code says. */
  readonly text: string;
}
interface Ways<O extends Offer> {
  /** A code that was asked for already, to begin with. */
  readonly first?: O;
  readonly ask: () => Promise<O>;
  readonly read: (offer: O) => Promise<ScanAnswer>;
  /** The phone said yes; `isNew`: to an account that was opened for it. Rejects when what was confirmed cannot be fetched. */
  readonly onConfirmed: (offer: O, isNew: boolean) => Promise<unknown>;
}
interface Course<O> {
  readonly offer: O | undefined;
  readonly state: ScanState;
  readonly person: ScanAnswer['person'];
  readonly problem: string | undefined;
  /** Why nothing was heard the last time; null where the server has answered. */
  readonly pause: Pick<ScanPause, 'why'> | null;
}
const beginning = { offer: undefined, state: 'loading', person: null, problem: undefined, pause: null } as const;
const seconds = (ms: number): number => Math.ceil(ms / 1000);

/**
 * Follows a code from the asking to the phone's answer. Asks how far it is only while the page is seen. What the server or the network
 * keeps back for a while is asked for again by itself, and said meanwhile; `renew` begins with another code.
 */
export const useScan = <O extends Offer>({ first, ask, read, onConfirmed }: Ways<O>) => {
  const [round, setRound] = useState(0);
  const [course, setCourse] = useState<Course<O>>(beginning);
  const left = useCountdown();
  const wait = useCountdown();

  /** Says why it pauses, and answers for how long. @throws the error that no pause helps against. */
  const pauseFor = (error: unknown, state?: ScanState): number => {
    const ms = pauseAfter(error);
    if (ms === undefined) throw error;
    wait.start(seconds(ms));
    setCourse((now) => ({ ...now, state: state ?? now.state, pause: { why: reasonOf(error) } }));
    return ms;
  };
  const fail = (error: unknown): void =>
    setCourse(({ offer }) => ({ ...beginning, offer, state: 'failed', problem: wordsOf(error) }));

  /** A code, or how long to wait before another is asked for; undefined when none will come. */
  const begin = useEffectEvent(async (at: number, isOver: () => boolean): Promise<O | number | undefined> => {
    try {
      const offer = (at === 0 ? first : undefined) ?? (await ask());
      if (isOver()) return undefined;
      setCourse({ ...beginning, offer, state: 'waiting' });
      // By the browser's own clock from now on: it may not agree with the server's about the time of day.
      left.start(authorizationLifeSeconds);
      return offer;
    } catch (error) {
      if (isOver()) return undefined;
      try {
        return pauseFor(error, 'paused');
      } catch {
        fail(error);
        return undefined;
      }
    }
  });

  const show = (offer: O, answer: ScanAnswer): ScanState => {
    const state = stateOf(answer);
    setCourse({ ...beginning, offer, state, person: answer.person });
    // A person who opens an account has longer for it.
    if (Math.abs(answer.expiresInSeconds - left.seconds) > 3) left.start(answer.expiresInSeconds);
    return state;
  };
  /** Milliseconds until it is worth asking again; undefined when it is not. */
  const look = useEffectEvent(async (offer: O, isOver: () => boolean): Promise<number | undefined> => {
    const wasRegistering = course.state === 'registering';
    try {
      const answer = await read(offer);
      if (isOver()) return undefined;
      const state = show(offer, answer);
      if (state === 'confirmed') await onConfirmed(offer, wasRegistering);
      return state === 'waiting' || state === 'scanned' || state === 'registering' ? askAgainMs : undefined;
    } catch (error) {
      if (isOver()) return undefined;
      if (isGone(error)) {
        setCourse({ ...beginning, offer, state: 'expired' });
        return undefined;
      }
      try {
        return pauseFor(error);
      } catch {
        fail(error);
        return undefined;
      }
    }
  });

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wake: (() => void) | undefined;
    const over = () => isOver;
    const after = (ms: number | undefined, step: () => Promise<void>): void => {
      if (ms !== undefined && !isOver) timer = setTimeout(() => void step(), ms);
    };
    const follow = async (offer: O): Promise<void> => {
      wake = undefined;
      if (document.visibilityState === 'hidden') {
        wake = () => void follow(offer);
        return;
      }
      after(await look(offer, over), () => follow(offer));
    };
    const start = async (): Promise<void> => {
      const got = await begin(round, over);
      if (typeof got === 'number') after(got, start);
      else if (got) after(askAgainMs, () => follow(got));
    };
    const seen = () => document.visibilityState === 'visible' && wake?.();
    document.addEventListener('visibilitychange', seen);
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [round]);

  const pause: ScanPause | undefined = course.pause ? { ...course.pause, seconds: wait.seconds } : undefined;
  return {
    state: course.state,
    text: course.offer?.text,
    person: course.person,
    problem: course.problem,
    pause,
    secondsLeft: left.seconds,
    renew: () => {
      setCourse(beginning);
      setRound((now) => now + 1);
    },
  };
};
