import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Email, Id, Instant, Version } from './scalars.ts';
import { StaffRole } from './staff.ts';

/** Days that a set-up link is good for. */
export const setUpLifeDays = 3;

/** Someone who works for the platform, as those who administer see them. */
export const StaffPerson = z.object({
  staffId: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** `waiting`: has not chosen a password yet. */
  status: z.enum(['waiting', 'active', 'disabled']),
  twoFactor: z.boolean(),
  lastUsedAt: z.nullable(Instant),
  createdAt: Instant,
  /** Until when the set-up link that was sent last is good; null when it was used or none was sent. */
  linkEndsAt: z.nullable(Instant),
  /** Rises with every change, so that two people do not overwrite each other. */
  version: z.int(),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

const common = { face: 'console', access: { staff: 'staff.manage' }, rate: 'write', reply: StaffPerson } as const;
const one = { ...common, params: z.object({ id: Id }) } as const;
const Name = nameLine(60, 2);

export const listStaff = endpoint({
  ...common,
  id: 'staff.list',
  method: 'GET',
  path: '/staff',
  summary: 'Everybody who works for the platform, by name',
  rate: 'read',
  reply: z.object({ list: z.array(StaffPerson) }),
  refusals: [],
});

export const addStaff = endpoint({
  ...common,
  id: 'staff.add',
  method: 'POST',
  path: '/staff',
  summary: 'Adds somebody, who gets a link by mail to choose their password',
  rate: 'mail',
  body: z.strictObject({ email: Email, name: Name, role: StaffRole }),
  refusals: ['already_exists'],
});

export const changeStaff = endpoint({
  ...one,
  id: 'staff.change',
  method: 'PUT',
  path: '/staff/{id}',
  summary: 'Changes name and role; a role counts from the next call on. Nobody changes their own role',
  body: z.strictObject({ name: Name, role: StaffRole, version: Version }),
  refusals: ['not_found', 'own_access', 'changed_elsewhere'],
});

export const sendStaffLink = endpoint({
  ...one,
  id: 'staff.sendLink',
  method: 'POST',
  path: '/staff/{id}/link',
  summary: 'Sends a new link to choose a password; the one before is no longer good',
  rate: 'mail',
  refusals: ['not_found', 'state_forbids', 'captcha_too_soon'],
});

export const disableStaff = endpoint({
  ...one,
  id: 'staff.disable',
  method: 'POST',
  path: '/staff/{id}/disable',
  summary: 'Shuts somebody out at once; nobody does it to themselves',
  refusals: ['not_found', 'own_access', 'state_forbids'],
});

export const enableStaff = endpoint({
  ...one,
  id: 'staff.enable',
  method: 'POST',
  path: '/staff/{id}/enable',
  summary: 'Lets somebody in again',
  refusals: ['not_found', 'state_forbids'],
});

export const resetStaffFactor = endpoint({
  ...one,
  id: 'staff.resetFactor',
  method: 'POST',
  path: '/staff/{id}/2fa/reset',
  summary: 'Turns off the second factor of somebody who has lost it; their sessions end. Nobody does it to themselves',
  refusals: ['not_found', 'own_access', 'state_forbids'],
});
