import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { networkOf } from '../../platform/limits.ts';
import { deleteNetworksUnusedSince, findNetworksOf, isNetworkOf, noteNetwork } from './network.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}

/** A network is known for this long after the last log-in from it. */
const knownMs = 30 * 24 * 3_600_000;

/** Where people have logged in from, so that strangers' guesses do not shut them out there (rule: login-rate-limit). */
export const createKnownNetworks = ({ db, clock, jobs }: Needs) => {
  const known = (now: Date): Date => new Date(now.getTime() - knownMs);
  jobs.every(3_600, 'network.forget', () => deleteNetworksUnusedSince(db, known(clock.now())));
  return {
    /** Someone has logged in, all steps of it. */
    note: (tx: Tx, accountId: string, ip: string, now: Date): Promise<void> =>
      noteNetwork(tx, accountId, networkOf(ip), now),
    /** Is the owner of this e-mail at home there? Asked in the same way whether there is such an account or not. */
    isKnown: (email: string, network: string): Promise<boolean> => isNetworkOf(db, email, network, known(clock.now())),
    listOf: (queries: Queries, accountId: string): Promise<{ network: string; lastUsedAt: Date }[]> =>
      findNetworksOf(queries, accountId),
  };
};
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;
