import type { ReplyOf } from '@balcao/contract/endpoint';
import type { PaymentProduct } from '@balcao/contract/order';
import { blockProduct, type DeskProduct, getMerchantProducts, unblockProduct } from '@balcao/contract/product-block';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';

export type { DeskProduct };

export const productsOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'products'],
    queryFn: ({ signal }) => api(getMerchantProducts, { params: { id } }, { signal }),
  });

const useKeep = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = productsOptions(id);
  return {
    onSuccess: (products: ReplyOf<typeof blockProduct>) => client.setQueryData(queryKey, products),
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
};

/** Blocks a product, for a reason that the merchant reads. */
export const useBlockProduct = (id: string, product: PaymentProduct) =>
  useSending({
    ...useKeep(id),
    target: blockProduct,
    ask: (body: { readonly reason: string }) => ({ params: { id, product }, body }),
  });

/** Gives a blocked product back. */
export const useUnblockProduct = (id: string, product: PaymentProduct) =>
  useCommand({ ...useKeep(id), mutationFn: () => api(unblockProduct, { params: { id, product } }) });
