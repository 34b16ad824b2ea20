import { resubmitCertification, submitCertification } from '@balcao/contract/certification';
import type { AskOf } from '@balcao/contract/endpoint';
import type { ReviewStatus } from '@balcao/contract/session';
import { Attempt } from '@balcao/ui/attempt';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';

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
