import type { AskOf } from '@balcao/contract/endpoint';
import { createMerchantForm, updateMerchantForm } from '@balcao/contract/merchant';
import type { ReviewStatus } from '@balcao/contract/session';
import { Attempt } from '@balcao/ui/attempt';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { contactEmailOptions } from '../../lib/contact-email.queries.ts';
import { currentUserOptions } from '../../lib/current-user.ts';
import { merchantFormOptions } from '../../lib/submission.queries.ts';

/** What was rejected, or accepted once, is submitted again; everything else for the first time. */
const isAgain = (status: ReviewStatus): boolean => status === 'REJECT' || status === 'SUCCESS';

/** Submits the data for payments. How things stand is read again in any case: a colleague may have been faster. */
export const useSendMerchantForm = (status: ReviewStatus) => {
  const queryClient = useQueryClient();
  return async (body: AskOf<typeof createMerchantForm>['body'], idempotencyKey: string): Promise<void> => {
    try {
      const state = await api(
        isAgain(status) ? updateMerchantForm : createMerchantForm,
        { body },
        new Attempt(idempotencyKey),
      );
      queryClient.setQueryData(merchantFormOptions.queryKey, state);
    } finally {
      void queryClient.invalidateQueries({ queryKey: merchantFormOptions.queryKey });
      void queryClient.invalidateQueries({ queryKey: contactEmailOptions.queryKey });
      void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey });
    }
  };
};
