import {
  decideMerchantChange,
  listMerchantChanges,
  type MerchantChange,
  takeBackMerchantChange,
} from '@balcao/contract/merchant-change';
import { type DeskMerchant, getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import type { Attempt } from '@balcao/ui/attempt';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { MerchantSearch } from './merchant-search.ts';

export type { DeskMerchant, MerchantChange };

/** What stands here changes under many hands: while someone looks, it is asked for again. */
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

/** After success and failure alike, the page and the waiting requests are refetched: a colleague may have been faster. */
const useChangeCommand = <Body>(id: string, name: string, send: (body: Body, attempt: Attempt) => Promise<null>) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useStaffPlace(`${name}:${id}`),
    send,
    onSettled: () => Promise.all(['merchant', 'waiting'].map((word) => client.invalidateQueries({ queryKey: [word] }))),
  });
};
export const useDecideChange = (id: string) =>
  useChangeCommand(id, 'change-decide', ({ requestId, agreed }: { requestId: string; agreed: boolean }, attempt) =>
    api(decideMerchantChange, { params: { id, requestId }, body: { agreed, words: null } }, attempt),
  );
export const useTakeBackChange = (id: string) =>
  useChangeCommand(id, 'change-take-back', (requestId: string, attempt) =>
    api(takeBackMerchantChange, { params: { id, requestId } }, attempt),
  );
