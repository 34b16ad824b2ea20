import { createQueryClient } from '@balcao/ui/query-client';
import { sessionToken } from '../lib/session-token.ts';

/** Where the way out could not be fetched, because a newer version is there for instance: the page begins again at the sign-in. */
const beginAnew = (): void => {
  sessionToken.clear();
  location.assign(`${import.meta.env.BASE_URL}login`);
};

/** The server's answers. The router loads with them, so the way out is fetched when it is needed. */
export const queryClient = createQueryClient({
  onSessionEnded: () => void import('./leave.ts').then(({ leave }) => leave(), beginAnew),
});
