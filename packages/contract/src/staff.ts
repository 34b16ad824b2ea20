import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email, Id } from './scalars.ts';

/** Who decides is not who administers. */
export const StaffRole = z.enum(['reviewer', 'finance', 'support', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;
export const StaffMember = z.object({ staffId: Id, name: z.string(), email: z.string(), role: StaffRole });
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
  reply: z.object({ token: z.string() }),
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
  access: 'staff',
  rate: 'write',
  reply: z.null(),
  refusals: [],
});
