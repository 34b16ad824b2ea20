import { addEvidence, getDispute, listDisputes, listOrderReturns, openEvidence } from '@balcao/contract/dispute';
import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What the address of the list says: the query of the call that fills it. */
export type DisputeSearch = QueryOf<typeof listDisputes>;

export const disputeListOptions = (search: DisputeSearch) =>
  queryOptions({
    queryKey: ['dispute', 'list', search],
    queryFn: ({ signal }) => api(listDisputes, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const disputeOptions = (number: string) =>
  queryOptions({
    queryKey: ['dispute', 'one', number],
    queryFn: ({ signal }) => api(getDispute, { params: { number } }, { signal }),
  });

export const orderReturnsOptions = (number: string) =>
  queryOptions({
    queryKey: ['dispute', 'order', number],
    queryFn: ({ signal }) => api(listOrderReturns, { params: { number } }, { signal }),
  });

/** Sent again after a lost answer, it is the same evidence. */
export const useAddEvidence = (number: string) => {
  const queryClient = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace(`evidence:${number}`),
    send: (body: BodyOf<typeof addEvidence>, attempt) => api(addEvidence, { params: { number }, body }, attempt),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dispute'] }),
  });
};

/** An address that shows a document of the dispute for a moment. */
export const linkOf = (number: string, file: string) => api(openEvidence, { params: { number, file } });
