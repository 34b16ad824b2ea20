import {
  exportStaffDeeds,
  listStaffDeedPeople,
  listStaffDeeds,
  type StaffDeedFilter,
} from '@balcao/contract/staff-deed';
import { csvParts } from '@balcao/sdk/csv-parts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import type { DeedSearch } from './deed-search.ts';

export const deedListOptions = (search: DeedSearch) =>
  queryOptions({
    queryKey: ['deed', 'list', search],
    queryFn: ({ signal }) => api(listStaffDeeds, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deedPeopleOptions = queryOptions({
  queryKey: ['deed', 'people'],
  queryFn: ({ signal }) => api(listStaffDeedPeople, {}, { signal }),
});

/** What a filter shows as CSV, part by part as it comes. */
export const exportedDeeds = (query: StaffDeedFilter, signal: AbortSignal) =>
  csvParts(stream(exportStaffDeeds, query, signal), signal);
