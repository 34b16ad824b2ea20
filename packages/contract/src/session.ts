import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { menuLevels } from './menus.ts';
import { Email, Id, Instant } from './scalars.ts';

export const ReviewStatus = z.enum(['NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;
/** Role status (specification §4, reading 22). */
export const RoleStatus = z.enum({ enabled: '0', disabled: '1', deleted: '2' });

/** Session info (specification §3): who one is, and in which team with which rights. */
export const CurrentUser = z.object({
  accountId: Id,
  account: z.string(),
  email: z.string(),
  createdAt: Instant,
  /** Null while no team is chosen. */
  merchantId: Id.nullable(),
  merchantNumber: z.string().nullable(),
  businessName: z.string().nullable(),
  isAdmin: z.boolean(),
  roleName: z.string().nullable(),
  roleStatus: RoleStatus.nullable(),
  reviewStatus: ReviewStatus.nullable(),
  menuPermissions: z.array(z.object({ menuId: z.string(), permissionLevel: z.enum(menuLevels) })),
  timezone: z.string(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const TeamEntry = z.object({
  merchantId: Id,
  merchantNumber: z.string(),
  name: z.string(),
  type: z.enum(['enterprise', 'personal']),
  createdByMe: z.boolean(),
  isAdmin: z.boolean(),
  roleName: z.string().nullable(),
  roleStatus: RoleStatus.nullable(),
  reviewStatus: ReviewStatus,
});
export type TeamEntry = z.infer<typeof TeamEntry>;

export const login = endpoint({
  id: 'session.login',
  face: 'admin',
  method: 'POST',
  path: '/merchant/login',
  summary: 'Logs in by e-mail and password',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ email: Email, password: z.string().min(1).max(200) }),
  reply: z.object({ token: z.string() }),
  refusals: ['credentials_wrong', 'account_locked'],
});

export const logout = endpoint({
  id: 'session.logout',
  face: 'admin',
  method: 'POST',
  path: '/merchant/logout',
  summary: 'Ends the session',
  access: 'session',
  rate: 'write',
  reply: z.null(),
  refusals: [],
});

export const currentUser = endpoint({
  id: 'session.current',
  face: 'admin',
  method: 'GET',
  path: '/merchant/user/current',
  summary: 'Who is logged in, and in which team with which rights',
  access: 'session',
  rate: 'read',
  reply: CurrentUser,
  refusals: [],
});

export const listTeams = endpoint({
  id: 'session.teams',
  face: 'admin',
  method: 'POST',
  path: '/merchant/login/merchantListByToken',
  summary: 'The teams of the person who is logged in',
  access: 'session',
  rate: 'read',
  reply: z.object({ merchantList: z.array(TeamEntry) }),
  refusals: [],
});

export const changeTeam = endpoint({
  id: 'session.changeTeam',
  face: 'admin',
  method: 'POST',
  path: '/merchant/changeMerchant',
  summary: 'Chooses the team to work in; the session gets a new token',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ merchantId: Id }),
  reply: z.object({ token: z.string() }),
  refusals: ['not_found'],
});
