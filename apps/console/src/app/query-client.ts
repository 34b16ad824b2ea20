import { createQueryClient } from '@balcao/ui/query-client';
import { sessionToken } from '../lib/session-token.ts';

/** The server's answers. When a session ends, everything that it was shown goes too. */
export const queryClient = createQueryClient({ onSessionEnded: () => leave() });

/** Clears the session and leads to the sign-in; loading the page anew leaves nothing of it in memory. */
export const leave = (): void => {
  sessionToken.clear();
  location.assign('/console/login');
};
