import type { QueryOf } from '@balcao/contract/endpoint';
import { exportOrders, getOrder, listOrders, type OrderFilter } from '@balcao/contract/order';
import { dataOf, NetworkError, RefusedError } from '@balcao/sdk/client';
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

const reachable = async (answer: Promise<Response>, signal: AbortSignal): Promise<Response> => {
  try {
    return await answer;
  } catch (cause) {
    signal.throwIfAborted();
    throw new NetworkError('unreachable', cause);
  }
};

/**
 * The orders that a filter shows as CSV, part by part as they come.
 * @throws RefusedError what the API refused. @throws NetworkError the connection was lost before the end.
 */
export async function* exportedParts(
  query: OrderFilter,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const response = await reachable(stream(exportOrders, query, signal), signal);
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv') ?? false;
  if (!response.ok || !isCsv || !response.body) {
    dataOf(await response.text(), response.status);
    throw new NetworkError(`http-${response.status}`);
  }
  const reader = response.body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } catch (cause) {
    signal.throwIfAborted();
    throw new NetworkError('unreachable', cause);
  } finally {
    reader.releaseLock();
  }
}
