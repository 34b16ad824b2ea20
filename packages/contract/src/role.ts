import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { menuIds, menuLevels } from './menus.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, queryWhole, Version } from './scalars.ts';
import type { Moves } from './states.ts';

/** Role status. */
export const RoleStatus = codes({ enabled: '0', disabled: '1', deleted: '2' });
export type RoleStatus = z.infer<typeof RoleStatus>;
const { enabled, disabled, deleted } = RoleStatus.enum;

/** A deleted role stays as the tag that its members see, and gives no right. */
export const roleMoves: Moves<RoleStatus> = {
  [enabled]: [disabled, deleted],
  [disabled]: [enabled, deleted],
  [deleted]: [],
};

/** English letters and digits only. */
export const RoleName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(150, { error: 'tooLong 150', abort: true }),
  z.refine((name) => /^[A-Za-z0-9]*$/.test(name), 'lettersAndDigits 150'),
);

/** A menu that is not listed is no access. */
export const RolePermissions = z
  .array(z.strictObject({ menuId: z.enum(menuIds), permissionLevel: z.enum(menuLevels) }))
  .check(
    z.maxLength(menuIds.length),
    z.refine((all) => new Set(all.map(({ menuId }) => menuId)).size === all.length, 'eachOnce'),
  );

export const Role = z.object({
  id: Id,
  name: z.string(),
  status: RoleStatus,
  menuPermissions: z.array(z.object({ menuId: z.string(), permissionLevel: z.enum(menuLevels) })),
  /** How many members have it. */
  members: z.int(),
  /** To be sent back with a change, so that a concurrent change is not overwritten. */
  version: z.int(),
  createdAt: Instant,
});
export type Role = z.infer<typeof Role>;

const mayRead = { menu: 'setting.team', level: 'read' } as const;
const params = z.object({ id: Id });
const fields = { name: RoleName, menuPermissions: RolePermissions } as const;

export const listRoles = endpoint({
  id: 'role.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/role',
  summary: "The team's roles by name, without the deleted ones",
  access: mayRead,
  rate: 'read',
  /** Up to 999 at once, which loads all. */
  query: z.extend(z.omit(PageQuery, { cursor: true }), { pageSize: z.optional(queryWhole(1, 999)) }),
  reply: pageOf(Role),
  refusals: [],
});

export const getRole = endpoint({
  id: 'role.get',
  face: 'admin',
  method: 'GET',
  path: '/merchant/role/{id}',
  summary: 'One role',
  access: mayRead,
  rate: 'read',
  params,
  reply: Role,
  refusals: ['not_found'],
});

export const createRole = endpoint({
  id: 'role.create',
  face: 'admin',
  method: 'POST',
  path: '/merchant/role',
  summary: 'Makes a role',
  access: 'superAdmin',
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject(fields),
  reply: Role,
  refusals: ['already_exists'],
});

export const updateRole = endpoint({
  id: 'role.update',
  face: 'admin',
  method: 'PUT',
  path: '/merchant/role/{id}',
  summary: 'Changes name and permissions; anyone who has the role must log in again when its permissions change',
  access: 'superAdmin',
  rate: 'write',
  params,
  body: z.strictObject({ ...fields, version: Version }),
  reply: Role,
  refusals: ['not_found', 'already_exists', 'changed_elsewhere'],
});

const StatusToSet = RoleStatus.extract(['enabled', 'disabled']);
/** The code as text or as a number: callers write both. */
const WrittenStatus = z.union([
  StatusToSet,
  z.pipe(
    z.literal([0, 1]),
    z.transform((code) => (code === 0 ? enabled : disabled)),
  ),
]);

export const changeRoleStatus = endpoint({
  id: 'role.changeStatus',
  face: 'admin',
  method: 'PUT',
  path: '/merchant/role/changeStatus',
  summary: 'Enables or disables a role',
  access: 'superAdmin',
  rate: 'write',
  body: z.strictObject({ id: Id, status: WrittenStatus }),
  reply: Role,
  refusals: ['not_found', 'state_forbids'],
});

export const deleteRole = endpoint({
  id: 'role.delete',
  face: 'admin',
  method: 'DELETE',
  path: '/merchant/role/{id}',
  summary: 'Deletes a role; its members stay in the team without rights',
  access: 'superAdmin',
  rate: 'write',
  params,
  reply: z.null(),
  refusals: ['not_found'],
});

export const previewRole = endpoint({
  id: 'role.preview',
  face: 'admin',
  method: 'POST',
  path: '/merchant/role/{id}/preview',
  summary: 'Shows the back office as this role would see it: its rights and no more, and nothing can be changed',
  access: 'superAdmin',
  rate: 'write',
  params,
  reply: z.object({ token: z.string() }),
  refusals: ['not_found'],
});

export const endPreview = endpoint({
  id: 'role.endPreview',
  face: 'admin',
  method: 'DELETE',
  path: '/merchant/role/preview',
  summary: 'Back to one’s own rights',
  access: 'session',
  rate: 'write',
  reply: z.object({ token: z.string() }),
  refusals: ['state_forbids'],
});
