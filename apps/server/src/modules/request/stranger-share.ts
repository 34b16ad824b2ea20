import type { Clock } from '../../platform/clock.ts';

const rowsAMinute = 60;
const linesAMinute = 20;
/** So many merchants are named a minute by calls that prove nothing; more than these is a flood. */
const numbersAtMost = 2_000;
const minuteMs = 60_000;

/**
 * How much of what anybody can send in a merchant's name is kept: a bounded number of calls a minute and merchant, and of fewer of
 * them what was signed.
 */
export const createShare = (clock: Pick<Clock, 'now'>) => {
  let minute = 0;
  let rows = new Map<string, number>();
  let lines = new Map<string, number>();
  const take = (counts: () => Map<string, number>, number: string, most: number): boolean => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) {
      minute = now;
      rows = new Map();
      lines = new Map();
    }
    const taken = counts().get(number) ?? 0;
    if (taken >= most || (taken === 0 && counts().size >= numbersAtMost)) return false;
    counts().set(number, taken + 1);
    return true;
  };
  return {
    takesRow: (number: string): boolean => take(() => rows, number, rowsAMinute),
    takesLines: (number: string): boolean => take(() => lines, number, linesAMinute),
  };
};
