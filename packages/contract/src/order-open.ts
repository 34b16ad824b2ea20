import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { expandedOf, expandOf } from './expansion.ts';
import { ChargedOrder, MerchantOrderNumber } from './order.ts';
import { orderExpansions } from './order-expansion.ts';

/** An order by its number, with what was asked for. */
export const QueriedOrder = z.extend(ChargedOrder, expandedOf(orderExpansions));
export type QueriedOrder = z.infer<typeof QueriedOrder>;

export const queryOrder = endpoint({
  id: 'order.query',
  face: 'open',
  method: 'GET',
  path: '/order/{merchantOrderNumber}',
  summary: "One order by the merchant's own number",
  access: 'merchant',
  rate: 'read',
  params: z.object({ merchantOrderNumber: MerchantOrderNumber }),
  query: z.strictObject({ expand: expandOf(orderExpansions) }),
  reply: QueriedOrder,
  refusals: ['not_found'],
});
