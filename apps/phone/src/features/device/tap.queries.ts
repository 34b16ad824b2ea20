import type { Payment } from '@balcao/contract/customer';
import { nearTaps, payTap } from '@balcao/contract/device-tap';
import type { BodyOf } from '@balcao/contract/endpoint';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
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
  const { unsure, isPending, isError, mutate } = useKeyedMutation({
    place: `tap:${customerId}:${id}`,
    send: (body: TapAsk, attempt): Promise<Payment> => api(payTap, { params: { id }, body }, attempt),
    onSuccess: onPaid,
    onSettled: () => void client.invalidateQueries({ queryKey: ['customer'] }),
  });
  return {
    unsure,
    isPending,
    /** The last one was answered with a no: nothing was paid. */
    isRefused: isError,
    send: (body: TapAsk): void => mutate(unsure ?? body),
  };
};
