import { useSearch } from '@tanstack/react-router';
import { useBesideList } from '../../lib/beside-list.ts';
import type { DisputeSearch } from './dispute.queries.ts';

/** The address of the list: its filter, its page, and the dispute that is open in the side panel. */
export const useDisputeSearch = () => {
  const search: DisputeSearch = useSearch({ from: '/team/payment/transaction/disputes' });
  return useBesideList('/payment/transaction/disputes', search);
};
