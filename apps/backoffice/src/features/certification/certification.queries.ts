import { resubmitCertification, submitCertification } from '@balcao/contract/certification';
import { personalAuthentication } from '@balcao/contract/customer';
import type { AskOf } from '@balcao/contract/endpoint';
import type { ReviewStatus } from '@balcao/contract/session';
import { Attempt } from '@balcao/ui/attempt';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';

/** Looked at again this often while something is to be done on the phone. */
const lookAgainMs = 3_000;

/** What the chat app knows of the person, as the account page asks it too. */
export const chatChecksOptions = queryOptions({
  queryKey: ['authorization', 'chatAccount'],
  queryFn: () => api(personalAuthentication, {}),
  refetchInterval: ({ state: { data } }) =>
    data?.bound && data.walletActivated && data.realNameVerified ? false : lookAgainMs,
});

/** Submits the certification for the first time, or again after a rejection. Asks afterwards how things stand, also when it is refused. */
export const useSendCertification = (status: ReviewStatus) => {
  const queryClient = useQueryClient();
  const target = status === 'REJECT' ? resubmitCertification : submitCertification;
  return async (body: AskOf<typeof submitCertification>['body'], idempotencyKey: string): Promise<void> => {
    try {
      await api(target, { body }, new Attempt(idempotencyKey));
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['certification'] });
      void queryClient.invalidateQueries({ queryKey: ['authorization'] });
      void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey });
    }
  };
};
