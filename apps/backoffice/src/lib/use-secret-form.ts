import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { submitOrResend } from '@balcao/ui/submit-or-resend';
import { type Sent, useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import type { Command } from '@balcao/ui/use-command';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';

/** Until the secret has been kept, what was sent for it is kept: only a refusal ends that here. */
export type SecretOutcome<Body> = Pick<ReturnType<typeof useUnknownOutcome<Body>>['outcome'], 'onMutate' | 'onError'>;

interface SecretForm<Body extends object> {
  /** Where what was sent is kept until the secret has been. */
  place: string;
  form: UseFormReturnType<Body>;
  /** The call that makes it, once for each idempotency key. */
  useCreate: (outcome: SecretOutcome<Body>) => Command<{ readonly secret: string }, Sent<Body>>;
}

/**
 * The form of something that comes with a secret. What was sent and whose secret was not kept is sent again under the same key, so
 * that no second one is made.
 */
export const useSecretForm = <Body extends object>({ place, form, useCreate }: SecretForm<Body>) => {
  const [key] = useState(() => crypto.randomUUID()); // One opening of the form makes one secret.
  const { unsure, outcome } = useUnknownOutcome<Body>(place, 'tab');
  const { mutate, isPending, data } = useCreate(outcome);
  const send = (sent: Sent<Body>) => mutate(sent, { onError: (error) => void showFieldErrors(form, error) });
  const submitTyped = form.onSubmit((body) => send({ key, body }), focusFirst(form));
  return {
    submit: submitOrResend({ unsure, send, submitTyped }),
    unsure,
    isPending,
    secret: data?.secret,
    /** The secret has been kept. */
    forget: outcome.onSuccess,
  };
};
