import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email, Id } from './scalars.ts';

/** Who decides is not who administers. */
export const StaffRole = z.enum(['reviewer', 'finance', 'support', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

/** What staff may do beside signing in. */
export type StaffRight = 'review.see' | 'review.decide' | 'document.see' | 'staff.manage' | 'audit.see';
/** Who may what: those who decide do not administer, those who administer see no documents and decide nothing. */
export const staffRights = {
  reviewer: ['review.see', 'review.decide', 'document.see'],
  finance: ['review.see'],
  support: ['review.see'],
  admin: ['review.see', 'staff.manage', 'audit.see'],
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
});
export type StaffMember = z.infer<typeof StaffMember>;

export const loginStaff = endpoint({
  id: 'staff.login',
  face: 'console',
  method: 'POST',
  path: '/staff/login',
  summary: 'Signs platform staff in',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ email: Email, password: z.string().min(1).max(200) }),
  /** With `step`, the token can do nothing but take that step, or sign out. */
  reply: z.object({ token: z.string(), step: z.enum(['code', 'setUp']).nullable() }),
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

/** What staff did that others may ask about. */
export const StaffDeedKind = z.enum([
  'reviewOpened',
  'documentOpened',
  'reviewApproved',
  'reviewRejected',
  'reviewQuestion',
  'reopeningAsked',
  'reopeningRefused',
  'reopened',
  'staffAdded',
  'staffChanged',
  'staffDisabled',
  'staffEnabled',
  'factorReset',
]);
export type StaffDeedKind = z.infer<typeof StaffDeedKind>;
