import { listMerchantSettlements, type Settlement, type SettlementStatus } from '@balcao/contract/settlement';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { Settlement };

const shown = 10;

export const merchantSettlementsOptions = (
  id: string,
  status: SettlementStatus | undefined,
  cursor: string | undefined,
) =>
  queryOptions({
    queryKey: ['merchant', id, 'settlements', { status, cursor }],
    queryFn: ({ signal }) => {
      const query = { pageSize: shown, cursor, ...(status ? { status: [status] } : {}) };
      return api(listMerchantSettlements, { params: { id }, query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
