import { getChannelServer, giveChannelServer, takeChannelServer } from '@balcao/contract/channel-open';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';

export const channelServerOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'server', id],
    queryFn: ({ signal }) => api(getChannelServer, { params: { id } }, { signal }),
  });

/** A change of it is a line in the log. */
const useInvalidation = (id: string) => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: channelServerOptions(id).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['log'] }),
    ]);
};

export const useGiveServer = (id: string, onSuccess: () => void) => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: () => withStepUp(() => api(giveChannelServer, { params: { id } })),
    onSuccess,
    onSettled: useInvalidation(id),
  });
};

export const useTakeServer = (id: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: () => api(takeChannelServer, { params: { id } }),
    onSuccess,
    onSettled: useInvalidation(id),
  });
