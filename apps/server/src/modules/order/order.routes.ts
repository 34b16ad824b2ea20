import { closeOrder, createOrder, getOrder, listOrders } from '@balcao/contract/order';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { endOrder } from '@balcao/contract/order-end';
import { findOrders } from '@balcao/contract/order-find';
import { queryOrder } from '@balcao/contract/order-open';
import { sumOrders } from '@balcao/contract/order-sums';
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
  implement(sumOrders, lists.sums);
  implement(getOrder, lists.get);
  implement(listMerchantOrders, lists.ofMerchant);
  implement(endOrder, orders.end);
};
