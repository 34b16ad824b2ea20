import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PaymentMethod } from './order.ts';
import { BusinessNumber, Centavos, Id, Instant, lettersAndDigits } from './scalars.ts';

/**
 * Outcomes that a rail may leave unknown: the payment of an expired order, a refund, a capture or release of a hold, an unexpected hold or payment
 * that goes back, and a withdrawal.
 */
export const UnknownKind = codes(['order', 'refund', 'hold', 'stray', 'return', 'withdrawal']);
export type UnknownKind = z.infer<typeof UnknownKind>;

/** For so long a rail may leave something unknown before staff hear of it (rule: unknown-outcome). */
export const unknownAfterHours = 24;
/** So many of each kind are listed at most; the counts are whole. */
export const unknownListedAtMost = 100;

export const UnknownOutcome = z.object({
  kind: UnknownKind,
  /** For an unidentified payment, number and name are empty. */
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  /** What it is asked about by: a number of ours, or what the rail knows the payment by. */
  about: z.string(),
  /** The order that it is about; null of a withdrawal. */
  orderNumber: z.nullable(BusinessNumber),
  amount: Centavos,
  /** The rail, by the payment method; null where a bank pays out. */
  method: z.nullable(PaymentMethod),
  /** Since when it should be known. */
  since: Instant,
  /** How often the rail was asked in vain. */
  checks: z.int(),
  nextCheckAt: Instant,
});
export type UnknownOutcome = z.infer<typeof UnknownOutcome>;

export const listUnknownOutcomes = endpoint({
  id: 'rail.unknown',
  face: 'console',
  method: 'GET',
  path: '/rail/unknown',
  summary: 'What the rails have left unknown for more than a day, of every merchant, the oldest first',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: z.object({ kind: z.optional(UnknownKind) }),
  reply: z.object({ list: z.array(UnknownOutcome), counts: z.record(UnknownKind, z.int()) }),
  refusals: [],
});

export const askRailNow = endpoint({
  id: 'rail.askNow',
  face: 'console',
  method: 'POST',
  path: '/merchant/{id}/unknown/{kind}/{about}/ask',
  summary: 'Has the rail asked at once what became of something; the answer is the rail’s own',
  access: { staff: 'finance.decide' },
  rate: 'write',
  params: z.object({ id: Id, kind: UnknownKind, about: lettersAndDigits(35) }),
  reply: z.null(),
  refusals: ['not_found'],
});
