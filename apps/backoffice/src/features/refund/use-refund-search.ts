import { useSearch } from '@tanstack/react-router';
import { useBesideList } from '../../lib/beside-list.ts';
import type { RefundSearch } from './refund.queries.ts';

/** The address of the list: its filters, its page, and the refund that is open in the side panel. */
export const useRefundSearch = () => {
  const search: RefundSearch = useSearch({ from: '/team/payment/transaction/refunds' });
  return useBesideList('/payment/transaction/refunds', search);
};
