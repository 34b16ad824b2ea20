import {
  listOwnerlessPayments,
  type OwnerlessPayment,
  returnOwnerlessPayment,
} from '@balcao/contract/ownerless-payment';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { OwnerlessSearch } from './ownerless-search.ts';

export type { OwnerlessPayment };

/** Money arrives and goes back by itself: while somebody looks, it is asked for again. */
const freshMs = 10_000;

export const ownerlessOptions = ({ state = 'waiting', cursor }: OwnerlessSearch) => {
  const query = { state, cursor };
  return queryOptions({
    queryKey: ['ownerless', query],
    queryFn: ({ signal }) => api(listOwnerlessPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

export const returnBody = returnOwnerlessPayment.body;

/** Asking again changes nothing on the server, which needs no key for it: where the answer was lost, the same is sent once more. */
export const useReturnOwnerless = ({ endToEndId }: Pick<OwnerlessPayment, 'endToEndId'>) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useStaffPlace(`return:${endToEndId}`),
    send: (body: { readonly reason: string }, attempt) =>
      api(returnOwnerlessPayment, { params: { endToEndId }, body }, attempt),
    meta: { errors: 'inline' },
    onSettled: () => Promise.all([['ownerless'], ['deed']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
