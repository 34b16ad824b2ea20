import type { StaffEntry } from '@balcao/contract/staff';
import type { readStaffSetUp, setUpStaff } from '@balcao/contract/staff-set-up';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from './audit-event.service.ts';
import { findStaffBySetUp, lockStaff, type StaffRow, updateStaff } from './staff.repository.ts';
import type { StaffEntries } from './staff-entry.ts';
import { refuseEasy } from './staff-password.service.ts';
import { endStaffSessionsOf } from './staff-session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly passwords: PasswordHashing;
  readonly entries: StaffEntries;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
/** @throws Refusal `not_found`, `invitation_used` or `invitation_expired` when the link is not valid. */
const stillGood = (person: StaffRow | undefined, now: Date): StaffRow => {
  if (person?.status !== 'active') return refuse('not_found');
  if (person.setUpEndsAt === null) return refuse('invitation_used');
  return person.setUpEndsAt <= now ? refuse('invitation_expired') : person;
};

/** The link by which someone of the staff chooses their password: sent to them, good once and for three days. */
export const createStaffSetUp = ({ db, passwords, entries, auditEvents }: Needs) => ({
  read: async (call: Call<typeof readStaffSetUp>) => {
    const { name, email, role } = stillGood(await findStaffBySetUp(db, hashOf(call.body.token)), call.now);
    return { name, email, role };
  },

  /** Every earlier session ends; a second factor that is on stays on (rule: second-factor-stays). */
  setUp: async (call: Call<typeof setUpStaff>): Promise<StaffEntry> => {
    const { token, password } = call.body;
    const { now } = call;
    const setUpHash = hashOf(token);
    const invited = stillGood(await findStaffBySetUp(db, setUpHash), now);
    refuseEasy(invited, password);
    const passwordHash = await passwords.hash(password);
    return idempotently(db, call, async (tx) => {
      const [locked] = await lockStaff(tx, [invited.id]);
      const person = stillGood(locked?.setUpHash === setUpHash ? locked : undefined, now);
      await updateStaff(tx, person.id, { passwordHash, setUpEndsAt: null });
      await endStaffSessionsOf(tx, person.id, now);
      const auditEvent = { actor: { staffId: person.id }, ip: call.ip, requestId: call.requestId, now };
      await auditEvents.record(tx, auditEvent, {
        kind: 'setUpDone',
        merchantId: null,
        subjectId: person.id,
        subjectName: person.name,
      });
      return entries.begin(tx, person, call);
    });
  },
});
export type StaffSetUp = ReturnType<typeof createStaffSetUp>;
