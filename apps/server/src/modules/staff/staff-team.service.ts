import { captchaPauseSeconds } from '@balcao/contract/account';
import type { AuditEventChange } from '@balcao/contract/audit-event';
import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type {
  addStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  listStaff as listStaffEndpoint,
  resetStaffFactor,
  StaffPerson,
  sendStaffLink,
} from '@balcao/contract/staff-team';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from './audit-event.service.ts';
import { newStaff } from './new-staff.ts';
import type { SetUpLinks } from './set-up-link.ts';
import { presentPerson } from './staff.present.ts';
import { findStaff, insertStaff, listStaff, lockStaff, type StaffRow, updateStaff } from './staff.repository.ts';
import type { StaffEmails } from './staff-emails.ts';
import type { StaffFactor } from './staff-factor.service.ts';
import { endStaffSessionsOf } from './staff-session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly links: SetUpLinks;
  readonly factor: Pick<StaffFactor, 'forget'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly emails: StaffEmails;
}
/** What is done to one person. */
type OnPerson =
  | Call<typeof changeStaff>
  | Call<typeof sendStaffLink>
  | Call<typeof disableStaff>
  | Call<typeof enableStaff>
  | Call<typeof resetStaffFactor>;

const pauseMs = captchaPauseSeconds * 1000;

/**
 * Who works for the platform, and with which role. People cannot change their own access, and an administrator must still be one once both rows are
 * locked: even with concurrent changes one active administrator is left, the last who acted.
 */
export const createStaffTeam = ({ db, links, factor, auditEvents, emails }: Needs) => {
  const told = async (
    tx: Tx,
    call: Call<typeof addStaff> | OnPerson,
    { id, name }: StaffRow,
    kind: AuditEventKind,
    changes: readonly AuditEventChange[] = [],
  ): Promise<StaffPerson> => {
    await auditEvents.record(tx, call, { kind, merchantId: null, subjectId: id, subjectName: name, changes });
    return presentPerson((await findStaff(tx, id)) ?? refuse('not_found'));
  };

  const onPerson = <C extends OnPerson>(call: C, work: (tx: Tx, person: StaffRow) => Promise<StaffPerson>) =>
    idempotently(
      db,
      call,
      async (tx) => work(tx, (await findStaff(tx, call.params.id)) ?? refuse('not_found')),
      // Both in one order before anyone's rights are held: two who act upon each other wait and do not lock up.
      (tx) => lockStaff(tx, [call.actor.staffId, call.params.id]),
    );
  const onAnother = <C extends OnPerson>(call: C, work: (tx: Tx, person: StaffRow) => Promise<StaffPerson>) =>
    onPerson(call, (tx, person) => (person.id === call.actor.staffId ? refuse('own_access') : work(tx, person)));

  const sendLink = async (tx: Tx, person: StaffRow, now: Date): Promise<void> => {
    const link = await links.newLink(tx, person.id, now);
    await emails.send(tx, person, { what: person.passwordHash === null ? 'added' : 'newLink', link, person });
  };
  const setStatus = async (tx: Tx, { id, version }: StaffRow, status: StaffRow['status']): Promise<void> =>
    updateStaff(tx, id, { status, version: version + 1 });

  return {
    list: async (_call: Call<typeof listStaffEndpoint>) => ({ list: (await listStaff(db)).map(presentPerson) }),

    add: (call: Call<typeof addStaff>): Promise<StaffPerson> =>
      idempotently(db, call, async (tx) => {
        const { now, locale, body } = call;
        const person = { ...newStaff({ ...body, now }), locale };
        if (!(await insertStaff(tx, person))) refuse('already_exists');
        await sendLink(tx, person, now);
        return told(tx, call, person, 'staffAdded', [{ field: 'role', before: '', after: person.role }]);
      }),

    change: (call: Call<typeof changeStaff>): Promise<StaffPerson> =>
      onPerson(call, async (tx, person) => {
        const { name, role, version } = call.body;
        if (person.version !== version) refuse('changed_elsewhere');
        if (person.id === call.actor.staffId && person.role !== role) refuse('own_access');
        const asked = [
          { field: 'name', before: person.name, after: name },
          { field: 'role', before: person.role, after: role },
        ] as const;
        const changes = asked.filter(({ before, after }) => before !== after);
        if (changes.length === 0) return presentPerson(person);
        await updateStaff(tx, person.id, { name, role, version: version + 1 });
        return told(tx, call, { ...person, name }, 'staffChanged', changes);
      }),

    sendLink: (call: Call<typeof sendStaffLink>): Promise<StaffPerson> =>
      onPerson(call, async (tx, person) => {
        if (person.status !== 'active') refuse('state_forbids');
        const waitMs = (person.setUpSentAt?.getTime() ?? 0) + pauseMs - call.now.getTime();
        if (waitMs > 0) refuse('captcha_too_soon', Math.ceil(waitMs / 1000));
        await sendLink(tx, person, call.now);
        return told(tx, call, person, 'linkSent');
      }),

    /** Their sessions end in the same transaction, and a link that was sent is no longer good. */
    disable: (call: Call<typeof disableStaff>): Promise<StaffPerson> =>
      onAnother(call, async (tx, person) => {
        if (person.status === 'disabled') refuse('state_forbids');
        await setStatus(tx, person, 'disabled');
        await updateStaff(tx, person.id, { setUpHash: null, setUpEndsAt: null });
        await endStaffSessionsOf(tx, person.id, call.now);
        return told(tx, call, person, 'staffDisabled');
      }),

    enable: (call: Call<typeof enableStaff>): Promise<StaffPerson> =>
      onPerson(call, async (tx, person) => {
        if (person.status === 'active') refuse('state_forbids');
        await setStatus(tx, person, 'active');
        return told(tx, call, person, 'staffEnabled');
      }),

    resetFactor: (call: Call<typeof resetStaffFactor>): Promise<StaffPerson> =>
      onAnother(call, async (tx, person) => {
        if (!person.factorSince) refuse('state_forbids');
        await factor.forget(tx, person.id);
        await endStaffSessionsOf(tx, person.id, call.now);
        await emails.send(tx, person, { what: 'factorReset', from: call });
        return told(tx, call, person, 'factorReset');
      }),
  };
};
export type StaffTeam = ReturnType<typeof createStaffTeam>;
