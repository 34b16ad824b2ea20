import type { AskOf } from '@balcao/contract/endpoint';
import type { PaymentProduct } from '@balcao/contract/order';
import type { SettingsSaving, submitProduct } from '@balcao/contract/product';
import { Attempt } from '@balcao/ui/attempt';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

// The forms of the products come with their contract: it is fetched with the first question.
const contract = () => import('@balcao/contract/product');

export const productsOptions = queryOptions({
  queryKey: ['product', 'list'],
  queryFn: async ({ signal }) => (await api((await contract()).listProducts, {}, { signal })).list,
});

export const productOptions = (product: PaymentProduct) =>
  queryOptions({
    queryKey: ['product', 'one', product],
    queryFn: async ({ signal }) => api((await contract()).getProduct, { params: { product } }, { signal }),
  });

/** Every question about products is asked again after a change. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['product'] });
};

export const useSaveSettings = () =>
  useCommand({
    mutationFn: async (body: SettingsSaving) => api((await contract()).saveProductSettings, { body }),
    meta: { errors: 'editConflict' },
    onSettled: useInvalidation(),
  });

/** Asks for a product; asks afterwards how things stand, also when it is refused. */
export const useSendProduct = () => {
  const invalidate = useInvalidation();
  return async (body: AskOf<typeof submitProduct>['body'], idempotencyKey: string): Promise<void> => {
    try {
      await api((await contract()).submitProduct, { body }, new Attempt(idempotencyKey));
    } finally {
      void invalidate();
    }
  };
};

export const useCancelProduct = () =>
  useCommand({
    mutationFn: async (product: PaymentProduct) => api((await contract()).cancelProduct, { params: { product } }),
    onSettled: useInvalidation(),
  });
