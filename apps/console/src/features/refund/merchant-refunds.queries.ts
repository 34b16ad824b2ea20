import type { RefundEntry } from '@balcao/contract/refund';
import { listMerchantRefunds } from '@balcao/contract/refund-desk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { RefundEntry };

const shown = 10;

/** The newest refunds of a merchant; by `number` those of a refund or an order that is looked for. */
export const merchantRefundsOptions = (id: string, number: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['merchant', id, 'refunds', { number, cursor }],
    queryFn: ({ signal }) => {
      const query = { pageSize: shown, cursor, ...(number ? { number } : {}) };
      return api(listMerchantRefunds, { params: { id }, query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
