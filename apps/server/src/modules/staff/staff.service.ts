import type {
  currentStaff,
  endStaffSessions,
  loginStaff,
  logoutStaff,
  StaffEntry,
  StaffMember,
  StaffRole,
} from '@balcao/contract/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { refuse } from '../../platform/refusal.ts';
import { keepEndedMs } from '../../platform/session-life.ts';
import { createAuthenticate } from './authenticate.ts';
import { newStaff } from './new-staff.ts';
import { findStaff, findStaffByEmail, insertStaff, lockStaff, type StaffRow } from './staff.repository.ts';
import type { StaffEntries } from './staff-entry.ts';
import { deleteStaffSessionsEndedBefore, endStaffSession, endStaffSessionsOf } from './staff-session.repository.ts';

interface Ready {
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
  readonly rateLimiter: Pick<LoginRateLimiter, 'attempt'>;
  readonly entries: StaffEntries;
  /** Whether a second factor is required: everywhere except in the sandbox. */
  readonly factorRequired: boolean;
}

/** Platform staff: accounts and sessions of their own, not valid in the back office, and vice versa (rule: staff-decide). */
export const createStaffService = (needs: Needs) => {
  const { db, clock, jobs, passwords, rateLimiter, entries, factorRequired } = needs;

  const prove = async (email: string, password: string): Promise<StaffRow | undefined> => {
    const person = await findStaffByEmail(db, email);
    const isRight = await passwords.verify(person?.passwordHash ?? undefined, password);
    return isRight && person?.status === 'active' ? person : undefined;
  };

  jobs.every(3_600, 'staff.forget', () =>
    deleteStaffSessionsEndedBefore(db, new Date(clock.now().getTime() - keepEndedMs)),
  );

  return {
    authenticate: createAuthenticate({ db, clock, factorRequired }),

    /** The role of someone who works for the platform now, or undefined. */
    roleOf: async (queries: Queries, id: string): Promise<StaffRole | undefined> => {
      const person = await findStaff(queries, id);
      return person?.status === 'active' ? person.role : undefined;
    },

    /** Someone who can sign in at once, with a password that someone else knows: for the sandbox. Answers with the id. */
    addReady: async (tx: Tx, { password, ...person }: Ready): Promise<string> => {
      const row = { ...newStaff(person), passwordHash: await passwords.hash(password) };
      if (!(await insertStaff(tx, row))) refuse('already_exists');
      return row.id;
    },

    login: async (call: Call<typeof loginStaff>): Promise<StaffEntry> => {
      const { email, password } = call.body;
      const proven = await rateLimiter.attempt(email, call.ip, () => prove(email, password));
      return idempotently(db, call, async (tx) => {
        const [person] = await lockStaff(tx, [proven.id]);
        // Meanwhile the password was changed, or the person shut out.
        if (person?.status !== 'active' || person.passwordHash !== proven.passwordHash)
          return refuse('credentials_wrong');
        return entries.begin(tx, person, call);
      });
    },

    current: async (call: Call<typeof currentStaff>): Promise<StaffMember> => {
      const person = (await findStaff(db, call.actor.staffId)) ?? refuse('session_ended');
      const { id: staffId, name, email, role, factorSince } = person;
      return { staffId, name, email, role, twoFactor: factorSince !== null, twoFactorRequired: factorRequired };
    },

    logout: (call: Call<typeof logoutStaff>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        await endStaffSession(tx, call.actor.sessionId, call.now);
        return null;
      }),

    endSessions: (call: Call<typeof endStaffSessions>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        await lockStaff(tx, [call.actor.staffId]);
        await endStaffSessionsOf(tx, call.actor.staffId, call.now);
        return null;
      }),
  };
};
export type StaffService = ReturnType<typeof createStaffService>;
