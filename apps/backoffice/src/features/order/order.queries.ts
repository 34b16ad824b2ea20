import type { QueryOf } from '@balcao/contract/endpoint';
import { exportOrders, getOrder, listOrders, type OrderFilter } from '@balcao/contract/order';
import { RefusedError } from '@balcao/sdk/client';
import { csvParts } from '@balcao/sdk/csv-parts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type OrderSearch = QueryOf<typeof listOrders>;

export const orderListOptions = (search: OrderSearch) =>
  queryOptions({
    queryKey: ['order', 'list', search],
    queryFn: ({ signal }) => api(listOrders, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const orderOptions = (number: string) =>
  queryOptions({
    queryKey: ['order', 'one', number],
    queryFn: ({ signal }) => api(getOrder, { params: { number } }, { signal }),
  });

/** No such order in this team, or no number that an order could have. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof RefusedError && (error.name === 'not_found' || error.name === 'form_invalid');

/** What is wrong with the filters themselves: a link from last year reaches further back than the search does. */
export const filterMistake = (error: unknown): string | undefined =>
  error instanceof RefusedError ? Object.values(error.fields ?? {})[0] : undefined;

/** The orders that a filter shows as CSV, part by part as they come. */
export const exportedParts = (query: OrderFilter, signal: AbortSignal) =>
  csvParts(stream(exportOrders, query, signal), signal);
