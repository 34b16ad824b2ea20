import { useSearch } from '@tanstack/react-router';
import { useBesideList } from '../../lib/beside-list.ts';
import type { InstalmentSearch } from './instalment.queries.ts';

/** The address of the list: its filters, its page, and the order that is open in the side panel. */
export const useInstalmentSearch = () => {
  const search: InstalmentSearch = useSearch({ from: '/team/payment/transaction/instalments' });
  return useBesideList('/payment/transaction/instalments', search);
};
