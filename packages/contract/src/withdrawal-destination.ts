import { isPixKey, type PixKeyType } from '@balcao/brazil/pix-key';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BankAccount } from './merchant-account.ts';
import { Id, Instant, identifier } from './scalars.ts';
import { DestinationKind, PixKeyTypeCode } from './withdrawal.ts';

/** A team has so many destinations at most. */
export const destinationsAtMost = 10;
/** Hours until money can be sent to a destination that a member has added (rule: approved-by-code). */
export const destinationHoldHours = 24;

/** Where a team's money may go. */
export const Destination = z.object({
  id: Id,
  kind: DestinationKind,
  /** Null of a bank account. */
  pixKeyType: z.nullable(PixKeyTypeCode),
  /** The Pix key or the number of the account, hidden but for its ends. */
  account: z.string(),
  accountName: z.string(),
  institution: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  /** `form`: of the merchant's data for payments, as they were accepted; it goes with them. `member`: someone added it. */
  source: z.enum(['form', 'member']),
  /** The name of the member who added it. */
  addedBy: z.nullable(z.string()),
  addedAt: Instant,
  /** Money can be sent there from then on. */
  usableFrom: Instant,
  isHeld: z.boolean(),
  lastUsedAt: z.nullable(Instant),
});
export type Destination = z.infer<typeof Destination>;

const PixDestination = z
  .strictObject({ kind: z.literal('pix'), pixKeyType: PixKeyTypeCode, pixKey: identifier(77) })
  .check(
    z.refine(({ pixKeyType, pixKey }) => isPixKey(pixKeyType as PixKeyType, pixKey), {
      path: ['pixKey'],
      params: { text: 'pixKey' },
    }),
  );
const BankDestination = z.strictObject({ kind: z.literal('bank'), ...BankAccount.shape });
/** A destination as a member adds it. */
export const NewDestination = z.discriminatedUnion('kind', [PixDestination, BankDestination]);
export type NewDestination = z.infer<typeof NewDestination>;

const access = (level: 'read' | 'write') => ({ menu: 'payment.financial', level }) as const;

export const listDestinations = endpoint({
  id: 'withdrawal.destinations',
  face: 'admin',
  method: 'GET',
  path: '/withdrawal/destination',
  summary: 'Where the team’s money may go: what was accepted first, then what members added',
  access: access('read'),
  rate: 'read',
  reply: z.object({ list: z.array(Destination) }),
  refusals: [],
});

export const addDestination = endpoint({
  id: 'withdrawal.addDestination',
  face: 'admin',
  method: 'POST',
  path: '/withdrawal/destination',
  summary: 'Adds a Pix key or a bank account of the merchant itself; usable after a day, and every super admin is told',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  body: NewDestination,
  reply: Destination,
  refusals: ['not_certified', 'merchant_frozen', 'already_exists', 'destinations_full'],
});

export const removeDestination = endpoint({
  id: 'withdrawal.removeDestination',
  face: 'admin',
  method: 'DELETE',
  path: '/withdrawal/destination/{id}',
  summary: 'Removes a destination that a member added; what is on its way there goes on',
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  params: z.object({ id: Id }),
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});
