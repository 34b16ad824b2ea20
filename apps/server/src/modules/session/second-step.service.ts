import { factorTriesAtMost } from '@balcao/contract/factor';
import type { Db, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { countFactorTry, endPendingSession, markProven } from './second-step.repository.ts';
import { findSession, lockSessionsOf } from './session.repository.ts';
import type { SessionService } from './session.service.ts';

interface Needs {
  readonly db: Db;
  readonly sessions: Pick<SessionService, 'open'>;
}
type From = Parameters<SessionService['open']>[2];

/** What the second factor does to sessions (rule: second-factor-first, credential-changes). */
export const createSecondStep = ({ db, sessions }: Needs) => ({
  /**
   * Counts a try and answers whether it is the last. Counted outside any transaction, so that it stays counted when the call is
   * refused. @throws Refusal `session_ended` after the last, `state_forbids` where nothing is outstanding.
   */
  countTry: async (sessionId: string): Promise<{ isLast: boolean }> => {
    const tries = await countFactorTry(db, sessionId);
    if (tries !== undefined) return { isLast: tries >= factorTriesAtMost };
    const found = await findSession(db, sessionId);
    return refuse(found?.session.pending ? 'session_ended' : 'state_forbids');
  },

  /** The last try was wrong: the person begins with the password again. */
  giveUp: async (sessionId: string, now: Date): Promise<void> => {
    await endPendingSession(db, sessionId, now);
  },

  /** Puts a session of its own, with a new token, in the place of the one that waited; the old token is dead (rule: sessions). */
  complete: async (tx: Tx, { accountId, sessionId }: { accountId: string; sessionId: string }, from: From) => {
    await lockSessionsOf(tx, accountId);
    if (!(await endPendingSession(tx, sessionId, from.now))) refuse('session_ended');
    return sessions.open(tx, accountId, from);
  },

  /** The owner has just proven that it is them. */
  prove: async (tx: Tx, sessionId: string, now: Date): Promise<void> => {
    if (!(await markProven(tx, sessionId, now))) refuse('session_ended');
  },
});
export type SecondStep = ReturnType<typeof createSecondStep>;
