import { isEasyToGuess } from '@balcao/contract/easy-password';
import type { changeStaffPassword } from '@balcao/contract/staff';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { AuditEvents } from './audit-event.service.ts';
import { findStaff, lockStaff, type StaffRow, updateStaff } from './staff.repository.ts';
import type { StaffEmails } from './staff-emails.ts';
import { endStaffSessionsOf } from './staff-session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike' | 'takeBack' | 'forgive'>;
  readonly passwords: PasswordHashing;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly emails: StaffEmails;
}
interface Holder {
  readonly staffId: string;
  readonly sessionId: string;
}

// The holder of a stolen session is stopped soon; one who keeps getting new sessions is stopped within the day.
const perSession: Rule = { name: 'staff-password-session', points: 5, seconds: 900, refusal: 'account_locked' };
const perPerson: Rule = { name: 'staff-password-person', points: 20, seconds: 86_400, refusal: 'account_locked' };

/** @throws Refusal `form_invalid` on the field when others would guess it of this person. */
export const refuseEasy = ({ email, name }: Pick<StaffRow, 'email' | 'name'>, password: string): void => {
  if (isEasyToGuess(password, [email, name])) refuseField('password', 'passwordCommon');
};

/** The password as someone who is signed in uses it: to prove that it is them, and to change it. */
export const createStaffPasswords = ({ db, limits, passwords, auditEvents, emails }: Needs) => {
  /** Counts the guess, then compares. @throws Refusal `password_wrong`; `account_locked` after too many. */
  const prove = async ({ staffId, sessionId }: Holder, password: string): Promise<StaffRow> => {
    await limits.strike(perSession, sessionId);
    await limits.strike(perPerson, staffId);
    const person = (await findStaff(db, staffId)) ?? refuse('session_ended');
    if (!(await passwords.verify(person.passwordHash ?? undefined, password))) refuse('password_wrong');
    await limits.forgive(perSession, sessionId);
    await limits.takeBack(perPerson, staffId);
    return person;
  };

  return {
    prove,

    /** Other sessions end, this one goes on, and the owner is told (rule: credential-changes). */
    change: async (call: Call<typeof changeStaffPassword>): Promise<null> => {
      const { staffId, sessionId } = call.actor;
      const { current, password } = call.body;
      const person = await prove(call.actor, current);
      refuseEasy(person, password);
      const passwordHash = await passwords.hash(password);
      return idempotently(db, call, async (tx) => {
        const [own = refuse('session_ended')] = await lockStaff(tx, [staffId]);
        // Of two changes at once the second knows a password that is no longer the current one.
        if (own.passwordHash !== person.passwordHash) refuse('password_wrong');
        await updateStaff(tx, staffId, { passwordHash });
        await endStaffSessionsOf(tx, staffId, call.now, sessionId);
        await emails.send(tx, { ...own, locale: call.locale }, { what: 'passwordChanged', from: call });
        const subject = { merchantId: null, subjectId: staffId, subjectName: own.name };
        await auditEvents.record(tx, call, { kind: 'passwordChanged', ...subject });
        return null;
      });
    },
  };
};
export type StaffPasswords = ReturnType<typeof createStaffPasswords>;
