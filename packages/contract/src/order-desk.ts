import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Order, orderFilter } from './order.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import { Id, inOrder } from './scalars.ts';

/** An order of a merchant as staff see it: without who owes it and without what the merchant noted for itself. */
export const DeskOrder = z.omit(Order, { due: true, metadata: true });
export type DeskOrder = z.infer<typeof DeskOrder>;

export const listMerchantOrders = endpoint({
  id: 'order.ofMerchant',
  face: 'console',
  method: 'GET',
  path: '/merchant/{id}/order',
  summary: 'Orders of a merchant of the past three months, newest first by the chosen date, for staff',
  access: { staff: 'merchant.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: inOrder(z.extend(SortedPageQuery, orderFilter)),
  reply: pageOf(DeskOrder),
  refusals: [],
});
