import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email, Id, Instant } from './scalars.ts';

/** A team that a person leaves with their account. */
export const TeamToLeave = z.object({
  merchantId: Id,
  name: z.string(),
  /** Members apart from this person. */
  others: z.int(),
  /** This person is the only super admin, and something needs one: other members, a certification, data for payments. */
  needsAdmin: z.boolean(),
});
export type TeamToLeave = z.infer<typeof TeamToLeave>;

export const readAccountErasure = endpoint({
  id: 'account.erasure',
  face: 'admin',
  method: 'GET',
  path: '/merchant/account/erasure',
  summary:
    'The teams that the person leaves when their account is erased, and those that need another super admin first',
  access: 'session',
  rate: 'read',
  reply: z.object({ teams: z.array(TeamToLeave) }),
  refusals: [],
});

export const eraseAccount = endpoint({
  id: 'account.erase',
  face: 'admin',
  method: 'POST',
  path: '/merchant/account/erasure',
  summary:
    'Erases the account of the person who asks: they leave their teams, nobody is named by it, and every session ends. What teams sent, and their activity log, stay as the law says',
  access: 'session',
  rate: 'guess',
  proof: true,
  /** The e-mail of the account, typed, so that none is erased by mistake. */
  body: z.strictObject({ email: Email }),
  reply: z.object({ erasedAt: Instant }),
  refusals: ['last_admin'],
});
