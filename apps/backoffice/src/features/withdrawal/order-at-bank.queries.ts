import { getOrderAtBank } from '@balcao/contract/withdrawal-order';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Every movement of money may change it. The first word of its key, `ledger`, is the topic that all movements publish. */
export const orderAtBankOptions = (number: string) =>
  queryOptions({
    queryKey: ['ledger', 'order', number],
    queryFn: ({ signal }) => api(getOrderAtBank, { params: { number } }, { signal }),
  });
