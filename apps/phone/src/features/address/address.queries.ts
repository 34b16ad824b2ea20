import {
  addAddress,
  changeAddress,
  Delivery,
  listAddresses,
  lookUpCepOnPhone,
  removeAddress,
} from '@balcao/contract/address-book';
import { checkedNow } from '@balcao/ui/form-check';
import type { Locale } from '@balcao/ui/locale';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Belongs to the person: it is forgotten with them. */
export const addressesQuery = queryOptions({
  queryKey: ['customer', 'addresses'],
  queryFn: async () => (await api(listAddresses, {})).list,
});

/** Where a postal code lies; null where it is not known. Asked once. */
export const cepQuery = (cep: string) =>
  queryOptions({
    queryKey: ['cep', cep],
    queryFn: async () => (await api(lookUpCepOnPhone, { params: { cep } })).address,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const deliveryCheck = (locale: Locale) => checkedNow(Delivery, locale);

const useInvalidation = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: addressesQuery.queryKey });
};
export const useAddAddress = () =>
  useKeyedMutation({
    place: 'address',
    keptIn: 'page',
    send: (body: Delivery, attempt) => api(addAddress, { body }, attempt),
    onSettled: useInvalidation(),
  });
export const useChangeAddress = (id: string) =>
  useCommand({
    mutationFn: (body: Delivery) => api(changeAddress, { params: { id }, body }),
    onSettled: useInvalidation(),
  });
export const useRemoveAddress = () =>
  useCommand({ mutationFn: (id: string) => api(removeAddress, { params: { id } }), onSettled: useInvalidation() });
