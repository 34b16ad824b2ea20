import {
  listOwnerlessPayments,
  type OwnerlessPayment,
  returnOwnerlessPayment,
} from '@balcao/contract/ownerless-payment';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';
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

/** Asking again changes nothing on the server: where the answer was lost, the same is simply sent once more, with no key of its own. */
export const useReturnOwnerless = ({ endToEndId }: Pick<OwnerlessPayment, 'endToEndId'>) => {
  const client = useQueryClient();
  return useSending({
    target: returnOwnerlessPayment,
    ask: (body: { readonly reason: string }) => ({ params: { endToEndId }, body }),
    meta: { errors: 'inline' },
    onSettled: () => Promise.all([['ownerless'], ['deed']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
