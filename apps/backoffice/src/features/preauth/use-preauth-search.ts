import { useSearch } from '@tanstack/react-router';
import { useBesideList } from '../../lib/beside-list.ts';
import type { PreauthSearch } from './preauth.queries.ts';

/** The address of the list: its filters, its page, and the hold that is open in the side panel. */
export const usePreauthSearch = () => {
  const search: PreauthSearch = useSearch({ from: '/team/payment/transaction/preauths' });
  return useBesideList('/payment/transaction/preauths', search);
};
