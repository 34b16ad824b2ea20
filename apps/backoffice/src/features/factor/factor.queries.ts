import { disableFactor, enableFactor, factorStatus, generateFactor, renewRecoveryCodes } from '@balcao/contract/factor';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';
import { useStepUp } from '../../lib/step-up.ts';

export const factorOptions = queryOptions({
  queryKey: ['factor', 'status'],
  queryFn: ({ signal }) => api(factorStatus, {}, { signal }),
});

/** What a change touches: its own state, who one is, and where one is logged in, as other sessions end. */
const useInvalidation = () => {
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
  const withStepUp = useStepUp();
  return useCommand({ mutationFn: () => withStepUp(() => api(generateFactor, {})), gcTime: 0 });
};

export const useEnableFactor = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (code: string) => withStepUp(() => api(enableFactor, { body: { code } })),
    gcTime: 0,
    meta: { errors: 'inline' },
    onSuccess: useInvalidation(),
  });
};

export const useDisableFactor = () =>
  useCommand({
    mutationFn: (code: string) => api(disableFactor, { body: { code } }),
    meta: { errors: 'inline' },
    onSuccess: useInvalidation(),
  });

export const useRenewRecoveryCodes = () =>
  useCommand({
    mutationFn: (code: string) => api(renewRecoveryCodes, { body: { code } }),
    gcTime: 0,
    meta: { errors: 'inline' },
    onSuccess: useInvalidation(),
  });
