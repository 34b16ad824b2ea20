import type { ReplyOf } from '@balcao/contract/endpoint';
import type { listAdmins } from '@balcao/contract/member';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames, KnownPerson } from '../account/account-names.service.ts';
import { emailFor } from './admin-mask.service.ts';
import { findAdmins } from './member.repository.ts';

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'peopleOf'>;
}

/** Whom to ask for a right (a member whose role allows nothing is told to contact the administrator). */
export const createAdminList = ({ db, names }: Needs) => ({
  /** Every member may know it, also one whose role allows nothing. @throws Refusal `team_missing`. */
  admins: async (call: Call<typeof listAdmins>): Promise<ReplyOf<typeof listAdmins>> => {
    const merchantId = call.actor.merchantId ?? refuse('team_missing');
    const admins = await names.peopleOf(db, await findAdmins(db, merchantId));
    return { list: admins.map((admin) => ({ ...admin, email: emailFor(call.actor, { ...admin, isAdmin: true }) })) };
  },

  /** The super admins of a team: whom to write to when someone of it must be told. */
  adminsOf: async (queries: Queries, merchantId: string): Promise<KnownPerson[]> =>
    names.peopleOf(queries, await findAdmins(queries, merchantId)),
});
export type AdminList = ReturnType<typeof createAdminList>;
