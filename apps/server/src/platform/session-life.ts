/** A session ends after two hours without use, and a day after logging in, whatever happens (promise S5). */
const idleMs = 2 * 3_600_000;
const wholeMs = 24 * 3_600_000;
/** Its last use is written down at most this often. */
export const touchEveryMs = 60_000;
/** Ended sessions are kept this long, so that their holders are told that they ended. */
export const keepEndedMs = 7 * 24 * 3_600_000;

interface Life {
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

export const endOfLife = (now: Date): Date => new Date(now.getTime() + wholeMs);

export const isOver = ({ lastUsedAt, expiresAt, endedAt }: Life, now: Date): boolean =>
  endedAt !== null || expiresAt <= now || lastUsedAt.getTime() + idleMs <= now.getTime();
