import { constraintOf, type Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { deleteMember, insertMember, lockAdmins, updateMember } from './member.repository.ts';

interface Key {
  readonly merchantId: string;
  readonly accountId: string;
}
/** A super admin, who needs no role, or a member whose role says what is allowed; without a role, nothing is. */
interface Place {
  readonly isAdmin: boolean;
  readonly roleId: string | null;
}

/** A role of another team is as good as none (promise Z3); the foreign key knows. */
const withinTeam = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'member_role' ? refuse('not_found') : Promise.reject(error);
  }
};

const refuseLastAdmin = async (tx: Tx, { merchantId, accountId }: Key): Promise<void> => {
  const admins = await lockAdmins(tx, merchantId);
  if (admins.length === 1 && admins[0] === accountId) refuse('state_forbids');
};

/** Who works in a team. Every change is effective with the member's next call (promise S11). */
export const createMemberService = () => ({
  /** @throws Refusal `already_exists`; `not_found` for a role that is not this team's. */
  addMember: async (tx: Tx, member: Key & Place & { readonly now: Date }): Promise<void> => {
    const { now: joinedAt, merchantId, accountId, isAdmin, roleId } = member;
    const isNew = await withinTeam(insertMember(tx, { merchantId, accountId, isAdmin, roleId, joinedAt }));
    if (!isNew) refuse('already_exists');
  },

  /** @throws Refusal `not_found`; `state_forbids` when the team would be left without a super admin (promise Z6). */
  changeMember: async (tx: Tx, { merchantId, accountId, isAdmin, roleId }: Key & Place): Promise<void> => {
    const key = { merchantId, accountId };
    if (!isAdmin) await refuseLastAdmin(tx, key);
    if (!(await withinTeam(updateMember(tx, key, { isAdmin, roleId })))) refuse('not_found');
  },

  /** @throws Refusal `not_found`; `state_forbids` when the team would be left without a super admin (promise Z6). */
  removeMember: async (tx: Tx, { merchantId, accountId }: Key): Promise<void> => {
    const key = { merchantId, accountId };
    await refuseLastAdmin(tx, key);
    if (!(await deleteMember(tx, key))) refuse('not_found');
  },
});
export type MemberService = ReturnType<typeof createMemberService>;
