import { RoleStatus } from '@balcao/contract/role';
import { constraintOf, type Queries, type Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  deletePermissions,
  findPermissions,
  findRole,
  insertPermissions,
  insertRole,
  type RolePermission,
  type RoleRow,
  updateRole,
} from './role.repository.ts';

interface NewRole {
  readonly merchantId: string;
  readonly name: string;
  readonly permissions: readonly RolePermission[];
  readonly now: Date;
}
interface Key {
  readonly merchantId: string;
  readonly roleId: string;
}
interface RoleChange {
  readonly merchantId: string;
  readonly roleId: string;
  /** Takes the place of all that the role had. */
  readonly permissions?: readonly RolePermission[];
  readonly status?: RoleRow['status'];
}

/** A team's roles. Every change is effective with the next call of whoever has the role (promise S11). */
export const createRoleService = () => ({
  /** What a role reaches at this moment: nothing while it is not enabled. */
  permissionsOf: async (queries: Queries, { merchantId, roleId }: Key): Promise<RolePermission[]> => {
    const role = await findRole(queries, { merchantId, id: roleId });
    return role?.status === RoleStatus.enum.enabled ? findPermissions(queries, { merchantId, id: roleId }) : [];
  },

  /** A role with what it reaches. */
  find: async (queries: Queries, { merchantId, roleId }: Key) => {
    const role = await findRole(queries, { merchantId, id: roleId });
    if (!role) return undefined;
    const permissions = await findPermissions(queries, { merchantId, id: roleId });
    return { roleId, roleName: role.name, roleStatus: role.status, permissions };
  },

  /** Answers with the id of the role. @throws Refusal `already_exists` when the team has one of this name. */
  createRole: async (tx: Tx, { merchantId, name, permissions, now }: NewRole): Promise<string> => {
    const key = { merchantId, id: newId(now) };
    try {
      await insertRole(tx, { ...key, name, status: RoleStatus.enum.enabled, createdAt: now });
    } catch (error) {
      return constraintOf(error) === 'role_name' ? refuse('already_exists') : Promise.reject(error);
    }
    await insertPermissions(tx, key, permissions);
    return key.id;
  },

  /** @throws Refusal `not_found` for what is not this team's. */
  changeRole: async (tx: Tx, { merchantId, roleId, permissions, status }: RoleChange): Promise<void> => {
    const key = { merchantId, id: roleId };
    if (!(await updateRole(tx, key, status))) refuse('not_found');
    if (!permissions) return;
    await deletePermissions(tx, key);
    await insertPermissions(tx, key, permissions);
  },
});
export type RoleService = ReturnType<typeof createRoleService>;
