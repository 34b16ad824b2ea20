import { factorTriesMinutes } from '@balcao/contract/factor';

/** A session ends after two hours without use, and in any case a day after signing in (rule: sessions). */
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
/** Without a second factor by then, the login starts again with the password (rule: second-factor-first). */
export const endOfPending = (now: Date): Date => new Date(now.getTime() + factorTriesMinutes * 60_000);
/** What was not used since then has ended. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs);

/** When it ends if it is not used again; sooner when someone ends it. */
export const endOf = ({ lastUsedAt, expiresAt }: Omit<Life, 'endedAt'>): Date =>
  new Date(Math.min(lastUsedAt.getTime() + idleMs, expiresAt.getTime()));

export const isOver = ({ lastUsedAt, expiresAt, endedAt }: Life, now: Date): boolean =>
  endedAt !== null || expiresAt <= now || lastUsedAt.getTime() + idleMs <= now.getTime();
