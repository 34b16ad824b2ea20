import { type DeskOrder, listMerchantOrders } from '@balcao/contract/order-desk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { DeskOrder };

const shown = 10;

/** The newest orders of a merchant; by `number` the one that is looked for. */
export const merchantOrdersOptions = (id: string, number: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['merchant', id, 'orders', { number, cursor }],
    queryFn: ({ signal }) => {
      const query = { pageSize: shown, cursor, ...(number ? { number } : {}) };
      return api(listMerchantOrders, { params: { id }, query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
