import { eraseAccount, readAccountErasure } from '@balcao/contract/account-erasure';
import { leaveAll } from '@balcao/ui/attempt';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { useStepUp } from '../../lib/step-up.ts';

/** The teams that the person would leave. Read each time that it is asked: who is super admin may have changed. */
export const accountErasureOptions = queryOptions({
  queryKey: ['account', 'erasure'],
  queryFn: () => api(readAccountErasure, {}),
  staleTime: 0,
  gcTime: 0,
});

/** Erases the account. The session ends with it, in this tab and all others; a wrong e-mail shows at its field. */
export const useEraseAccount = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (email: string) => withStepUp(() => api(eraseAccount, { body: { email } })),
    meta: { errors: 'inline' },
    onSuccess: () => {
      leaveAll();
      sessionToken.clear();
    },
  });
};
