import { updateAccount } from '@balcao/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';

/** Changes the account's name; the header says the new one at once. */
export const useUpdateAccount = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { account: string }) => api(updateAccount, { body }),
    onSuccess: ({ account }) =>
      queryClient.setQueryData(currentUserOptions.queryKey, (user) => user && { ...user, account }),
  });
};
