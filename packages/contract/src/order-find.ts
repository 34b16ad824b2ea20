import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { expandedOf, expandOf } from './expansion.ts';
import { DateBasis, MethodFilter, Order, OrderStatus, PaymentProduct } from './order.ts';
import { orderExpansions } from './order-expansion.ts';
import { metadataPair, withPair } from './order-metadata.ts';
import { PageQuery } from './page.ts';
import { InstantInput, inOrder, severalOf } from './scalars.ts';

/** An order of a list, with what was asked for. */
export const FoundOrder = z.extend(Order, expandedOf(orderExpansions));
export type FoundOrder = z.infer<typeof FoundOrder>;

/** A page of a list for a merchant's server: the next page is requested with `nextCursor`, null on the last page. */
const OrderPage = z.object({ list: z.array(FoundOrder), nextCursor: z.nullable(z.string()) });

/** So many days one question may span. */
export const findDaysAtMost = 31;

export const findOrders = endpoint({
  id: 'order.find',
  face: 'open',
  method: 'GET',
  path: '/order',
  summary:
    'Orders of a period of up to 31 days, no more than twelve months back, newest first by the chosen date; without dates, of the past 31 days',
  access: 'merchant',
  rate: 'read',
  query: inOrder(
    withPair(
      z.strictObject({
        status: z.optional(severalOf(OrderStatus)),
        method: z.optional(MethodFilter),
        product: z.optional(severalOf(PaymentProduct)),
        /** Whether the period speaks of when orders were created (1, unless said) or completed (2). */
        basis: z.optional(DateBasis),
        /** From this instant. */
        from: z.optional(InstantInput),
        /** Before this instant. */
        to: z.optional(InstantInput),
        ...metadataPair,
        expand: expandOf(orderExpansions),
        pageSize: PageQuery.shape.pageSize,
        cursor: PageQuery.shape.cursor,
      }),
    ),
  ),
  reply: OrderPage,
  refusals: [],
});
