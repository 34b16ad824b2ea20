import * as z from 'zod/mini';
import { LoginName } from './account.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { menuLevels } from './menus.ts';
import { RoleStatus } from './role.ts';
import { Id, Instant, secret } from './scalars.ts';

export const ReviewStatus = codes(['NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** Session info: who one is, and in which team with which rights. */
export const CurrentUser = z.object({
  accountId: Id,
  account: z.string(),
  email: z.string(),
  /** The path of the picture, or null. */
  avatar: z.nullable(z.string()),
  /** Whether two-step verification is on. */
  twoFactor: z.boolean(),
  /** Whether the account has a password: one that was opened on the phone has none until its owner sets it. */
  hasPassword: z.boolean(),
  /** The name of the chat account that is bound, or null. */
  chatAccount: z.nullable(z.string()),
  /** Its id, or null; a super admin needs one to work with channels. */
  chatAccountId: z.nullable(Id),
  createdAt: Instant,
  /** Null while no team is chosen. */
  merchantId: z.nullable(Id),
  merchantNumber: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  isAdmin: z.boolean(),
  roleName: z.nullable(z.string()),
  roleStatus: z.nullable(RoleStatus),
  /** The names of the roles that give rights now: none for a super admin, and none while the role is disabled. */
  roles: z.array(z.string()),
  /** Where the team's certification stands: its last submission. */
  reviewStatus: z.nullable(ReviewStatus),
  /** Where its data for payments stand. */
  formStatus: z.nullable(ReviewStatus),
  /** The submission of that data that came last, or null. */
  formId: z.nullable(Id),
  /** Whether that data is still to be filled in for the first time. */
  newMerchantForm: z.boolean(),
  /** The merchant number under which payments are taken, or null until the team may take any. */
  payMerchCode: z.nullable(z.string()),
  /** The chat app has checked the real name of the person. */
  realCert: z.boolean(),
  /** The team is certified, which mini programs, channels and payments need; money needs `paymentCert` (rule: certified-first). */
  teamCert: z.boolean(),
  paymentCert: z.boolean(),
  menuPermissions: z.array(z.object({ menuId: z.string(), permissionLevel: z.enum(menuLevels) })),
  /** The menus that the person reaches at any level; all of them for a super admin. */
  menuIdList: z.array(z.string()),
  timezone: z.string(),
  /** The role as which a super admin looks at the back office, without being able to change anything; else null. */
  preview: z.nullable(z.object({ roleId: Id, roleName: z.string() })),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const TeamEntry = z.object({
  merchantId: Id,
  merchantNumber: z.string(),
  name: z.string(),
  type: z.enum(['enterprise', 'personal']),
  createdByMe: z.boolean(),
  isAdmin: z.boolean(),
  roleName: z.nullable(z.string()),
  roleStatus: z.nullable(RoleStatus),
  reviewStatus: ReviewStatus,
});
export type TeamEntry = z.infer<typeof TeamEntry>;

export const login = endpoint({
  id: 'session.login',
  face: 'admin',
  method: 'POST',
  path: '/merchant/login',
  summary: 'Logs in by e-mail or username, and password',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ email: LoginName, password: secret(200) }),
  /** With `twoFactorRequired`, the token is only valid for `verify-login` and `logout` (rule: second-factor-first). */
  reply: z.object({ token: z.string(), twoFactorRequired: z.boolean() }),
  refusals: ['credentials_wrong', 'account_locked'],
});

export const logout = endpoint({
  id: 'session.logout',
  face: 'admin',
  method: 'POST',
  path: '/merchant/logout',
  summary: 'Ends the session',
  access: 'pending',
  rate: 'write',
  reply: z.null(),
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

/** One place where the person is logged in. */
export const SessionEntry = z.object({
  id: Id,
  browser: z.string(),
  system: z.string(),
  /** Whether a phone, a tablet or a computer. */
  device: z.enum(['phone', 'tablet', 'computer']),
  ip: z.string(),
  /** The IANA zone that the browser said it is in at login: its city tells roughly where. */
  timeZone: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  isThis: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

export const listSessions = endpoint({
  id: 'session.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/session',
  summary: 'Where the person is logged in: this session first, then by last use',
  access: 'session',
  rate: 'read',
  reply: z.object({ list: z.array(SessionEntry) }),
  refusals: [],
});

export const endSession = endpoint({
  id: 'session.end',
  face: 'admin',
  method: 'DELETE',
  path: '/merchant/session/{id}',
  summary: 'Ends one of the person’s sessions',
  access: 'session',
  rate: 'write',
  params: z.object({ id: Id }),
  reply: z.null(),
  refusals: ['not_found'],
});

export const endOtherSessions = endpoint({
  id: 'session.endOthers',
  face: 'admin',
  method: 'POST',
  path: '/merchant/session/endOthers',
  summary: 'Logs out everywhere else',
  access: 'session',
  rate: 'write',
  /** How many were ended. */
  reply: z.object({ ended: z.int() }),
  refusals: [],
});
