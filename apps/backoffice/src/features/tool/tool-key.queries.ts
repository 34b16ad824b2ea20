import type { AskOf } from '@balcao/contract/endpoint';
import { createToolKey, listToolKeys, revokeToolKey } from '@balcao/contract/tool-key';
import { Attempt } from '@balcao/ui/attempt';
import type { Sent } from '@balcao/ui/unknown-outcome';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';
import type { SecretOutcome } from '../../lib/use-secret-form.ts';

export const toolKeysOptions = queryOptions({
  queryKey: ['tool-key'],
  queryFn: ({ signal }) => api(listToolKeys, {}, { signal }),
});

const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(toolKeysOptions);
};

type CreateBody = AskOf<typeof createToolKey>['body'];

/** Makes a key, once for each idempotency key. The answer carries the secret: nothing of it stays once it has been shown. */
export const useCreateToolKey = ({ onMutate, onError }: SecretOutcome<CreateBody>) => {
  const withStepUp = useStepUp();
  const invalidate = useInvalidation();
  return useCommand({
    gcTime: 0,
    mutationFn: ({ key, body }: Sent<CreateBody>) => withStepUp(() => api(createToolKey, { body }, new Attempt(key))),
    onMutate,
    onError,
    onSettled: () => void invalidate(),
  });
};

export const useRevokeToolKey = () =>
  useCommand({ mutationFn: (id: string) => api(revokeToolKey, { params: { id } }), onSettled: useInvalidation() });
