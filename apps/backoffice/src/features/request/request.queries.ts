import type { QueryOf } from '@balcao/contract/endpoint';
import { diagnoseRequest, getRequest, listRequests } from '@balcao/contract/request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type RequestSearch = QueryOf<typeof listRequests>;

/** What of the address of the page belongs to the calls. */
export const requestSearchOf = ({
  outcome,
  path,
  status,
  from,
  to,
  cursor,
  pageSize,
  sort,
}: RequestSearch): RequestSearch => ({
  outcome,
  path,
  status,
  from,
  to,
  cursor,
  pageSize,
  sort,
});

export const requestsOptions = (search: RequestSearch) =>
  queryOptions({
    queryKey: ['request', 'list', search],
    queryFn: ({ signal }) => api(listRequests, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestOptions = (id: string) =>
  queryOptions({
    queryKey: ['request', 'one', id],
    queryFn: ({ signal }) => api(getRequest, { params: { id } }, { signal }),
  });

/** What is found does not change: it is looked for once. */
export const diagnosisOptions = (id: string) =>
  queryOptions({
    queryKey: ['diagnosis', id],
    queryFn: ({ signal }) => api(diagnoseRequest, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
