import {
  getWebhook,
  listDeliveries,
  removeWebhook,
  resendDelivery,
  saveWebhook,
  testWebhook,
} from '@balcao/contract/webhook';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const webhookOptions = queryOptions({
  queryKey: ['webhook', 'endpoint'],
  queryFn: ({ signal }) => api(getWebhook, {}, { signal }),
});

/** A page of the notifications; without a cursor the newest. */
export const deliveriesOptions = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['webhook', 'deliveries', cursor],
    queryFn: ({ signal }) => api(listDeliveries, { query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Every question about notifications is asked again after a change. */
const useFreshen = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['webhook'] });
};

export const useSaveWebhook = () =>
  useMutation({
    mutationFn: (url: string) => api(saveWebhook, { body: { url } }),
    gcTime: 0, // The answer carries the secret: nothing of it stays once it has been shown.
    onSuccess: useFreshen(),
  });

export const useRemoveWebhook = () =>
  useMutation({ mutationFn: () => api(removeWebhook, {}), onSuccess: useFreshen() });

export const useTestWebhook = () => useMutation({ mutationFn: () => api(testWebhook, {}), onSuccess: useFreshen() });

export const useResendDelivery = () =>
  useMutation({ mutationFn: (id: string) => api(resendDelivery, { params: { id } }), onSuccess: useFreshen() });
