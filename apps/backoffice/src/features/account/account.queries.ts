import { changeEmail, changePassword, sendOwnCaptcha, setFirstPassword, updateAccount } from '@balcao/contract/account';
import { downloadAccountData } from '@balcao/contract/account-data';
import type { BodyOf } from '@balcao/contract/endpoint';
import { useCommand } from '@balcao/ui/use-command';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';
import { useStepUp } from '../../lib/step-up.ts';
import { streamedFile } from '../../lib/streamed-file.ts';

/** Other sessions have ended: where the person is logged in is read again. */
const readSessionsAnew = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['session'] });

/** Changes name or picture; the header shows the new ones at once, and so do the members of the team. */
export const useUpdateAccount = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (body: BodyOf<typeof updateAccount>) => api(updateAccount, { body }),
    onSuccess: ({ account, avatar }) => {
      queryClient.setQueryData(currentUserOptions.queryKey, (user) => user && { ...user, account, avatar });
      void queryClient.invalidateQueries({ queryKey: ['member'] });
    },
  });
};

/** Sends a code to the address that the account is to move to. */
export const useSendEmailCode = () =>
  useCommand({ mutationFn: (email: string) => api(sendOwnCaptcha, { body: { type: 'changeEmail', email } }) });

/** Moves the account to another address; what is wrong shows at its field. */
export const useChangeEmail = () => {
  const queryClient = useQueryClient();
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (body: BodyOf<typeof changeEmail>) => withStepUp(() => api(changeEmail, { body })),
    meta: { errors: 'inline' },
    onSuccess: ({ email }) => {
      queryClient.setQueryData(currentUserOptions.queryKey, (user) => user && { ...user, email });
      void readSessionsAnew(queryClient);
    },
  });
};

/** Sets another password; what is wrong shows at its field. */
export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (body: BodyOf<typeof changePassword>) => api(changePassword, { body }),
    meta: { errors: 'inline' },
    onSuccess: () => readSessionsAnew(queryClient),
  });
};

/** Sets the first password of an account that was opened on the phone; what is wrong shows at its field. */
export const useSetFirstPassword = () => {
  const queryClient = useQueryClient();
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (body: BodyOf<typeof setFirstPassword>) => withStepUp(() => api(setFirstPassword, { body })),
    meta: { errors: 'inline' },
    // It may have been set elsewhere: the card says so then.
    onSettled: () => {
      void readSessionsAnew(queryClient);
      return queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey });
    },
  });
};

/** Pictures and PDFs of years take their time. */
const dataWithinMs = 10 * 60_000;

/** Everything that is kept about the person, as a file. */
export const useOwnData = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: () =>
      withStepUp(() => streamedFile(downloadAccountData, 'application/zip', { withinMs: dataWithinMs })),
  });
};
