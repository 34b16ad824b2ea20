import { readUsage } from '@balcao/contract/usage';
import { listUsageFaults } from '@balcao/contract/usage-fault';
import type { UsageSpan } from '@balcao/contract/usage-span';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { spanOf } from './usage-days.ts';
import type { UsageSearch } from './usage-search.ts';

/** Belongs to the mini program: what changes that asks for it again. */
export const usageOptions = (id: string, span: UsageSpan) =>
  queryOptions({
    queryKey: ['applet', 'usage', id, span],
    queryFn: ({ signal }) => api(readUsage, { params: { id }, query: { span } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const faultsOptions = (id: string, search: UsageSearch) => {
  const { pageSize, cursor } = search;
  const query = {
    span: spanOf(search),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(cursor === undefined ? {} : { cursor }),
  };
  return queryOptions({
    queryKey: ['applet', 'faults', id, query],
    queryFn: ({ signal }) => api(listUsageFaults, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
};
