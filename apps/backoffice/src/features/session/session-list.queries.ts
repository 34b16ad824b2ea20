import { endOtherSessions, endSession, listSessions } from '@balcao/contract/session';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const sessionListOptions = queryOptions({
  queryKey: ['session', 'list'],
  queryFn: ({ signal }) => api(listSessions, {}, { signal }),
});

const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionListOptions.queryKey });
};

// Settled, not succeeded: what was refused had ended already, and the list does not know it yet.
export const useEndSession = () =>
  useCommand({ mutationFn: (id: string) => api(endSession, { params: { id } }), onSettled: useInvalidation() });

export const useEndOtherSessions = () =>
  useCommand({ mutationFn: () => api(endOtherSessions, {}), onSettled: useInvalidation() });
