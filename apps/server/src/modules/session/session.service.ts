import type {
  CurrentUser,
  changeTeam,
  currentUser,
  listTeams,
  login,
  logout,
  TeamEntry,
} from '@balcao/contract/session';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { GuessThrottle } from '../../platform/guess-throttle.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { once } from '../../platform/once.ts';
import { refuse } from '../../platform/refusal.ts';
import { endOfLife, isOver, keepEndedMs } from '../../platform/session-life.ts';
import type { Credentials } from '../account/credentials.service.ts';
import { createAuthenticate } from './authenticate.ts';
import { presentTeam, presentUser } from './session.present.ts';
import {
  deleteSessionsEndedBefore,
  endSession,
  endSessionsOf,
  findMembership,
  findMembershipsOf,
  findSession,
  insertSession,
  type SessionRow,
} from './session.repository.ts';

/** Where a session is opened from. */
interface From {
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}
type Place = Pick<SessionRow, 'merchantId' | 'rightsSeen' | 'expiresAt'>;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly throttle: Pick<GuessThrottle, 'attempt'>;
  readonly credentials: Credentials;
}

/** Every way to a session ends here: a new token, of which only the hash is stored. */
const start = async (tx: Tx, accountId: string, { ip, userAgent, now }: From, place: Place): Promise<string> => {
  const token = newToken();
  const times = { createdAt: now, lastUsedAt: now };
  await insertSession(tx, { id: newId(now), tokenHash: hashOf(token), accountId, ip, userAgent, ...times, ...place });
  return token;
};

export const createSessionService = ({ db, clock, jobs, throttle, credentials }: Needs) => {
  const open = (tx: Tx, accountId: string, from: From): Promise<string> =>
    start(tx, accountId, from, { merchantId: null, rightsSeen: null, expiresAt: endOfLife(from.now) });

  jobs.every(3_600, 'session.forget', () =>
    deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - keepEndedMs)),
  );

  return {
    open,
    endAll: (tx: Tx, accountId: string, now: Date): Promise<void> => endSessionsOf(tx, accountId, now),
    authenticate: createAuthenticate({ db, clock }),

    /** Whether somebody who was let in may go on. Asking is no use of the session: it does not prolong its life. */
    stillValid: async ({ sessionId }: { readonly sessionId: string }): Promise<boolean> => {
      const found = await findSession(db, sessionId);
      return found !== undefined && !isOver(found.session, clock.now()) && found.rights === found.session.rightsSeen;
    },

    login: async (call: Call<typeof login>): Promise<{ token: string }> => {
      const { email, password } = call.body;
      const account = await throttle.attempt(email, call.ip, () => credentials.check(email, password));
      return once(db, call, async (tx) => ({ token: await open(tx, account.id, call) }));
    },

    logout: (call: Call<typeof logout>): Promise<null> =>
      once(db, call, async (tx) => {
        await endSession(tx, call.actor.sessionId, call.now);
        return null;
      }),

    current: async (call: Call<typeof currentUser>): Promise<CurrentUser> => {
      const { accountId, merchantId } = call.actor;
      const person = (await credentials.find(accountId)) ?? refuse('session_ended');
      const membership = merchantId === null ? undefined : await findMembership(db, merchantId, accountId);
      return presentUser(person, membership, call.timeZone);
    },

    listTeams: async (call: Call<typeof listTeams>): Promise<{ merchantList: TeamEntry[] }> => ({
      merchantList: (await findMembershipsOf(db, call.actor.accountId)).map(presentTeam),
    }),

    /** Chooses a team: a new token for the rest of the session's life, and the old one dies with it (promise S5). */
    changeTeam: (call: Call<typeof changeTeam>): Promise<{ token: string }> =>
      once(db, call, async (tx) => {
        const { accountId, sessionId } = call.actor;
        const { merchantId } = call.body;
        const membership = (await findMembership(tx, merchantId, accountId)) ?? refuse('not_found');
        const { expiresAt } = (await endSession(tx, sessionId, call.now)) ?? refuse('session_ended');
        return {
          token: await start(tx, accountId, call, { merchantId, rightsSeen: membership.rights, expiresAt }),
        };
      }),
  };
};
export type SessionService = ReturnType<typeof createSessionService>;
