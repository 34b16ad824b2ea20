import { getOrderAtBank } from '@balcao/contract/withdrawal-order';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Whatever moves money changes it: the first word of its key is a topic that all of that tells of. */
export const orderAtBankOptions = (number: string) =>
  queryOptions({
    queryKey: ['ledger', 'order', number],
    queryFn: ({ signal }) => api(getOrderAtBank, { params: { number } }, { signal }),
  });
