import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import { stepOf } from '../../platform/otp.ts';
import type { Secrets } from '../../platform/secrets.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  isFactorOn,
  useUpRecoveryCode,
  useUpStep,
} from './factor.repository.ts';

export interface FactorState {
  readonly enabledAt: Date | null;
  readonly recoveryCodesLeft: number;
}

interface Needs {
  readonly clock: Pick<Clock, 'now' | 'aheadSeconds'>;
  readonly secrets: Secrets;
  /** A limit of its own: who guesses codes must not use up the tries of a password. */
  readonly rateLimiter: Pick<LoginRateLimiter, 'attempt'>;
}
/** Whose code it is said to be, and where it comes from. */
interface Guess {
  readonly email: string;
  readonly ip: string;
  readonly code: string;
}

/** Whether a code is one of the app: six digits can be guessed, the eighty bits of a recovery code cannot. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The second factor of people: codes of an authenticator app, and recovery codes. */
export const createFactorService = ({ clock, secrets, rateLimiter }: Needs) => {
  const hashOfCode = (accountId: string, code: string): string => secrets.mac('recovery-code', `${accountId} ${code}`);

  /** The step of time of a code of this secret, or undefined. */
  const stepOfCode = (sealed: string, code: string): number | undefined => stepOf(secrets.open(sealed), code, clock);

  const acceptAppCode = async (tx: Tx, accountId: string, code: string): Promise<boolean> => {
    const sealedSecret = (await findFactor(tx, accountId))?.sealedSecret;
    if (!sealedSecret) return false;
    const step = stepOfCode(sealedSecret, code);
    return step !== undefined && useUpStep(tx, accountId, { sealedSecret, step });
  };

  return {
    isOn: (queries: Queries, accountId: string): Promise<boolean> => isFactorOn(queries, accountId),

    state: async (queries: Queries, accountId: string): Promise<FactorState> => ({
      enabledAt: (await findFactor(queries, accountId))?.enabledAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(queries, accountId),
    }),

    hashOfCode,
    stepOfCode,

    /**
     * Runs what a right code allows; tries with codes of the app are counted. Recovery codes cannot be guessed: they let the
     * owner in also while someone else guesses. @throws Refusal `account_locked` after too many.
     */
    throttled: async <T>({ email, ip, code }: Guess, work: () => Promise<T>): Promise<T> => {
      if (!isAppCode(code)) return work();
      return (await rateLimiter.attempt(email, ip, async () => ({ value: await work() }))).value;
    },

    /** Takes the second factor and its recovery codes away, with the account that they belong to. */
    erase: (tx: Tx, accountId: string): Promise<void> => deleteFactor(tx, accountId),

    /** Uses the code up if it is right: a code of the app or a recovery code, each good once (rule: codes-work-once). */
    accept: (tx: Tx, accountId: string, code: string, now: Date): Promise<boolean> =>
      isAppCode(code)
        ? acceptAppCode(tx, accountId, code)
        : useUpRecoveryCode(tx, accountId, hashOfCode(accountId, code), now),
  };
};
export type FactorService = ReturnType<typeof createFactorService>;
