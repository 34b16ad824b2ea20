import type { Means, Payment } from '@balcao/contract/customer';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type PayAsk, usePay } from './customer.queries.ts';

interface AttemptOf {
  code: string;
  customerId: string;
  /** The mini program that asked for it. */
  openingId: string | undefined;
  /** Where it was asked for; without it, the payment is shown. */
  onPaid: ((payment: Payment) => void) | undefined;
}
const wayKeyOf = (means: Means): string => ('cardId' in means ? means.cardId : means.method);

/**
 * Paying what a code asks for. An attempt whose answer got lost stands in the way of every other one of this person for this code, also
 * after a reload: a code of a shop can be paid any number of times, and only the key tells one payment from two.
 */
export const useAttempt = ({ code, customerId, openingId, onPaid }: AttemptOf) => {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<{ payment: Payment; wayKey: string }>();
  const { unsure, isPending, mutate } = usePay(customerId, code, (payment, { means }) => {
    if (payment.state === 'refused') setRefused({ payment, wayKey: wayKeyOf(means) });
    else if (onPaid) onPaid(payment);
    else void navigate({ to: '/payment/$paymentId', params: { paymentId: payment.id }, replace: true });
  });
  return {
    unsure,
    isPending,
    /** Why this way to pay was refused a moment ago. */
    refusalOf: (wayKey: string) => (refused?.wayKey === wayKey ? refused.payment.failureReason : null),
    send: (ask: PayAsk): void => mutate(unsure ?? { ...ask, ...(openingId === undefined ? {} : { openingId }) }),
  };
};
export type Attempt = ReturnType<typeof useAttempt>;
