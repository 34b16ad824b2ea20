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
import { Attempt } from '@balcao/ui/attempt';
import type { Sent, useUnanswered } from '@balcao/ui/unanswered';
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
  endpointId,
  type,
  state,
  order,
  cursor,
  pageSize,
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

export type AddBody = AskOf<typeof addWebhook>['body'];
/** Until somebody has kept the secret, what was sent for it is kept: only a refusal ends that here. */
type Outcome<Body> = Pick<ReturnType<typeof useUnanswered<Body>>['outcome'], 'onMutate' | 'onError'>;

/** Adds an address, once for each key. Nobody waits for the list: the secret is shown at once. */
export const useAddWebhook = ({ onMutate, onError }: Outcome<AddBody>) => {
  const proven = useProven();
  const freshen = useFreshen();
  return useMutation({
    ...forgotten,
    mutationFn: ({ key, body }: Sent<AddBody>) => proven(() => api(addWebhook, { body }, new Attempt(key))),
    onMutate,
    onError,
    onSettled: () => void freshen(),
  });
};

/** Makes another secret of an address, once for each key. */
export const useRotateSecret = (id: string, { onMutate, onError }: Outcome<null>) => {
  const proven = useProven();
  const freshen = useFreshen();
  return useMutation({
    ...forgotten,
    mutationFn: ({ key }: Sent<null>) => proven(() => api(rotateWebhookSecret, { params: { id } }, new Attempt(key))),
    onMutate,
    onError,
    onSettled: () => void freshen(),
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
