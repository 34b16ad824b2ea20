import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface LoadedProps<Data> {
  /** A query as TanStack Query gives it. */
  query: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
  /** What stands in the place meanwhile, of the same size. */
  loading: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What a query brought; until then its skeleton, or why it failed with a way to ask again. What is there stays when a later try fails. */
export const Loaded = <Data,>({ query: { data, error, refetch }, loading, children }: LoadedProps<Data>) => {
  if (data !== undefined && data !== null) return children(data as NonNullable<Data>);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : loading;
};
