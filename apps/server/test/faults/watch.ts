import type { Caller } from '@balcao/sdk/client';
import { until } from '../until.ts';

/** One call as its caller saw it. */
interface Seen {
  readonly beganAt: number;
  readonly ms: number;
  /** `answered`, the name of a refusal, or `cut`: no answer came. */
  readonly outcome: string;
}

const outcomeOf = (error: unknown): string => {
  if (!(error instanceof Error)) throw error;
  return error.name === 'NetworkError' ? 'cut' : error.name;
};

/** Looks at what callers see while something is broken. */
export const createWatch = () => {
  let seen: Seen[] = [];
  const since = (at: number): Seen[] => seen.filter(({ beganAt }) => beganAt >= at);
  const during = (from: number, to: number): Seen[] =>
    seen.filter(({ beganAt, ms }) => beganAt <= to && beganAt + ms >= from);
  const notedOf = async <T>(work: Promise<T>): Promise<T> => {
    const beganAt = performance.now();
    const note = (outcome: string): void => void seen.push({ beganAt, ms: performance.now() - beganAt, outcome });
    try {
      const answer = await work;
      note('answered');
      return answer;
    } catch (error) {
      note(outcomeOf(error));
      throw error;
    }
  };
  const untilMore = (wanted: number, counts: (one: Seen) => boolean): Promise<unknown> => {
    const from = performance.now();
    return until(
      async () => since(from).filter(counts).length,
      (count) => count >= wanted,
      120_000,
    );
  };
  return {
    /** The same caller, looked at. */
    observed:
      (call: Caller): Caller =>
      (target, ask, given) =>
        notedOf(call(target, ask, given)),
    forget: (): void => {
      seen = [];
    },
    answersSince: (at: number): number => since(at).filter(({ outcome }) => outcome === 'answered').length,
    /** Waits until so many calls that began from now on were refused or cut. */
    untilLost: (wanted: number): Promise<unknown> => untilMore(wanted, ({ outcome }) => outcome !== 'answered'),
    /** Waits until so many calls that began from now on have ended, however they ended. */
    untilEnded: (wanted: number): Promise<unknown> => untilMore(wanted, () => true),
    /** The outcome of the calls that were under way at some moment between the two. */
    summary: (from: number, to: number) => {
      const some = during(from, to);
      const byOutcome = Object.entries(Object.groupBy(some, ({ outcome }) => outcome));
      const {
        answered = 0,
        cut = 0,
        ...refused
      } = Object.fromEntries(byOutcome.map(([outcome, all = []]) => [outcome, all.length]));
      const slowestMs = some.reduce((most, { ms }) => Math.max(most, ms), 0);
      return { calls: some.length, answered, cut, refused, slowestSeconds: secondsOf(slowestMs) };
    },
  };
};
export type Watch = ReturnType<typeof createWatch>;

/** Whole tenths of a second. */
export const secondsOf = (ms: number): number => Math.round(ms / 100) / 10;
