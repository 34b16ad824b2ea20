import type { MessageCategory } from '@balcao/contract/message-library';
import { allowLongTerm, endLongTerm, listLongTermCategories } from '@balcao/contract/message-long-term';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';

export const longTermOptions = queryOptions({
  queryKey: ['message', 'longTerm'],
  queryFn: ({ signal }) => api(listLongTermCategories, {}, { signal }),
});

/** Allows long-term consent in a category, or ends it where it is allowed. */
export const useDecideLongTerm = (category: MessageCategory, isAllowed: boolean) => {
  const queryClient = useQueryClient();
  return useSending({
    target: isAllowed ? endLongTerm : allowLongTerm,
    ask: (body: { readonly reason: string }) => ({ params: { category }, body }),
    meta: { errors: 'inline' },
    onSettled: () =>
      Promise.all([['message'], ['auditEvent']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
};
