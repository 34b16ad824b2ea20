import type { BodyOf } from '@balcao/contract/endpoint';
import { changeMerchantFees, type DeskFee, type DeskFees, getMerchantFees } from '@balcao/contract/product-fee';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { DeskFee, DeskFees };

export const feesOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'fees'],
    queryFn: ({ signal }) => api(getMerchantFees, { params: { id } }, { signal }),
  });

export const useChangeFees = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = feesOptions(id);
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeMerchantFees>) => api(changeMerchantFees, { params: { id }, body }),
    meta: { errors: 'overtaken' },
    onSuccess: (fees) => client.setQueryData(queryKey, fees),
    onSettled: () => client.invalidateQueries({ queryKey: ['merchant', id] }),
  });
};
