import { closeOrder, createOrder, exportOrders, getOrder, listOrders, queryOrder } from '@balcao/contract/order';
import type { Implement } from '../../platform/implement.ts';
import type { OrderService } from './order.service.ts';
import type { OrderListService } from './order-list.service.ts';

export const orderRoutes = (implement: Implement, orders: OrderService, lists: OrderListService): void => {
  implement(createOrder, orders.create);
  implement(queryOrder, orders.query);
  implement(closeOrder, orders.close);
  implement(listOrders, lists.list);
  implement(exportOrders, lists.export);
  implement(getOrder, lists.get);
};
