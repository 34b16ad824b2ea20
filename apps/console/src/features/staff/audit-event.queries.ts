import {
  type AuditEventFilter,
  exportAuditEvents,
  listAuditEventPeople,
  listAuditEvents,
} from '@balcao/contract/audit-event';
import { csvParts } from '@balcao/sdk/csv-parts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import type { AuditEventSearch } from './audit-event-search.ts';

export const auditEventListOptions = (search: AuditEventSearch) =>
  queryOptions({
    queryKey: ['auditEvent', 'list', search],
    queryFn: ({ signal }) => api(listAuditEvents, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const auditEventPeopleOptions = queryOptions({
  queryKey: ['auditEvent', 'people'],
  queryFn: ({ signal }) => api(listAuditEventPeople, {}, { signal }),
});

/** What a filter shows as CSV, part by part as it comes. */
export const exportedAuditEvents = (query: AuditEventFilter, signal: AbortSignal) =>
  csvParts(stream(exportAuditEvents, query, signal), signal);
