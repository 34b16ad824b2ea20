import type { BodyOf } from '@balcao/contract/endpoint';
import {
  changeStaffPassword,
  disableStaffFactor,
  enableStaffFactor,
  endStaffSessions,
  generateStaffFactor,
  loginStaff,
  logoutStaff,
  verifyStaffFactor,
} from '@balcao/contract/staff';
import { readStaffSetUp, setUpStaff } from '@balcao/contract/staff-set-up';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, apiWith } from '../../lib/api.ts';
import { currentStaffOptions } from '../../lib/current-staff.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { useSending } from '../../lib/use-sending.ts';

export const useSignIn = () =>
  useSending({ target: loginStaff, ask: (body: BodyOf<typeof loginStaff>) => ({ body }), gcTime: 0 });

export const useSignOut = () => useCommand({ mutationFn: () => api(logoutStaff, {}), meta: { errors: 'inline' } });

/** Calls of someone who is half in, by the token of that step: no end of theirs is the end of a session. */
export const entryCalls = {
  verify: (token: string, code: string) => apiWith(token)(verifyStaffFactor, { body: { code } }),
  generate: (token: string) => apiWith(token)(generateStaffFactor, { body: { proof: null } }),
  enable: (token: string, code: string) => apiWith(token)(enableStaffFactor, { body: { code } }),
};

export const setUpOptions = (token: string) =>
  queryOptions({
    queryKey: ['staff', 'set-up', token],
    queryFn: ({ signal }) => api(readStaffSetUp, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
/** The link was used, is too old, or never was one. */
export const isLinkOver = (error: unknown): boolean => error instanceof RefusedError && error.shown === 'toast';

export const useSetUp = () =>
  useSending({ target: setUpStaff, ask: (body: BodyOf<typeof setUpStaff>) => ({ body }), gcTime: 0 });

/** A new secret for one's own app. Nothing of it stays once it has been shown. */
export const useGenerateFactor = () =>
  useCommand({
    mutationFn: (proof: string) => api(generateStaffFactor, { body: { proof } }),
    gcTime: 0,
    meta: { errors: 'inline' },
  });

/** The session goes on under a new token. */
export const useEnableFactor = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (code: string) => api(enableStaffFactor, { body: { code } }),
    gcTime: 0,
    meta: { errors: 'inline' },
    onSuccess: ({ token }) => {
      sessionToken.set(token);
      return queryClient.invalidateQueries({ queryKey: currentStaffOptions.queryKey });
    },
  });
};

export const useDisableFactor = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (code: string) => api(disableStaffFactor, { body: { code } }),
    meta: { errors: 'inline' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentStaffOptions.queryKey }),
  });
};

export const useChangePassword = () =>
  useSending({
    target: changeStaffPassword,
    ask: (body: BodyOf<typeof changeStaffPassword>) => ({ body }),
    gcTime: 0,
    meta: { errors: 'inline' },
  });

export const useEndSessions = () => useCommand({ mutationFn: () => api(endStaffSessions, {}) });
