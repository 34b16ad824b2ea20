import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './scalars.ts';

/** So many QR codes can be chosen in the filter of orders: all that hang, then the ones that were removed last. */
export const filteredCodesAtMost = 300;

/** A QR code of the shop as the filter of orders names it. */
export const OrderShopCode = z.object({ id: Id, name: z.string(), isRemoved: z.boolean() });
export type OrderShopCode = z.infer<typeof OrderShopCode>;

export const listOrderShopCodes = endpoint({
  id: 'order.listCodes',
  face: 'admin',
  method: 'GET',
  path: '/order/code',
  summary: 'The QR codes of the shop by which orders can be filtered, also those that were removed',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  reply: z.object({ list: z.array(OrderShopCode) }),
  refusals: [],
});
