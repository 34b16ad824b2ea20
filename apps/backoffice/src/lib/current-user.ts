import { type CurrentUser, currentUser } from '@balcao/contract/session';
import { NetworkError } from '@balcao/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Long enough for a page that is being left to be gone. */
const pauseMs = 600;

/**
 * Who is logged in, and in which team with which rights. A call that does not come back is made once more: a reload breaks off
 * what is under way, and that is no reason to end a session.
 */
export const loadCurrentUser = async (): Promise<CurrentUser> => {
  try {
    return await api(currentUser, {});
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return api(currentUser, {});
  }
};

/** The same as the screens keep it. It changes only with the token. */
export const currentUserOptions = queryOptions({
  queryKey: ['session', 'current'],
  queryFn: loadCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
