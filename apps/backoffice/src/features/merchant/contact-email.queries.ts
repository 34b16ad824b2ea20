import {
  askContactEmail,
  type ContactEmail,
  confirmContactEmail,
  dropContactEmail,
  sendContactCode,
} from '@balcao/contract/merchant-contact';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { contactEmailOptions } from '../../lib/contact-email.queries.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** Shows what the answer says at once, and reads again in any case: a colleague may have been faster. */
const useStanding = () => {
  const queryClient = useQueryClient();
  const { queryKey } = contactEmailOptions;
  return {
    onSuccess: ({ email, waiting }: ContactEmail) => queryClient.setQueryData(queryKey, { email, waiting }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  };
};

/** Lets another address wait, and sends a code there. */
export const useAskContactEmail = () =>
  useKeyedMutation({
    place: useTeamPlace('contact-email'),
    send: (email: string, attempt) => api(askContactEmail, { body: { email } }, attempt),
    ...useStanding(),
  });

/** Sends another code to the address that waits. */
export const useSendContactCode = () => useCommand({ mutationFn: () => api(sendContactCode, {}), ...useStanding() });

/** Takes the address that waits into use; what is wrong shows at the code. */
export const useConfirmContactEmail = () =>
  useCommand({
    mutationFn: (captcha: string) => api(confirmContactEmail, { body: { captcha } }),
    meta: { errors: 'inline' },
    ...useStanding(),
  });

/** Forgets the address that waits. */
export const useDropContactEmail = () => useCommand({ mutationFn: () => api(dropContactEmail, {}), ...useStanding() });
