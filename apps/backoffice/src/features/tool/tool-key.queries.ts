import type { AskOf } from '@balcao/contract/endpoint';
import { createToolKey, listToolKeys, revokeToolKey } from '@balcao/contract/tool-key';
import { Attempt } from '@balcao/ui/attempt';
import type { Sent, useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';

export const toolKeysOptions = queryOptions({
  queryKey: ['tool-key'],
  queryFn: ({ signal }) => api(listToolKeys, {}, { signal }),
});

const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(toolKeysOptions);
};

export type CreateBody = AskOf<typeof createToolKey>['body'];
/** Until the key has been kept, what was sent for it is kept: only a refusal ends that here. */
type Outcome = Pick<ReturnType<typeof useUnknownOutcome<CreateBody>>['outcome'], 'onMutate' | 'onError'>;

/** Makes a key, once for each idempotency key. The answer carries the secret: nothing of it stays once it has been shown. */
export const useCreateToolKey = ({ onMutate, onError }: Outcome) => {
  const withStepUp = useStepUp();
  const invalidate = useInvalidation();
  return useMutation({
    gcTime: 0,
    mutationFn: ({ key, body }: Sent<CreateBody>) => withStepUp(() => api(createToolKey, { body }, new Attempt(key))),
    onMutate,
    onError,
    onSettled: () => void invalidate(),
  });
};

export const useRevokeToolKey = () =>
  useMutation({ mutationFn: (id: string) => api(revokeToolKey, { params: { id } }), onSettled: useInvalidation() });
