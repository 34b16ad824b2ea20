import {
  listUnidentifiedPayments,
  returnUnidentifiedPayment,
  type UnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { UnidentifiedSearch } from './unidentified-search.ts';

export type { UnidentifiedPayment };

/** Money arrives and goes back by itself: while somebody looks, it is asked for again. */
const freshMs = 10_000;

export const unidentifiedOptions = ({ state = 'waiting', cursor }: UnidentifiedSearch) => {
  const query = { state, cursor };
  return queryOptions({
    queryKey: ['unidentified', query],
    queryFn: ({ signal }) => api(listUnidentifiedPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

/** Asking again changes nothing on the server, which needs no key for it: where the answer was lost, the same is sent once more. */
export const useReturnUnidentified = ({ endToEndId }: Pick<UnidentifiedPayment, 'endToEndId'>) => {
  const client = useQueryClient();
  const ask = (body: { readonly reason: string }) => ({ params: { endToEndId }, body });
  const check = useSendingCheck(returnUnidentifiedPayment, ask);
  const mutation = useKeyedMutation({
    place: useStaffPlace(`return:${endToEndId}`),
    send: (body: { readonly reason: string }, attempt) => api(returnUnidentifiedPayment, ask(body), attempt),
    meta: { errors: 'inline' },
    onSettled: () =>
      Promise.all([['unidentified'], ['auditEvent']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return { ...mutation, check };
};
