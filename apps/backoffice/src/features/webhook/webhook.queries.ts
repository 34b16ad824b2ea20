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
import { Attempt } from '@balcao/ui/attempt';
import type { Sent } from '@balcao/ui/unknown-outcome';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';
import type { SecretOutcome } from '../../lib/use-secret-form.ts';

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
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['webhook'] });
};

/** The answers of these carry a secret: nothing of it stays once it has been shown. */
const forgotten = { gcTime: 0 } as const;

type AddBody = AskOf<typeof addWebhook>['body'];

/** Adds an address, once for each key. The list is not awaited: the secret is shown at once. */
export const useAddWebhook = ({ onMutate, onError }: SecretOutcome<AddBody>) => {
  const withStepUp = useStepUp();
  const invalidate = useInvalidation();
  return useCommand({
    ...forgotten,
    mutationFn: ({ key, body }: Sent<AddBody>) => withStepUp(() => api(addWebhook, { body }, new Attempt(key))),
    onMutate,
    onError,
    onSettled: () => void invalidate(),
  });
};

/** Makes another secret of an address, once for each key. */
export const useRotateSecret = (id: string, { onMutate, onError }: SecretOutcome<null>) => {
  const withStepUp = useStepUp();
  const invalidate = useInvalidation();
  return useCommand({
    ...forgotten,
    mutationFn: ({ key }: Sent<null>) =>
      withStepUp(() => api(rotateWebhookSecret, { params: { id } }, new Attempt(key))),
    onMutate,
    onError,
    onSettled: () => void invalidate(),
  });
};

export const useUpdateWebhook = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (ask: AskOf<typeof updateWebhook>) => withStepUp(() => api(updateWebhook, ask)),
    onSettled: useInvalidation(),
  });
};

export const useResumeWebhook = () =>
  useCommand({ mutationFn: (id: string) => api(resumeWebhook, { params: { id } }), onSuccess: useInvalidation() });

export const useRemoveWebhook = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (id: string) => withStepUp(() => api(removeWebhook, { params: { id } })),
    onSuccess: useInvalidation(),
  });
};

export const useTestWebhook = () =>
  useCommand({ mutationFn: (id: string) => api(testWebhook, { params: { id } }), onSuccess: useInvalidation() });

export const useResendDelivery = () =>
  useCommand({ mutationFn: (id: string) => api(resendDelivery, { params: { id } }), onSuccess: useInvalidation() });
