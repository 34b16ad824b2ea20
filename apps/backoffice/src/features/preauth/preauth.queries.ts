import type { QueryOf } from '@balcao/contract/endpoint';
import { captureHold, getPreauth, listPreauths, quoteCapture, releaseHold } from '@balcao/contract/preauth';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

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
    // It helps while one types; sending the form says what is wrong.
    meta: { errors: 'inline' },
    queryFn: ({ signal }) => api(quoteCapture, { params: { number }, query: { amount } }, { signal }),
    enabled: amount > 0,
    placeholderData: keepPreviousData,
  });

/** Takes so many centavos of what the card holds. */
export const useCapture = (number: string) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace(`capture:${number}`),
    send: (body: { readonly amount: number }, attempt) => api(captureHold, { params: { number }, body }, attempt),
    onSettled: () => client.invalidateQueries({ queryKey: ['preauth'] }),
  });
};

/** Lets a hold go. What the card did not accept is asked for again, under a new key. */
export const useRelease = () => {
  const client = useQueryClient();
  const place = useTeamPlace('release');
  return useKeyedMutation({
    place: (number: string) => `${place}:${number}`,
    send: (number: string, attempt) => api(releaseHold, { params: { number } }, attempt),
    onSettled: () => client.invalidateQueries({ queryKey: ['preauth'] }),
  });
};
