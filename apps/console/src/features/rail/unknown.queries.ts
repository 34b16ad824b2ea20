import { askRailNow, listUnknownOutcomes, type UnknownOutcome } from '@balcao/contract/rail-unknown';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { UnknownSearch } from './unknown-search.ts';

/** What is unknown becomes known by itself: while someone looks, it is asked for again. */
const freshMs = 10_000;

export const unknownOptions = (query: UnknownSearch) =>
  queryOptions({
    queryKey: ['rail', 'unknown', query],
    queryFn: ({ signal }) => api(listUnknownOutcomes, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });

export const useAskRail = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: ({ merchant, kind, about }: UnknownOutcome) =>
      api(askRailNow, { params: { id: merchant.merchantId, kind, about } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['rail'] }),
  });
};
