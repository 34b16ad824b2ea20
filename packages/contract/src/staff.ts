import * as z from 'zod/mini';
import { Password } from './account.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { TotpCode } from './factor.ts';
import { Email, Id, secret } from './scalars.ts';

/** Who decides is not who administers. */
export const StaffRole = codes(['reviewer', 'finance', 'support', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

/** What staff may do, apart from signing in. */
export type StaffRight =
  | 'review.see'
  | 'review.decide'
  | 'document.see'
  | 'merchant.see'
  | 'merchant.assist'
  | 'finance.see'
  | 'finance.decide'
  | 'channel.see'
  | 'channel.decide'
  | 'staff.manage'
  | 'audit.see'
  | 'help.see';
/**
 * Who may what: those who decide do not administer, those who administer see no documents and decide nothing. `merchant.see`: merchants
 * with their orders, withdrawals and money, so that a merchant who asks gets an answer. `merchant.assist`: looking, with a reason, at what
 * is hidden of a merchant's people, and writing notes for colleagues. `finance.see`: the books of the platform, and
 * of people what is hidden from support. `channel.see`: what people reported of channels; `channel.decide`: taking down and freezing.
 * `help.see`: what readers miss in the help center.
 */
export const staffRights = {
  reviewer: ['review.see', 'review.decide', 'document.see', 'channel.see', 'channel.decide'],
  finance: ['review.see', 'merchant.see', 'merchant.assist', 'finance.see', 'finance.decide'],
  support: ['review.see', 'merchant.see', 'merchant.assist', 'channel.see', 'help.see'],
  admin: ['review.see', 'merchant.see', 'finance.see', 'channel.see', 'staff.manage', 'audit.see', 'help.see'],
} as const satisfies Record<StaffRole, readonly StaffRight[]>;
export const staffMay = (role: StaffRole, right: StaffRight): boolean =>
  (staffRights[role] as readonly StaffRight[]).includes(right);

export const StaffMember = z.object({
  staffId: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** Whether two-step verification is on. */
  twoFactor: z.boolean(),
  /** Whether it is required: everywhere except in the sandbox. */
  twoFactorRequired: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** With `step`, the token is only valid for that step, or for signing out. */
export const StaffEntry = z.object({ token: z.string(), step: z.nullable(z.enum(['code', 'setUp'])) });
export type StaffEntry = z.infer<typeof StaffEntry>;
/** The new session; the one that asked has ended. */
const NewSession = z.object({ token: z.string() });

/** A new password, typed twice. */
export const NewPassword = { password: Password, passwordAgain: secret(15, 0) } as const;
export const differing = { path: ['passwordAgain'], params: { text: 'passwordsDiffer' } };

export const loginStaff = endpoint({
  id: 'staff.login',
  face: 'console',
  method: 'POST',
  path: '/staff/login',
  summary: 'Signs platform staff in',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ email: Email, password: secret(200) }),
  reply: StaffEntry,
  refusals: ['credentials_wrong', 'account_locked'],
});

export const currentStaff = endpoint({
  id: 'staff.current',
  face: 'console',
  method: 'GET',
  path: '/staff/current',
  summary: 'Who is signed in',
  access: 'staff',
  rate: 'read',
  reply: StaffMember,
  refusals: [],
});

export const logoutStaff = endpoint({
  id: 'staff.logout',
  face: 'console',
  method: 'POST',
  path: '/staff/logout',
  summary: 'Ends the session',
  access: 'staffPending',
  rate: 'write',
  reply: z.null(),
  refusals: [],
});

export const endStaffSessions = endpoint({
  id: 'staff.endSessions',
  face: 'console',
  method: 'POST',
  path: '/staff/logout/everywhere',
  summary: 'Ends every session of the person, this one too',
  access: 'staff',
  rate: 'write',
  reply: z.null(),
  refusals: [],
});

export const verifyStaffFactor = endpoint({
  id: 'staff.verifyFactor',
  face: 'console',
  method: 'POST',
  path: '/staff/2fa/verify',
  summary: 'The second step of signing in; five wrong codes end it',
  access: 'staffPending',
  rate: 'guess',
  body: z.strictObject({ code: TotpCode }),
  reply: NewSession,
  refusals: ['factor_wrong', 'account_locked', 'state_forbids'],
});

export const generateStaffFactor = endpoint({
  id: 'staff.generateFactor',
  face: 'console',
  method: 'POST',
  path: '/staff/2fa/generate',
  summary: 'A new secret for the authenticator app; nothing changes before its first code was entered',
  access: 'staffPending',
  rate: 'guess',
  /** The password while two-step verification is off, a code of the app while it is on; null where signing in asks to set it up. */
  body: z.strictObject({ proof: z.nullable(secret(200).check(z.minLength(1))) }),
  /** `uri`: what the QR code says (otpauth://). `secret`: the same to be typed, base32. */
  reply: z.object({ uri: z.string(), secret: z.string() }),
  refusals: ['password_wrong', 'factor_wrong', 'account_locked', 'state_forbids'],
});

export const enableStaffFactor = endpoint({
  id: 'staff.enableFactor',
  face: 'console',
  method: 'POST',
  path: '/staff/2fa/enable',
  summary: 'Turns two-step verification on with the first code of the app; other sessions end',
  access: 'staffPending',
  rate: 'guess',
  body: z.strictObject({ code: TotpCode }),
  reply: NewSession,
  refusals: ['factor_wrong', 'state_forbids'],
});

export const disableStaffFactor = endpoint({
  id: 'staff.disableFactor',
  face: 'console',
  method: 'POST',
  path: '/staff/2fa/disable',
  summary: 'Turns two-step verification off with a code, where it may be off; other sessions end',
  access: 'staff',
  rate: 'guess',
  body: z.strictObject({ code: TotpCode }),
  reply: z.null(),
  refusals: ['factor_wrong', 'account_locked', 'state_forbids'],
});

export const changeStaffPassword = endpoint({
  id: 'staff.changePassword',
  face: 'console',
  method: 'POST',
  path: '/staff/password',
  summary: 'Sets a new password with the current one; other sessions end',
  access: 'staff',
  rate: 'guess',
  body: z
    .strictObject({ current: secret(200), ...NewPassword })
    .check(z.refine((ask) => ask.password === ask.passwordAgain, differing)),
  reply: z.null(),
  refusals: ['password_wrong', 'account_locked'],
});
