import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { OrderFilter } from './order.ts';
import { Centavos } from './scalars.ts';

/** So many orders are summed at most: of more there is only the word that they are more. */
export const summedAtMost = 100_000;

/** What the paid ones among some orders come to, in centavos: gross less the three others is net, to the centavo. */
export const OrderSums = z.object({
  /** How many are paid. */
  paid: z.int(),
  /** What was paid. */
  gross: Centavos,
  /** What has been given back, or is on its way. */
  refunded: Centavos,
  /** What the payers' banks took back by themselves. */
  bankReturned: Centavos,
  /** What the platform keeps. */
  fee: Centavos,
  /** What stays with the merchant. */
  net: Centavos,
});
export type OrderSums = z.infer<typeof OrderSums>;

export const sumOrders = endpoint({
  id: 'order.sums',
  face: 'admin',
  method: 'GET',
  path: '/order/sums',
  summary: 'What the orders of a filter come to: how many there are, what was paid, given back and kept, exactly',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  query: OrderFilter,
  reply: z.object({
    /** How many orders the filter lets through, counted up to {@link summedAtMost}. */
    count: z.int(),
    /** There are more than were counted. */
    isCapped: z.boolean(),
    /** Null where there are more than are summed: a sum of a part would be read as that of all. */
    sums: z.nullable(OrderSums),
  }),
  refusals: [],
});
