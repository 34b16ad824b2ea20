import * as z from 'zod/mini';
import { Dispute } from './dispute.ts';
import type { NameOf } from './expansion.ts';
import { Order } from './order.ts';
import { orderSettling } from './order-settlement.ts';
import { Refund } from './refund.ts';

/** Where an order stands on its way to the merchant's balance. */
export const OrderSettling = z.object(orderSettling);
export type OrderSettling = z.infer<typeof OrderSettling>;

/** What may stand with an order of the open API. */
export const orderExpansions = {
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  settlement: OrderSettling,
} as const;
export type OrderExpansion = NameOf<typeof orderExpansions>;

/** What may stand with what is about one order. */
export const ofOrderExpansions = { order: Order } as const;
export type OfOrderExpansion = NameOf<typeof ofOrderExpansions>;
