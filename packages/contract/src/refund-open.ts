import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { expandedOf, expandOf } from './expansion.ts';
import { DateBasis, MerchantOrderNumber, MethodFilter } from './order.ts';
import { ofOrderExpansions } from './order-expansion.ts';
import { PageQuery } from './page.ts';
import { MerchantRefundNumber, Refund, RefundReason, RefundReview, RefundStatus } from './refund.ts';
import { refusedRequests } from './refund-request.ts';
import { Amount, InstantInput, inOrder, severalOf, whole } from './scalars.ts';

export const createRefund = endpoint({
  id: 'refund.create',
  face: 'open',
  method: 'POST',
  path: '/refund',
  summary: 'Gives a paid order back, in part or whole; what becomes of it is told by a notification',
  access: 'merchant',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    merchantOrderNumber: MerchantOrderNumber,
    merchantRefundNumber: MerchantRefundNumber,
    amount: Amount,
    reason: RefundReason,
    goodsQuantity: z.optional(whole(1, 1_000_000)),
  }),
  reply: Refund,
  refusals: [...refusedRequests, 'refund_number_used'],
});

/** A refund, with its order where that was requested as well. */
export const QueriedRefund = z.extend(Refund, expandedOf(ofOrderExpansions));
export type QueriedRefund = z.infer<typeof QueriedRefund>;

export const queryRefund = endpoint({
  id: 'refund.query',
  face: 'open',
  method: 'GET',
  path: '/refund/{merchantRefundNumber}',
  summary: "One refund by the merchant's own number",
  access: 'merchant',
  rate: 'read',
  params: z.object({ merchantRefundNumber: MerchantRefundNumber }),
  query: z.strictObject({ expand: expandOf(ofOrderExpansions) }),
  reply: QueriedRefund,
  refusals: ['not_found'],
});

export const queryOrderRefunds = endpoint({
  id: 'refund.queryOfOrder',
  face: 'open',
  method: 'GET',
  path: '/order/{merchantOrderNumber}/refund',
  summary: 'Every refund of one order, newest first',
  access: 'merchant',
  rate: 'read',
  params: z.object({ merchantOrderNumber: MerchantOrderNumber }),
  reply: z.array(Refund),
  refusals: ['not_found'],
});

/** A page of a list for a merchant's server: the next page is requested with `nextCursor`, null on the last page. */
const RefundPage = z.object({ list: z.array(QueriedRefund), nextCursor: z.nullable(z.string()) });

export const findRefunds = endpoint({
  id: 'refund.find',
  face: 'open',
  method: 'GET',
  path: '/refund',
  summary:
    'Refunds of a period of up to 31 days, no more than twelve months back, newest first by the chosen date; without dates, of the past 31 days',
  access: 'merchant',
  rate: 'read',
  query: inOrder(
    z.strictObject({
      review: z.optional(severalOf(RefundReview)),
      status: z.optional(severalOf(RefundStatus)),
      method: z.optional(MethodFilter),
      /** Whether the period speaks of when refunds were asked for (1, unless said) or ended (2). */
      basis: z.optional(DateBasis),
      /** From this instant. */
      from: z.optional(InstantInput),
      /** Before this instant. */
      to: z.optional(InstantInput),
      expand: expandOf(ofOrderExpansions),
      pageSize: PageQuery.shape.pageSize,
      cursor: PageQuery.shape.cursor,
    }),
  ),
  reply: RefundPage,
  refusals: [],
});
