import {
  getReconciliation,
  listReconciliationFindings,
  listReconciliations,
  type ReconciliationFinding,
  resolveFinding,
  uploadRailFile,
} from '@balcao/contract/ledger-reconciliation';
import { useCommand } from '@balcao/ui/use-command';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';
import type { ReconciliationSearch } from './reconciliation-search.ts';

const findingsAtOnce = 20;

export const reconciliationListOptions = ({ rail, open, cursor }: ReconciliationSearch) =>
  queryOptions({
    queryKey: ['ledger', 'reconciliations', { rail, open, cursor }],
    queryFn: ({ signal }) => api(listReconciliations, { query: { rail, open, cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const reconciliationOptions = (id: string) =>
  queryOptions({
    queryKey: ['ledger', 'reconciliation', id],
    queryFn: ({ signal }) => api(getReconciliation, { params: { id } }, { signal }),
  });

export const findingsOptions = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'reconciliation', id, 'findings'],
    queryFn: ({ signal, pageParam }) =>
      api(
        listReconciliationFindings,
        { params: { id }, query: { pageNum: pageParam, pageSize: findingsAtOnce } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pageSize, total }) => (pageNum * pageSize < total ? pageNum + 1 : undefined),
  });

export type RailFile = NonNullable<Parameters<typeof api<typeof uploadRailFile>>[1]['body']>;

const useRefresh = () => {
  const client = useQueryClient();
  return () => Promise.all([['ledger'], ['auditEvent']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

export const useUploadRailFile = () =>
  useCommand({
    mutationFn: (body: RailFile) => api(uploadRailFile, { body }),
    meta: { errors: 'inline' },
    onSettled: useRefresh(),
  });

/** `onDone` is told by the mutation itself: the form is gone as soon as the difference is resolved, by whomever. */
export const useResolveFinding = (
  id: string,
  { kind, railId }: Pick<ReconciliationFinding, 'kind' | 'railId'>,
  onDone: () => void,
) =>
  useSending({
    target: resolveFinding,
    ask: ({ reason }: { readonly reason: string }) => ({ params: { id }, body: { kind, railId, reason } }),
    onSuccess: onDone,
    onSettled: useRefresh(),
  });
