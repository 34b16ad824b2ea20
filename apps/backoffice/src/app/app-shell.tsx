import { ErrorHelp } from '@balcao/ui/error-state.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { createApp } from './router.tsx';
import { solveWayOf } from './solve-way.tsx';

/** Everything behind the login. */
export const AppShell = () => {
  const [{ router, queryClient }] = useState(createApp);
  // A router that is gone must not hear of the addresses of the login.
  useLayoutEffect(() => () => router.history.destroy(), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorHelp value={solveWayOf}>
        <RouterProvider router={router} />
      </ErrorHelp>
    </QueryClientProvider>
  );
};
