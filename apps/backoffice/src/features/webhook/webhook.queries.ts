import type { AskOf, QueryOf } from '@balcao/contract/endpoint';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@balcao/contract/webhook';
import { getDelivery, listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import { RefusedError } from '@balcao/sdk/client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useProven } from '../../lib/proven.ts';

/** What the address of the list says: the query of the call that fills it. */
export type DeliverySearch = QueryOf<typeof listDeliveries>;

/** What of the address of the page belongs to the notifications. */
export const deliverySearchOf = ({
  endpointId,
  type,
  state,
  order,
  cursor,
  pageSize,
}: DeliverySearch): DeliverySearch => ({
  ...{ endpointId, type, state, order },
  ...{ cursor, pageSize },
});

export const webhooksOptions = queryOptions({
  queryKey: ['webhook', 'endpoints'],
  queryFn: ({ signal }) => api(listWebhooks, {}, { signal }),
});

/** A page of the notifications; without a cursor the newest. */
export const deliveriesOptions = (search: DeliverySearch) =>
  queryOptions({
    queryKey: ['webhook', 'deliveries', search],
    queryFn: ({ signal }) => api(listDeliveries, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deliveryOptions = (id: string) =>
  queryOptions({
    queryKey: ['webhook', 'delivery', id],
    queryFn: ({ signal }) => api(getDelivery, { params: { id } }, { signal }),
  });

/** Every question about notifications is asked again after a change. */
const useFreshen = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['webhook'] });
};

/** The answers of these carry a secret: nothing of it stays once it has been shown. */
const forgotten = { gcTime: 0 } as const;

export const useAddWebhook = () => {
  const proven = useProven();
  return useMutation({
    ...forgotten,
    mutationFn: (body: AskOf<typeof addWebhook>['body']) => proven(() => api(addWebhook, { body })),
    onSuccess: useFreshen(),
  });
};

export const useRotateSecret = () => {
  const proven = useProven();
  return useMutation({
    ...forgotten,
    mutationFn: (id: string) => proven(() => api(rotateWebhookSecret, { params: { id } })),
    onSuccess: useFreshen(),
  });
};

export const useUpdateWebhook = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (ask: AskOf<typeof updateWebhook>) => proven(() => api(updateWebhook, ask)),
    onSettled: useFreshen(),
  });
};

export const useResumeWebhook = () =>
  useMutation({ mutationFn: (id: string) => api(resumeWebhook, { params: { id } }), onSuccess: useFreshen() });

export const useRemoveWebhook = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (id: string) => proven(() => api(removeWebhook, { params: { id } })),
    onSuccess: useFreshen(),
  });
};

export const useTestWebhook = () =>
  useMutation({ mutationFn: (id: string) => api(testWebhook, { params: { id } }), onSuccess: useFreshen() });

export const useResendDelivery = () =>
  useMutation({ mutationFn: (id: string) => api(resendDelivery, { params: { id } }), onSuccess: useFreshen() });

/** The server has answered, and refused: asking again would not help. */
export const isRefused = (error: unknown): boolean => error instanceof RefusedError;
