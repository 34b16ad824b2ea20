import { listOwnConsents, takeConsentBack } from '@balcao/contract/message-consent';
import { listReceivedMessages } from '@balcao/contract/message-delivery';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const messageKey = ['message'] as const;
/** A message may come while the page is open. */
const askAgainMs = 3_000;

export const receivedQuery = queryOptions({
  queryKey: [...messageKey, 'received'],
  queryFn: async () => (await api(listReceivedMessages, {})).list,
  refetchInterval: askAgainMs,
});

export const consentsQuery = queryOptions({
  queryKey: [...messageKey, 'consents'],
  queryFn: async () => (await api(listOwnConsents, {})).list,
  refetchInterval: askAgainMs,
});

export const useTakeConsentBack = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (templateId: string) => api(takeConsentBack, { params: { templateId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: messageKey }),
  });
};
