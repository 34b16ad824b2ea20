import type { BodyOf } from '@balcao/contract/endpoint';
import { changeMerchantLimits, type DeskLimits, getMerchantLimits } from '@balcao/contract/withdrawal-limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { DeskLimits };

export const limitsOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'limits'],
    queryFn: ({ signal }) => api(getMerchantLimits, { params: { id } }, { signal }),
  });

export const useChangeLimits = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = limitsOptions(id);
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeMerchantLimits>) => api(changeMerchantLimits, { params: { id }, body }),
    meta: { errors: 'overtaken' },
    onSuccess: (limits) => client.setQueryData(queryKey, limits),
    onSettled: () => client.invalidateQueries({ queryKey: ['merchant', id] }),
  });
};
