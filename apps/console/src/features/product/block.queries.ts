import type { PaymentProduct } from '@balcao/contract/order';
import { blockProduct, type DeskProduct, getMerchantProducts, unblockProduct } from '@balcao/contract/product-block';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { DeskProduct };

export const productsOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'products'],
    queryFn: ({ signal }) => api(getMerchantProducts, { params: { id } }, { signal }),
  });

/** Blocks a product for a reason, or gives it back with none. */
export const useSetBlock = (id: string, product: PaymentProduct) => {
  const client = useQueryClient();
  const { queryKey } = productsOptions(id);
  return useMutation({
    mutationFn: (reason: string | null) => {
      const params = { id, product };
      return reason === null ? api(unblockProduct, { params }) : api(blockProduct, { params, body: { reason } });
    },
    onSuccess: (products) => client.setQueryData(queryKey, products),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
