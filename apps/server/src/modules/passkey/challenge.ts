import { passkeyAnswerMinutes } from '@balcao/contract/passkey';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf, newToken } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { deleteChallengesBefore, insertChallenge, takeChallenge } from './passkey.repository.ts';

/** The purpose of a challenge: adding a passkey to this account, or logging in. */
export type ChallengeUse =
  | { readonly purpose: 'add'; readonly accountId: string }
  | { readonly purpose: 'login'; readonly accountId: null };

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}

/**
 * What a device signs: 256 random bits, stored as a hash and bound to their use, valid for five minutes and once. A challenge is used up before the
 * answer is checked and outside any transaction, so that a wrong answer uses it up as well.
 */
export const createChallenges = ({ db, clock, jobs }: Needs) => {
  jobs.every(300, 'passkey.forget', () => deleteChallengesBefore(db, clock.now()));
  return {
    /** Base64url. */
    issue: async (use: ChallengeUse, now: Date): Promise<string> => {
      const challenge = newToken();
      const expiresAt = new Date(now.getTime() + passkeyAnswerMinutes * 60_000);
      await insertChallenge(db, { challengeHash: hashOf(challenge), ...use, expiresAt });
      return challenge;
    },
    /** Whether it was given out for this, is good still, and was not used: true once. */
    useUp: (challenge: string, use: ChallengeUse, now: Date): Promise<boolean> =>
      takeChallenge(db, { challengeHash: hashOf(challenge), ...use }, now),
  };
};
export type Challenges = ReturnType<typeof createChallenges>;
