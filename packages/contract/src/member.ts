import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { RoleStatus } from './role.ts';
import { Id, Instant, identifier, severalOf, Version } from './scalars.ts';

/** Someone who works in the team. */
export const Member = z.object({
  /** The account's id. */
  id: Id,
  account: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Null for a super admin. */
  role: z.nullable(z.object({ id: Id, name: z.string(), status: RoleStatus })),
  joinedAt: Instant,
  /** The last use of any session in this team; null when there was none lately. */
  lastUsedAt: z.nullable(Instant),
  twoFactor: z.boolean(),
  isMe: z.boolean(),
  /** What the caller may do with this member, so that the screen shows no button that would be refused. */
  changeable: z.boolean(),
  removable: z.boolean(),
  version: z.int(),
});
export type Member = z.infer<typeof Member>;

const mayRead = { menu: 'setting.team', level: 'read' } as const;
const mayWrite = { menu: 'setting.team', level: 'write' } as const;
const params = z.object({ id: Id });

/** One of the places that the list can be narrowed to: a role, or super admin. */
const MemberRole = z.union([Id, z.literal('superAdmin')]);

export const listMembers = endpoint({
  id: 'member.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/user',
  summary: "The team's members: super admins first, then by name",
  access: mayRead,
  rate: 'read',
  /** `search`: a part of the name or the e-mail. Teams are small: pages go by number. */
  query: z.extend(z.omit(PageQuery, { cursor: true }), {
    search: z.optional(identifier(100)),
    roleId: z.optional(severalOf(MemberRole)),
  }),
  reply: pageOf(Member),
  refusals: [],
});

export const getMember = endpoint({
  id: 'member.get',
  face: 'admin',
  method: 'GET',
  path: '/merchant/user/{id}',
  summary: 'One member',
  access: mayRead,
  rate: 'read',
  params,
  reply: Member,
  refusals: ['not_found'],
});

export const updateMember = endpoint({
  id: 'member.update',
  face: 'admin',
  method: 'PUT',
  path: '/merchant/user/{id}',
  summary: 'Gives a member another role, or makes them super admin; takes effect at their next call',
  access: mayWrite,
  rate: 'write',
  params,
  /** Only a super admin can make others super admins or revoke that; members cannot grant more than they have, or change themselves. */
  body: z
    .strictObject({ isAdmin: z.boolean(), roleId: z.nullable(Id), version: Version })
    .check(z.refine(({ isAdmin, roleId }) => isAdmin === (roleId === null), { path: ['roleId'] })),
  reply: Member,
  refusals: ['not_found', 'changed_elsewhere', 'state_forbids', 'rights_exceeded', 'role_off', 'last_admin'],
});

export const removeMember = endpoint({
  id: 'member.remove',
  face: 'admin',
  method: 'DELETE',
  path: '/merchant/user/{id}',
  summary: 'Takes a member out of the team; takes effect at their next call',
  access: mayWrite,
  rate: 'write',
  params,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids', 'rights_exceeded', 'last_admin'],
});

export const listAdmins = endpoint({
  id: 'member.admins',
  face: 'admin',
  method: 'GET',
  path: '/merchant/user/admins',
  summary: 'Whom to ask for a right: the super admins of the team',
  access: 'session',
  rate: 'read',
  reply: z.object({
    list: z.array(z.object({ account: z.string(), email: z.string(), avatar: z.nullable(z.string()) })),
  }),
  refusals: ['team_missing'],
});
