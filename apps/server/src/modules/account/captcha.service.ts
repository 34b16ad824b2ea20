import { randomInt, timingSafeEqual } from 'node:crypto';
import { captchaPauseSeconds } from '@balcao/contract/account';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newToken } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import {
  type CaptchaKey,
  countGuess,
  daySeconds,
  deleteOldCaptchas,
  findCaptcha,
  replaceCaptcha,
  useUpCaptcha,
} from './captcha.repository.ts';

/** A code that was guessed right and is not used up yet. */
export interface ProvenCaptcha extends CaptchaKey {
  readonly codeHash: string;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly secrets: Secrets;
}

const secondsUntil = (from: Date, seconds: number, now: Date): number =>
  Math.max(1, Math.ceil((from.getTime() - now.getTime()) / 1000) + seconds);

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Six-digit codes by e-mail: random, bound to an e-mail and a purpose, ten minutes, five guesses, one use (rule: mailed-codes). */
export const createCaptchaService = ({ db, clock, jobs, secrets }: Needs) => {
  jobs.every(3_600, 'captcha.forget', () => deleteOldCaptchas(db, clock.now()));

  const hashOfCode = ({ email, purpose, accountId }: CaptchaKey, code: string): string =>
    secrets.mac('captcha', JSON.stringify([email, purpose, accountId ?? null, code]));

  const refuseForNow = async (tx: Tx, key: CaptchaKey, now: Date): Promise<never> => {
    const last = (await findCaptcha(tx, key)) ?? refuse('captcha_too_soon', captchaPauseSeconds);
    const pause = secondsUntil(last.sentAt, captchaPauseSeconds, now);
    if (last.sentAt.getTime() + captchaPauseSeconds * 1000 > now.getTime()) return refuse('captcha_too_soon', pause);
    return refuse('too_many_requests', secondsUntil(last.countedFrom, daySeconds, now));
  };

  return {
    /** A new code in the place of the old one. @throws Refusal `captcha_too_soon` within a minute of the last. */
    issue: async (tx: Tx, key: CaptchaKey, now: Date): Promise<string> => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      if (!(await replaceCaptcha(tx, key, hashOfCode(key, code), now))) await refuseForNow(tx, key, now);
      return code;
    },
    /** Does everything that `issue` does, but leaves a code behind that no six digits match. */
    issueNone: async (tx: Tx, key: CaptchaKey, now: Date): Promise<void> => {
      if (!(await replaceCaptcha(tx, key, hashOfCode(key, newToken()), now))) await refuseForNow(tx, key, now);
    },
    /**
     * Is this the code? The guess is counted on its own, outside any transaction, so that it stays counted when the call is refused.
     * @throws Refusal `captcha_wrong` in every case of failure.
     */
    prove: async (key: CaptchaKey, code: string, now: Date): Promise<ProvenCaptcha> => {
      const expected = (await countGuess(db, key, now)) ?? refuse('captcha_wrong');
      return equal(expected, hashOfCode(key, code)) ? { ...key, codeHash: expected } : refuse('captcha_wrong');
    },
    /** Uses the code up together with what it is used for. */
    useUp: async (tx: Tx, { codeHash, ...key }: ProvenCaptcha, now: Date): Promise<void> => {
      if (!(await useUpCaptcha(tx, key, codeHash, now))) refuse('captcha_wrong');
    },
  };
};
export type CaptchaService = ReturnType<typeof createCaptchaService>;
