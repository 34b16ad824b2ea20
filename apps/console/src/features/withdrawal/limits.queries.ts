import type { BodyOf } from '@balcao/contract/endpoint';
import { changeMerchantLimits, type DeskLimits, getMerchantLimits } from '@balcao/contract/withdrawal-limits';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';

export type { DeskLimits };

export const limitsOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'limits'],
    queryFn: ({ signal }) => api(getMerchantLimits, { params: { id } }, { signal }),
  });

export const useChangeLimits = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = limitsOptions(id);
  return useKeyedMutation({
    place: useStaffPlace(`limits:${id}`),
    send: (body: BodyOf<typeof changeMerchantLimits>, attempt) =>
      api(changeMerchantLimits, { params: { id }, body }, attempt),
    meta: { errors: 'editConflict' },
    onSuccess: (limits) => client.setQueryData(queryKey, limits),
    onSettled: () => client.invalidateQueries({ queryKey: ['merchant', id] }),
  });
};
