import { sendOwnCaptcha } from '@balcao/contract/account';
import { type StepUpMethod, verify } from '@balcao/contract/factor';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { currentUserOptions } from './current-user.ts';

/** Shows the session again that it is its owner's. What is wrong with the value shows at its field. */
export const useVerify = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (body: { method: StepUpMethod; value: string; approval?: string }) => api(verify, { body }),
    meta: { errors: 'inline' },
    // Two-step verification was turned on or off elsewhere: another proof is asked for now.
    onError: (error) =>
      error instanceof RefusedError &&
      error.name === 'state_forbids' &&
      queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey }),
  });
};

/** Sends a code to the person's own address. */
export const useSendStepUpCode = () =>
  useCommand({ mutationFn: (email: string) => api(sendOwnCaptcha, { body: { type: 'verify', email } }) });
