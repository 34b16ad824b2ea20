import { disableFactor, enableFactor, factorStatus, generateFactor, renewRecoveryCodes } from '@balcao/contract/factor';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';
import { useProven } from '../../lib/proven.ts';

export const factorOptions = queryOptions({
  queryKey: ['factor', 'status'],
  queryFn: ({ signal }) => api(factorStatus, {}, { signal }),
});

/** What a change touches: its own state, who one is, and where one is logged in, as other sessions end. */
const useFreshen = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [factorOptions.queryKey, currentUserOptions.queryKey, ['session', 'list']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
};

/** A new secret. Nothing of it stays once it has been shown. */
export const useGenerateFactor = () => {
  const proven = useProven();
  return useMutation({ mutationFn: () => proven(() => api(generateFactor, {})), gcTime: 0 });
};

export const useEnableFactor = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (code: string) => proven(() => api(enableFactor, { body: { code } })),
    gcTime: 0,
    meta: { errors: 'inline' },
    onSuccess: useFreshen(),
  });
};

export const useDisableFactor = () =>
  useMutation({
    mutationFn: (code: string) => api(disableFactor, { body: { code } }),
    meta: { errors: 'inline' },
    onSuccess: useFreshen(),
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (code: string) => api(renewRecoveryCodes, { body: { code } }),
    gcTime: 0,
    meta: { errors: 'inline' },
    onSuccess: useFreshen(),
  });
