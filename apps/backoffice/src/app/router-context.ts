import type { QueryClient } from '@tanstack/react-query';

/** What every route can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}
