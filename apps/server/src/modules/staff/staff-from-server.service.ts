import type { StaffRole } from '@balcao/contract/staff';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { createAuditEvents, serverId } from './audit-event.service.ts';
import { newStaff } from './new-staff.ts';
import { createSetUpLinks } from './set-up-link.ts';
import { findStaffByEmail, insertStaff, lockStaff, type StaffRow, updateStaff } from './staff.repository.ts';
import { createStaffNames } from './staff-names.service.ts';
import { endStaffSessionsOf } from './staff-session.repository.ts';

interface Newcomer {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Someone who is there already gets back in, as if new: without password and second factor, in this role. */
  readonly again: boolean;
  readonly publicBaseUrl: string;
  readonly now: Date;
}

const renew = async (tx: Tx, known: StaffRow, { name, role, now }: Newcomer): Promise<StaffRow> => {
  const [person = known] = await lockStaff(tx, [known.id]);
  const without = { passwordHash: null, sealedOffer: null, sealedSecret: null, factorSince: null, lastStep: null };
  await updateStaff(tx, person.id, { ...without, name, role, status: 'active', version: person.version + 1 });
  await endStaffSessionsOf(tx, person.id, now);
  return { ...person, name, role };
};

/**
 * Lets someone in from the server itself: the first administrator, or the only one who has lost phone or password. It is written
 * down like every audit event. Answers with the link that sets the password.
 * @throws Refusal `already_exists` where the e-mail is known and `again` was not asked for.
 */
export const bringInStaff = (db: Db, newcomer: Newcomer): Promise<string> =>
  transaction(db, async (tx) => {
    const { email, name, role, again, publicBaseUrl, now } = newcomer;
    const known = await findStaffByEmail(tx, email);
    if (known && !again) refuse('already_exists');
    const person = known ? await renew(tx, known, newcomer) : newStaff({ email, name, role, now });
    if (!known && !(await insertStaff(tx, person))) refuse('already_exists');
    const auditEvent = { actor: { staffId: serverId }, ip: '', requestId: newId(now), now };
    await createAuditEvents({ names: createStaffNames() }).record(tx, auditEvent, {
      kind: known ? 'factorReset' : 'staffAdded',
      merchantId: null,
      subjectId: person.id,
      subjectName: person.name,
      changes: known ? [] : [{ field: 'role', before: '', after: role }],
    });
    return createSetUpLinks(publicBaseUrl).newLink(tx, person.id, now);
  });
