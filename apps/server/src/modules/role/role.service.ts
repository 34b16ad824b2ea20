import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize } from '@balcao/contract/page';
import {
  type changeRoleStatus,
  type createRole,
  type deleteRole,
  type getRole,
  type listRoles,
  type Role,
  RoleStatus,
  roleMoves,
  type updateRole,
} from '@balcao/contract/role';
import { statesBefore } from '@balcao/contract/states';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Act, ActionContext, LogService } from '../log/log.service.ts';
import { presentRole } from './role.present.ts';
import {
  countRoles,
  findListing,
  findPermissions,
  findRole,
  holdRole,
  insertRole,
  listRows,
  lockRole,
  moveRow,
  type RolePermission,
  type RoleRow,
  replacePermissions,
  updateRow,
} from './role.repository.ts';
import { nameChanges, permissionChanges, statusChange } from './role-changes.ts';

interface NewRole {
  readonly merchantId: string;
  readonly name: string;
  readonly permissions: readonly RolePermission[];
  /** Enabled where nothing is said. */
  readonly status?: RoleRow['status'];
  readonly now: Date;
}
interface Key {
  readonly merchantId: string;
  readonly roleId: string;
}
interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}

/** Two people who take the same name at the same instant: the index knows (rule: database-decides). */
const withFreeName = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'role_name' ? refuse('already_exists') : Promise.reject(error);
  }
};

const eventOf = {
  [RoleStatus.enum.enabled]: LogEvent.enum.roleEnabled,
  [RoleStatus.enum.disabled]: LogEvent.enum.roleDisabled,
  [RoleStatus.enum.deleted]: LogEvent.enum.roleDeleted,
} as const;

/** A team's roles. Every change of what one allows is effective with the next call of its members (rule: rights-at-once). */
export const createRoleService = ({ db, events, logs }: Needs) => {
  const insert = async (tx: Tx, { merchantId, name, permissions, status, now }: NewRole): Promise<string> => {
    const key = { merchantId, id: newId(now) };
    await withFreeName(insertRole(tx, { ...key, name, status: status ?? RoleStatus.enum.enabled, createdAt: now }));
    await replacePermissions(tx, key, permissions);
    return key.id;
  };

  const read = async (queries: Queries, merchantId: string, id: string): Promise<Role> =>
    presentRole((await findListing(queries, { merchantId, id })) ?? refuse('not_found'));

  const tell = async (
    tx: Tx,
    context: ActionContext,
    id: string,
    act: Omit<Act, 'subject'> & { readonly name: string },
  ) => {
    const { name, ...rest } = act;
    events.publish(tx, context.actor.merchantId, { topic: 'team', key: id });
    await logs.record(tx, context, { ...rest, subject: { kind: 'role', id, name } });
  };

  /** @throws Refusal `not_found`; `state_forbids` where the table of states has no such move. */
  const move = async (tx: Tx, context: ActionContext, id: string, to: RoleStatus): Promise<void> => {
    const key = { merchantId: context.actor.merchantId, id };
    const { name, status } = (await lockRole(tx, key)) ?? refuse('not_found');
    if (!(await moveRow(tx, key, { from: statesBefore(roleMoves, to), to }))) refuse('state_forbids');
    await tell(tx, context, id, { event: eventOf[to], name, changes: [statusChange(status, to)] });
  };

  return {
    /** What a role reaches at this moment: nothing while it is not enabled. */
    permissionsOf: async (queries: Queries, { merchantId, roleId }: Key): Promise<RolePermission[]> => {
      const role = await findRole(queries, { merchantId, id: roleId });
      return role?.status === RoleStatus.enum.enabled ? findPermissions(queries, { merchantId, id: roleId }) : [];
    },

    /** A role, also a deleted one, with what it would reach if it were enabled. */
    find: async (queries: Queries, { merchantId, roleId }: Key) => {
      const role = await findRole(queries, { merchantId, id: roleId });
      if (!role) return undefined;
      const permissions = await findPermissions(queries, { merchantId, id: roleId });
      return { roleId, roleName: role.name, roleStatus: role.status, permissions };
    },

    /** The same, for giving it to someone: it cannot be changed, disabled or deleted before the commit. */
    hold: async (tx: Tx, { merchantId, roleId }: Key) => {
      const key = { merchantId, id: roleId };
      const role = await holdRole(tx, key);
      if (!role) return undefined;
      const permissions = await findPermissions(tx, key);
      return { roleId, roleName: role.name, roleStatus: role.status, permissions };
    },

    /** Answers with the id of the role. @throws Refusal `already_exists` when the team has one of this name. */
    createRole: insert,

    list: async ({ actor, query }: Call<typeof listRoles>): Promise<ReplyOf<typeof listRoles>> => {
      const { merchantId } = actor;
      const { pageNum = 1, pageSize = defaultPageSize } = query;
      const [list, total] = await Promise.all([
        listRows(db, merchantId, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
        countRoles(db, merchantId),
      ]);
      return { list: list.map(presentRole), total, totalIsCapped: false, pageNum, pageSize, nextCursor: null };
    },

    get: ({ actor, params }: Call<typeof getRole>): Promise<Role> => read(db, actor.merchantId, params.id),

    create: (call: Call<typeof createRole>): Promise<Role> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const { name, menuPermissions: permissions } = call.body;
        const id = await insert(tx, { merchantId, name, permissions, now: call.now });
        const changes = [...nameChanges(null, name), ...permissionChanges({ permissions: [] }, { permissions })];
        await tell(tx, call, id, { event: LogEvent.enum.roleCreated, name, changes });
        return read(tx, merchantId, id);
      }),

    update: (call: Call<typeof updateRole>): Promise<Role> =>
      idempotently(db, call, async (tx) => {
        const { id } = call.params;
        const key = { merchantId: call.actor.merchantId, id };
        const { name, menuPermissions: permissions, version } = call.body;
        const before = (await lockRole(tx, key)) ?? refuse('not_found');
        const rights = permissionChanges({ permissions: await findPermissions(tx, key) }, { permissions });
        // What is disabled allows nothing, before and after.
        const changesRights = rights.length > 0 && before.status === RoleStatus.enum.enabled;
        if (!(await withFreeName(updateRow(tx, key, { version, name, changesRights })))) refuse('changed_elsewhere');
        if (rights.length > 0) await replacePermissions(tx, key, permissions);
        const changes = [...nameChanges(before.name, name), ...rights];
        if (changes.length > 0) await tell(tx, call, id, { event: LogEvent.enum.roleChanged, name, changes });
        return read(tx, key.merchantId, id);
      }),

    changeStatus: (call: Call<typeof changeRoleStatus>): Promise<Role> =>
      idempotently(db, call, async (tx) => {
        const { id, status } = call.body;
        await move(tx, call, id, status);
        return read(tx, call.actor.merchantId, id);
      }),

    remove: (call: Call<typeof deleteRole>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        await move(tx, call, call.params.id, RoleStatus.enum.deleted);
        return null;
      }),
  };
};
export type RoleService = ReturnType<typeof createRoleService>;
