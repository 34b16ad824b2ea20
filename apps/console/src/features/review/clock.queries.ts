import { getClock } from '@balcao/contract/sandbox';
import { RefusedError } from '@balcao/sdk/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** By how many milliseconds the server's clock is ahead of this one: the sandbox's may be moved. Without the sandbox, none. */
const clockOptions = queryOptions({
  queryKey: ['sandbox', 'ahead'],
  queryFn: async (): Promise<number> => {
    try {
      const { now } = await api(getClock, {});
      return Date.parse(now) - Date.now();
    } catch (error) {
      if (error instanceof RefusedError) return 0;
      throw error;
    }
  },
  refetchInterval: ({ state }) => (state.data ? 60_000 : false),
});

/** What time it is where deadlines are counted, read when the page is drawn. */
export const useServerNow = (): Date => {
  const { data = 0 } = useQuery(clockOptions);
  return new Date(Date.now() + data);
};
