import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { RefundDetail, RefundReason, RefundSources } from './refund.ts';
import { Amount, BusinessNumber, Centavos, Instant, line, Version, whole } from './scalars.ts';

const access = { menu: 'payment.refunds', level: 'write' } as const;
const ofNumber = z.object({ number: BusinessNumber });

/** What can still be given back of an order, and where its money would come from; centavos. */
export const Refundable = z.object({
  paid: Centavos,
  fee: Centavos,
  /** By refunds, also those that still wait for people. */
  refundTaken: Centavos,
  /** What the bank took by itself. */
  bankReturned: Centavos,
  feeReturned: Centavos,
  /** What of the fee has not come back. */
  feeLeft: Centavos,
  /** What can still be given back. */
  left: Centavos,
  /** So many more refunds. */
  refundsLeft: z.int(),
  /** So many pieces have not come back yet, nor been asked for. */
  piecesLeft: z.int(),
  until: Instant,
  sources: RefundSources,
  /** What will happen to a refund that this member asks for. */
  automatic: z.boolean(),
  /** From this amount on a second person must agree: the policy's less what was given back of the order before. */
  secondPersonFrom: z.nullable(Centavos),
});
export type Refundable = z.infer<typeof Refundable>;

export const getRefundable = endpoint({
  id: 'refund.refundable',
  face: 'admin',
  method: 'GET',
  path: '/order/{number}/refundable',
  summary: 'What can still be given back of a paid order, and where the money would come from',
  access,
  rate: 'read',
  params: ofNumber,
  reply: Refundable,
  refusals: ['not_found', 'order_not_paid'],
});

/** Why a refund cannot be requested, for every caller. */
export const refusedRequests = [
  'not_found',
  'order_not_paid',
  'refund_exceeds_order',
  'refunds_full',
  'refund_too_late',
  'balance_insufficient',
] as const;

export const requestRefund = endpoint({
  id: 'refund.request',
  face: 'admin',
  method: 'POST',
  path: '/refund',
  summary: 'Gives a paid order back, in part or whole',
  access,
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  body: z.strictObject({
    orderNumber: BusinessNumber,
    amount: Amount,
    reason: RefundReason,
    goodsQuantity: z.optional(whole(1, 1_000_000)),
  }),
  reply: RefundDetail,
  refusals: [...refusedRequests],
});

export const approveRefund = endpoint({
  id: 'refund.approve',
  face: 'admin',
  method: 'POST',
  path: '/refund/{number}/approve',
  summary: 'Agrees to a refund that waits; above the amount of the policy two people must',
  access,
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  params: ofNumber,
  /**
   * The version of the refund that was seen, so that a person who is told that one more must agree cannot send the money as the second by accident.
   */
  body: z.strictObject({ version: Version }),
  reply: RefundDetail,
  refusals: [
    'not_found',
    'colleague_first',
    'changed_elsewhere',
    'refund_same_person',
    'refund_exceeds_order',
    'refund_too_late',
    'balance_insufficient',
  ],
});

export const rejectRefund = endpoint({
  id: 'refund.reject',
  face: 'admin',
  method: 'POST',
  path: '/refund/{number}/reject',
  summary: 'Rejects a refund that waits, with the reason',
  access,
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  params: ofNumber,
  body: z.strictObject({ reason: line(200) }),
  reply: RefundDetail,
  refusals: ['not_found', 'colleague_first'],
});
