import type { StaffDeedKind } from '@balcao/contract/staff';
import type { StaffDeedChange } from '@balcao/contract/staff-deed';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { hasDoneSince, insertStaffDeed } from './staff-deed.repository.ts';
import type { StaffNames } from './staff-names.service.ts';

/** Who of the staff did something, from where, and when. A call of theirs is one. */
export interface StaffDeed {
  readonly actor: { readonly staffId: string };
  readonly ip: string;
  readonly requestId: string;
  readonly now: Date;
}
/** What they did, and to what of which team; of none when it was about a colleague. */
export interface StaffAct {
  readonly kind: StaffDeedKind;
  readonly merchantId: string | null;
  readonly subjectId: string;
  /** The subject's name as it is now. */
  readonly subjectName: string;
  /** What of a colleague has changed. */
  readonly changes?: readonly StaffDeedChange[];
}
/** Stands for whoever works at the server itself, with no session at the console. */
export const serverId = '00000000-0000-0000-0000-000000000000';

interface Needs {
  readonly names: Pick<StaffNames, 'nameOf'>;
}

/** What staff did, written down for whoever may ask about it: appended in the transaction of the deed, never changed. */
export const createStaffDeeds = ({ names }: Needs) => {
  const record = async (tx: Tx, { actor, ip, requestId, now }: StaffDeed, act: StaffAct): Promise<void> => {
    const { staffId } = actor;
    const staffName = staffId === serverId ? '' : await names.nameOf(tx, staffId);
    await insertStaffDeed(tx, { changes: [], ...act, id: newId(now), staffId, staffName, ip, requestId, at: now });
  };
  return {
    record,

    /** The same, unless the person did just that to the same subject within so many seconds: a page that reads anew is no new look. */
    recordOnce: async (tx: Tx, deed: StaffDeed, act: StaffAct, withinSeconds: number): Promise<void> => {
      const since = new Date(deed.now.getTime() - withinSeconds * 1000);
      const same = { staffId: deed.actor.staffId, kind: act.kind, subjectId: act.subjectId };
      if (!(await hasDoneSince(tx, same, since))) await record(tx, deed, act);
    },
  };
};
export type StaffDeeds = ReturnType<typeof createStaffDeeds>;
