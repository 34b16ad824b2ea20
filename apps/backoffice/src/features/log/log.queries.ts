import type { QueryOf } from '@balcao/contract/endpoint';
import { exportLog, type LogFilter, listLog, listLogActors } from '@balcao/contract/log';
import { csvParts } from '@balcao/sdk/csv-parts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';

/** What the address of the log says: the query of the call that fills it. */
export type LogSearch = QueryOf<typeof listLog>;

/** What of the address of the team's page belongs to the log. */
export const logSearchOf = ({ event, actorId, from, to, cursor, pageSize }: LogSearch): LogSearch => ({
  event,
  actorId,
  from,
  to,
  cursor,
  pageSize,
});

export const logListOptions = (search: LogSearch) =>
  queryOptions({
    queryKey: ['log', 'list', search],
    queryFn: ({ signal }) => api(listLog, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const logActorsOptions = queryOptions({
  queryKey: ['log', 'actors'],
  queryFn: ({ signal }) => api(listLogActors, {}, { signal }),
});

/** The lines that a filter shows as CSV, part by part as they come. */
export const exportedParts = (query: LogFilter, signal: AbortSignal) =>
  csvParts(stream(exportLog, query, signal), signal);
