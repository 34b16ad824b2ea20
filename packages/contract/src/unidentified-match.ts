import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { OrderStatus } from './order.ts';
import { BusinessNumber, Centavos, EndToEndId, Id, Instant, line } from './scalars.ts';
import { UnidentifiedPayment } from './unidentified-payment.ts';

/**
 * Whether an order can take such a payment. `fits`: it waits for exactly this amount; `more`: it takes its own amount, and the rest goes back;
 * `less`: an order is never paid in part; `counted`: it was paid by it already, and the money is in suspense a second time; `ended`: an ended order
 * never changes; `card`: a card pays only the charge that it was asked for.
 */
export const MatchVerdict = codes([
  'fits',
  'more',
  'less',
  'counted',
  'ended',
  'paidByAnother',
  'methodDiffers',
  'card',
]);
export type MatchVerdict = z.infer<typeof MatchVerdict>;

/** An order that such money may be for, as staff look it up. */
export const MatchCandidate = z.object({
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  orderNumber: z.string(),
  merchantOrderNumber: z.string(),
  amount: Centavos,
  status: OrderStatus,
  createdAt: Instant,
  verdict: MatchVerdict,
});
export type MatchCandidate = z.infer<typeof MatchCandidate>;

export const findOrdersForPayment = endpoint({
  face: 'console',
  id: 'ownerless.orders',
  method: 'GET',
  path: '/ownerless/{endToEndId}/order',
  summary: 'Orders that such money may be for, found by one of their numbers, and what stands in the way of each',
  access: { staff: 'finance.decide' },
  rate: 'read',
  params: z.object({ endToEndId: EndToEndId }),
  /** The number of the order, its txid or the merchant's own number: each as a whole. */
  query: z.object({ number: line(80) }),
  reply: z.object({ list: z.array(MatchCandidate) }),
  refusals: ['not_found'],
});

export const matchUnidentifiedPayment = endpoint({
  face: 'console',
  id: 'ownerless.match',
  method: 'POST',
  path: '/ownerless/{endToEndId}/match',
  summary:
    'Pays the order that such money was found to be for, as if it had named it, and has the payer get back what is more; above the limit it asks a colleague to agree. The same again changes nothing',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ endToEndId: EndToEndId }),
  body: z.strictObject({
    merchantId: Id,
    orderNumber: BusinessNumber,
    /** Centavos that the payer gets back, as the requester saw them; 0 where left out. */
    difference: z.optional(Centavos),
    reason: line(300, 10),
  }),
  reply: UnidentifiedPayment,
  refusals: ['not_found', 'colleague_first', 'payment_has_order', 'order_takes_no_match'],
});
