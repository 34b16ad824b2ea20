import { LinesLoading } from '@balcao/ui/loading.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { MissingRight } from '../lib/missing-right.ts';
import { WhyNotWhole } from '../lib/why-not.tsx';

/** What the error dialog adds when a right was refused. The dialog stands outside the app shell, so the cache comes along. */
export const RefusedRight = ({ queryClient, missing }: { queryClient: QueryClient; missing: MissingRight }) => (
  <QueryClientProvider client={queryClient}>
    <Suspense fallback={<LinesLoading lines={3} />}>
      <WhyNotWhole missing={missing} />
    </Suspense>
  </QueryClientProvider>
);
