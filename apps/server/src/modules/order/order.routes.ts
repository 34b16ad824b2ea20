import { closeOrder, createOrder, endOrder, getOrder, listOrders, queryOrder } from '@balcao/contract/order';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { findOrders } from '@balcao/contract/order-find';
import type { Implement } from '../../platform/implement.ts';
import type { OrderService } from './order.service.ts';
import type { OrderFindService } from './order-find.service.ts';
import type { OrderListService } from './order-list.service.ts';

export const orderRoutes = (
  implement: Implement,
  orders: OrderService,
  lists: OrderListService,
  finds: OrderFindService,
): void => {
  implement(createOrder, orders.create);
  implement(findOrders, finds.find);
  implement(queryOrder, orders.query);
  implement(closeOrder, orders.close);
  implement(listOrders, lists.list);
  implement(getOrder, lists.get);
  implement(listMerchantOrders, lists.ofMerchant);
  implement(endOrder, orders.end);
};
