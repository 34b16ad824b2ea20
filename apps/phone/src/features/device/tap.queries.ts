import type { Payment } from '@balcao/contract/customer';
import { nearTaps, payTap } from '@balcao/contract/device-tap';
import type { BodyOf } from '@balcao/contract/endpoint';
import { type Sent, useUnanswered } from '@balcao/ui/unanswered';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';

/** The phones near that wait to be tapped; looks around every second. */
export const nearQuery = queryOptions({
  queryKey: ['customer', 'near'],
  queryFn: async () => (await api(nearTaps, {})).list,
  refetchInterval: 1_000,
  staleTime: 0,
});

type TapAsk = BodyOf<typeof payTap>;

/**
 * Taps. A tap whose answer got lost stands in the way of every other one of this person at that phone, also after a reload: the same
 * again under the same key is the same payment, and anything else would be another.
 */
export const useTap = (customerId: string, id: string, onPaid: (payment: Payment) => void) => {
  const client = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { unsure, outcome } = useUnanswered<TapAsk>(`tap:${customerId}:${id}`, 'tab');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ key: idempotencyKey, body }: Sent<TapAsk>): Promise<Payment> =>
      api(payTap, { params: { id }, body }, { idempotencyKey }),
    ...outcome,
    onSuccess: (payment) => {
      outcome.onSuccess();
      setKey(crypto.randomUUID());
      onPaid(payment);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['customer'] }),
  });
  return {
    unsure: unsure?.body,
    isPending,
    /** The last one was answered with a no: nothing was paid. */
    isRefused: isError,
    send: (body: TapAsk): void => mutate(unsure ?? { key, body }),
  };
};
