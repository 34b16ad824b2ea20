import type { QueryClient } from '@tanstack/react-query';
import { currentUserOptions, loadCurrentUser } from '../lib/current-user.ts';
import { loadSearchSchemas } from './search-schemas.ts';

/**
 * Loads who is logged in, and with it what the screens behind the guard need. False when it cannot be had: the guard then clears
 * the session without a word (specification §8), so the failure passes by the query cache, which would speak.
 */
export const loadAccountInfo = async (queryClient: QueryClient): Promise<boolean> => {
  try {
    const [user] = await Promise.all([loadCurrentUser(), loadSearchSchemas()]);
    queryClient.setQueryData(currentUserOptions.queryKey, user);
    return true;
  } catch {
    return false;
  }
};
