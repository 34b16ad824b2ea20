import type { AuditEventChange } from '@balcao/contract/audit-event';
import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { hasDoneSince, insertAuditEvent } from './audit-event.repository.ts';
import type { StaffNames } from './staff-names.service.ts';

/** Who of the staff did something, from where, and when. A call of theirs is one. */
export interface AuditEvent {
  readonly actor: { readonly staffId: string };
  readonly ip: string;
  readonly requestId: string;
  readonly now: Date;
}
/** What they did, to what, and in which team; no team when it was about a colleague. */
export interface StaffAct {
  readonly kind: AuditEventKind;
  readonly merchantId: string | null;
  readonly subjectId: string;
  /** The subject's name as it is now. */
  readonly subjectName: string;
  /** What of a colleague has changed. */
  readonly changes?: readonly AuditEventChange[];
}
/** The actor for commands on the server itself, without a session at the console. */
export const serverId = '00000000-0000-0000-0000-000000000000';

interface Needs {
  readonly names: Pick<StaffNames, 'nameOf'>;
}

/** The record of what staff did: appended in the transaction of the event, never changed. */
export const createAuditEvents = ({ names }: Needs) => {
  const record = async (tx: Tx, { actor, ip, requestId, now }: AuditEvent, act: StaffAct): Promise<void> => {
    const { staffId } = actor;
    const staffName = staffId === serverId ? '' : await names.nameOf(tx, staffId);
    await insertAuditEvent(tx, { changes: [], ...act, id: newId(now), staffId, staffName, ip, requestId, at: now });
  };
  return {
    record,

    /** The same, unless the person did just that to the same subject within so many seconds: a page that reads again is no new look. */
    recordOnce: async (tx: Tx, auditEvent: AuditEvent, act: StaffAct, withinSeconds: number): Promise<void> => {
      const since = new Date(auditEvent.now.getTime() - withinSeconds * 1000);
      const same = { staffId: auditEvent.actor.staffId, kind: act.kind, subjectId: act.subjectId };
      if (!(await hasDoneSince(tx, same, since))) await record(tx, auditEvent, act);
    },
  };
};
export type AuditEvents = ReturnType<typeof createAuditEvents>;
