import { listMerchantChanges, type MerchantChange } from '@balcao/contract/merchant-change';
import { type DeskMerchant, getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { MerchantSearch } from './merchant-search.ts';

export type { DeskMerchant, MerchantChange };

/** What stands here changes under many hands: while somebody looks, it is asked for again. */
const freshMs = 30_000;

export const merchantListOptions = (search: MerchantSearch) =>
  queryOptions({
    queryKey: ['merchant', 'list', search],
    queryFn: ({ signal }) => api(listMerchants, { query: search }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });

export const merchantOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'one'],
    queryFn: ({ signal }) => api(getMerchant, { params: { id } }, { signal }),
    refetchInterval: freshMs,
  });

export const merchantChangesOptions = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['merchant', id, 'changes'],
    queryFn: ({ signal, pageParam }) =>
      api(listMerchantChanges, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
