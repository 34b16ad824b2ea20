import { queryOptions } from '@tanstack/react-query';
import { loadCurrentUser } from './load-user.ts';

/** Who is logged in, as the screens keep it. It changes only with the token. */
export const currentUserOptions = queryOptions({
  queryKey: ['session', 'current'],
  queryFn: loadCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
