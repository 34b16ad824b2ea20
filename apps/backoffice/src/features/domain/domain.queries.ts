import { getDomains, replaceDomains } from '@balcao/contract/domain';
import type { AskOf } from '@balcao/contract/endpoint';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Belongs to the mini program: what changes that asks for its domains again. */
export const domainsOptions = (appletId: string) =>
  queryOptions({
    queryKey: ['applet', 'domains', appletId],
    queryFn: ({ signal }) => api(getDomains, { params: { id: appletId } }, { signal }),
  });

export const useReplaceDomains = (appletId: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = domainsOptions(appletId);
  return useCommand({
    mutationFn: (body: AskOf<typeof replaceDomains>['body']) => api(replaceDomains, { params: { id: appletId }, body }),
    onSuccess: (kept) => void queryClient.setQueryData(queryKey, kept),
    // A colleague may have saved first: their version is shown next to what was typed.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
