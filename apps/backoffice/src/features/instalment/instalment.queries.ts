import type { QueryOf } from '@balcao/contract/endpoint';
import { getInstalments, listInstalments } from '@balcao/contract/instalment';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type InstalmentSearch = QueryOf<typeof listInstalments>;

export const instalmentListOptions = (search: InstalmentSearch) =>
  queryOptions({
    queryKey: ['instalment', 'list', search],
    queryFn: ({ signal }) => api(listInstalments, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const instalmentsOptions = (orderNumber: string) =>
  queryOptions({
    queryKey: ['instalment', 'one', orderNumber],
    queryFn: ({ signal }) => api(getInstalments, { params: { orderNumber } }, { signal }),
  });
