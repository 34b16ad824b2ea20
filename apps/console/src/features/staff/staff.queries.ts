import { currentStaff, loginStaff, logoutStaff } from '@balcao/contract/staff';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Who is signed in. It changes only with the session, which empties the cache. */
export const currentStaffOptions = queryOptions({
  queryKey: ['staff', 'current'],
  queryFn: ({ signal }) => api(currentStaff, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const signInBody = loginStaff.body;

export const useSignIn = () =>
  useMutation({ mutationFn: (body: { email: string; password: string }) => api(loginStaff, { body }) });

export const useSignOut = () => useMutation({ mutationFn: () => api(logoutStaff, {}), meta: { errors: 'inline' } });
