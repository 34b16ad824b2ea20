import { sessionToken } from '../lib/session-token.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** Clears the session and goes to the sign-in; nothing of what the session was shown stays. */
export const leave = async (): Promise<void> => {
  sessionToken.clear();
  await queryClient.cancelQueries();
  await router.navigate({ to: '/login', replace: true });
  queryClient.clear();
};
