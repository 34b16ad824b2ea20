import type { QueryOf } from '@balcao/contract/endpoint';
import { getStatement, getStatementDays } from '@balcao/contract/ledger-statement';
import { RefusedError } from '@balcao/sdk/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the address of a statement says: the query of the call that fills it. */
export type StatementSearch = QueryOf<typeof getStatement>;

export const statementOptions = (search: StatementSearch) =>
  queryOptions({
    queryKey: ['ledger', 'statement', search],
    queryFn: ({ signal }) => api(getStatement, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const statementDaysOptions = ({ account, from, to }: StatementSearch) =>
  queryOptions({
    queryKey: ['ledger', 'days', { account, from, to }],
    queryFn: ({ signal }) => api(getStatementDays, { query: { account, from, to } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What is wrong with the range that was asked for. */
export const rangeMistake = (error: unknown): string | undefined =>
  error instanceof RefusedError ? Object.values(error.fields ?? {})[0] : undefined;
