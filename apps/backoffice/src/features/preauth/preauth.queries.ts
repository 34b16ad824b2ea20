import type { QueryOf } from '@balcao/contract/endpoint';
import { captureHold, getPreauth, listPreauths, quoteCapture, releaseHold } from '@balcao/contract/preauth';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type PreauthSearch = QueryOf<typeof listPreauths>;

export const preauthListOptions = (search: PreauthSearch) =>
  queryOptions({
    queryKey: ['preauth', 'list', search],
    queryFn: ({ signal }) => api(listPreauths, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const preauthOptions = (number: string) =>
  queryOptions({
    queryKey: ['preauth', 'one', number],
    queryFn: ({ signal }) => api(getPreauth, { params: { number } }, { signal }),
  });

/** What a capture of so many centavos would cost; nothing is asked for an amount that cannot be captured. */
export const quoteOptions = (number: string, amount: number) =>
  queryOptions({
    queryKey: ['preauth', 'quote', number, amount],
    queryFn: ({ signal }) => api(quoteCapture, { params: { number }, query: { amount } }, { signal }),
    enabled: amount > 0,
    placeholderData: keepPreviousData,
  });

/** One opening of the dialog asks once, however often the button is pressed: `key` is that opening. */
export const useCapture = (number: string, key: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (amount: number) =>
      api(captureHold, { params: { number }, body: { amount } }, { idempotencyKey: `${amount}:${key}` }),
    onSettled: () => client.invalidateQueries({ queryKey: ['preauth'] }),
  });
};
/** What the card did not accept is asked for anew: each agreement to the question is a key of its own, and the hold's state its guard. */
export const useRelease = (number: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => api(releaseHold, { params: { number } }, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: ['preauth'] }),
  });
};
