import { getSettlement, getSettlementAgenda, listSettlementItems, listSettlements } from '@balcao/contract/settlement';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { SettlementSearch } from './settlement-search.ts';

export const settlementListOptions = ({ open: _open, ...search }: SettlementSearch) =>
  queryOptions({
    queryKey: ['settlement', 'list', search],
    queryFn: ({ signal }) => api(listSettlements, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const agendaOptions = queryOptions({
  queryKey: ['settlement', 'agenda'],
  queryFn: ({ signal }) => api(getSettlementAgenda, {}, { signal }),
});

export const settlementOptions = (number: string) =>
  queryOptions({
    queryKey: ['settlement', 'one', number],
    queryFn: ({ signal }) => api(getSettlement, { params: { number } }, { signal }),
  });

export const settlementItemsOptions = (number: string) =>
  infiniteQueryOptions({
    queryKey: ['settlement', 'items', number],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api(listSettlementItems, { params: { number }, query: { cursor: pageParam } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
