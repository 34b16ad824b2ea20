import type { currentStaff, loginStaff, logoutStaff, StaffMember, StaffRole } from '@balcao/contract/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { GuessThrottle } from '../../platform/guess-throttle.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { once } from '../../platform/once.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { refuse } from '../../platform/refusal.ts';
import { endOfLife, keepEndedMs } from '../../platform/session-life.ts';
import { createAuthenticate } from './authenticate.ts';
import {
  deleteStaffSessionsEndedBefore,
  endStaffSession,
  findStaff,
  findStaffByEmail,
  insertStaff,
  insertStaffSession,
  type StaffRow,
} from './staff.repository.ts';

interface NewStaff {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
  readonly now: Date;
}
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly passwords: PasswordHashing;
  readonly throttle: Pick<GuessThrottle, 'attempt'>;
}

/** Platform staff: accounts and sessions of their own, worth nothing in the back office, and the other way round (promise Z9). */
export const createStaffService = ({ db, clock, jobs, passwords, throttle }: Needs) => {
  const prove = async (email: string, password: string): Promise<StaffRow | undefined> => {
    const person = await findStaffByEmail(db, email);
    return (await passwords.verify(person?.passwordHash ?? undefined, password)) ? person : undefined;
  };

  jobs.every(3_600, 'staff.forget', () =>
    deleteStaffSessionsEndedBefore(db, new Date(clock.now().getTime() - keepEndedMs)),
  );

  return {
    authenticate: createAuthenticate({ db, clock }),

    /** Answers with the id. There is no endpoint: staff are not made from outside. */
    addStaff: async (tx: Tx, { password, now, ...person }: NewStaff): Promise<string> => {
      const id = newId(now);
      const bare = {
        status: 'active',
        sealedSecret: null,
        factorSince: null,
        lastStep: null,
        setUpHash: null,
        setUpEndsAt: null,
      } as const;
      await insertStaff(tx, { ...person, ...bare, id, passwordHash: await passwords.hash(password), createdAt: now });
      return id;
    },

    login: async (call: Call<typeof loginStaff>): Promise<{ token: string; step: 'code' | 'setUp' | null }> => {
      const { ip, userAgent, now, body } = call;
      const person = await throttle.attempt(body.email, ip, () => prove(body.email, body.password));
      const token = newToken();
      const times = { createdAt: now, lastUsedAt: now, expiresAt: endOfLife(now) };
      return once(db, call, async (tx) => {
        const id = newId(now);
        await insertStaffSession(tx, {
          ...times,
          id,
          tokenHash: hashOf(token),
          staffId: person.id,
          pending: false,
          ip,
          userAgent,
        });
        return { token, step: null };
      });
    },

    current: async (call: Call<typeof currentStaff>): Promise<StaffMember> => {
      const {
        id: staffId,
        name,
        email,
        role,
        factorSince,
      } = (await findStaff(db, call.actor.staffId)) ?? refuse('session_ended');
      return { staffId, name, email, role, twoFactor: factorSince !== null };
    },

    logout: (call: Call<typeof logoutStaff>): Promise<null> =>
      once(db, call, async (tx) => {
        await endStaffSession(tx, call.actor.sessionId, call.now);
        return null;
      }),
  };
};
export type StaffService = ReturnType<typeof createStaffService>;
