import { sessionToken } from '../lib/session-token.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** Goes in with the token of a new session; nothing of an earlier one stays. */
export const enter = async (token: string): Promise<void> => {
  sessionToken.set(token);
  queryClient.clear();
  await router.navigate({ to: '/', replace: true });
};
