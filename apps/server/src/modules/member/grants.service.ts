import { covers } from '@balcao/contract/menus';
import { RoleStatus } from '@balcao/contract/role';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RoleService } from '../role/role.service.ts';
import { holdMember } from './member.repository.ts';
import { changesMembers, type Rights } from './member-rules.ts';

interface Key {
  readonly merchantId: string;
  readonly accountId: string;
}
interface Needs {
  readonly roles: Pick<RoleService, 'hold' | 'permissionsOf'>;
}
type HeldRole = NonNullable<Awaited<ReturnType<RoleService['hold']>>>;

/** Who may give which role to whom (rule: no-raised-rights). The rows that were checked stay locked until the commit. */
export const createGrants = ({ roles }: Needs) => {
  const rightsOf = async (tx: Tx, { merchantId, accountId }: Key): Promise<Rights | undefined> => {
    const member = await holdMember(tx, { merchantId, accountId });
    if (!member) return undefined;
    const { isAdmin, roleId } = member;
    return { isAdmin, menuPermissions: roleId ? await roles.permissionsOf(tx, { merchantId, roleId }) : [] };
  };

  return {
    /** What a member may do at this moment; undefined for someone who is not a member. */
    rightsOf,

    /**
     * A role that this one may give.
     * @throws Refusal `not_found` for what is not this team's (rule: foreign-is-unknown), `rights_exceeded`, `role_off`.
     */
    grantable: async (tx: Tx, rights: Rights, key: { merchantId: string; roleId: string }): Promise<HeldRole> => {
      const role = (await roles.hold(tx, key)) ?? refuse('not_found');
      if (!covers(rights, role.permissions)) refuse('rights_exceeded');
      return role.roleStatus === RoleStatus.enum.enabled ? role : refuse('role_off');
    },

    /** Whether someone still is a member who may give a role that allows this. */
    mayStillGrant: async (tx: Tx, giver: Key, { permissions }: Pick<HeldRole, 'permissions'>): Promise<boolean> => {
      const rights = await rightsOf(tx, giver);
      return rights !== undefined && changesMembers(rights) && covers(rights, permissions);
    },
  };
};
export type Grants = ReturnType<typeof createGrants>;
