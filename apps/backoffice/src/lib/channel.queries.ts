import { getChannel } from '@balcao/contract/channel';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** One channel: of its own page, and of what it publishes. */
export const channelOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'one', id],
    queryFn: ({ signal }) => api(getChannel, { params: { id } }, { signal }),
  });
