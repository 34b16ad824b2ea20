import type { BodyOf } from '@balcao/contract/endpoint';
import { changeMerchantFees, type DeskFee, type DeskFees, getMerchantFees } from '@balcao/contract/product-fee';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';

export type { DeskFee, DeskFees };

export const feesOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'fees'],
    queryFn: ({ signal }) => api(getMerchantFees, { params: { id } }, { signal }),
  });

export const useChangeFees = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = feesOptions(id);
  return useKeyedMutation({
    place: useStaffPlace(`fees:${id}`),
    send: (body: BodyOf<typeof changeMerchantFees>, attempt) =>
      api(changeMerchantFees, { params: { id }, body }, attempt),
    meta: { errors: 'editConflict' },
    onSuccess: (fees) => client.setQueryData(queryKey, fees),
    onSettled: () => client.invalidateQueries({ queryKey: ['merchant', id] }),
  });
};
