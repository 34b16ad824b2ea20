import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { token } from './scalars.ts';
import { differing, NewPassword, StaffEntry, StaffRole } from './staff.ts';

/** What stands behind the `#` of the link in the mail. */
const SetUpToken = token(43);

export const readStaffSetUp = endpoint({
  id: 'staff.readSetUp',
  face: 'console',
  method: 'POST',
  path: '/staff/set-up/read',
  summary: 'For whom a set-up link is',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ token: SetUpToken }),
  reply: z.object({ name: z.string(), email: z.string(), role: StaffRole }),
  refusals: ['not_found', 'invitation_expired', 'invitation_used'],
});

export const setUpStaff = endpoint({
  id: 'staff.setUp',
  face: 'console',
  method: 'POST',
  path: '/staff/set-up',
  summary: 'Chooses the password by the link from the mail, once, and signs in',
  access: 'public',
  rate: 'guess',
  body: z
    .strictObject({ token: SetUpToken, ...NewPassword })
    .check(z.refine((ask) => ask.password === ask.passwordAgain, differing)),
  reply: StaffEntry,
  refusals: ['not_found', 'invitation_expired', 'invitation_used'],
});
