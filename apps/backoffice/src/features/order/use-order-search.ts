import { useSearch } from '@tanstack/react-router';
import { useBesideList } from '../../lib/beside-list.ts';
import type { OrderSearch } from './order.queries.ts';

/** The address of the list: its filters, its page, and the order that is open in the side panel. */
export const useOrderSearch = () => {
  const search: OrderSearch = useSearch({ from: '/team/payment/transaction/orders' });
  return useBesideList('/payment/transaction/orders', search);
};
