import { createQueryClient } from '@balcao/ui/query-client';

/** The server's answers. The router loads with them, so the way out is fetched when it is needed. */
export const queryClient = createQueryClient({
  onSessionEnded: () => void import('./leave.ts').then(({ leave }) => leave()),
});
