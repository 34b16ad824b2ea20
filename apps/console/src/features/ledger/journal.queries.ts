import {
  askReversal,
  decideReversal,
  getJournal,
  type Journal,
  type JournalDetail,
  listJournals,
  takeBackReversal,
} from '@balcao/contract/ledger-reversal';
import type { Attempt } from '@balcao/ui/attempt';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import { type JournalSearch, partOf } from './journal-search.ts';

export type { Journal, JournalDetail };

/** What waits for a colleague changes under other hands: while someone looks, it is asked for again. */
const freshMs = 30_000;

export const journalListOptions = (search: JournalSearch) => {
  const { search: text, merchantId, from, to, kind, cursor } = search;
  const query = { show: partOf(search), search: text, merchantId, from, to, kind, cursor };
  return queryOptions({
    queryKey: ['journal', 'list', query],
    queryFn: ({ signal }) => api(listJournals, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

export const journalOptions = (id: string, journalId: string) =>
  queryOptions({
    queryKey: ['journal', 'one', id, journalId],
    queryFn: ({ signal }) => api(getJournal, { params: { id, journalId } }, { signal }),
    refetchInterval: freshMs,
  });

/** Its answer is how the journal stands now. Refused, that is asked for again: a colleague was faster. */
const useReversalCommand = <Body>(
  [id, journalId]: readonly [id: string, journalId: string],
  name: string,
  send: (body: Body, attempt: Attempt) => Promise<JournalDetail>,
) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useStaffPlace(`${name}:${journalId}`),
    send,
    onSuccess: (journal) => client.setQueryData(journalOptions(id, journalId).queryKey, journal),
    onSettled: () =>
      Promise.all(['journal', 'ledger', 'merchant'].map((word) => client.invalidateQueries({ queryKey: [word] }))),
  });
};

export const useAskReversal = (id: string, journalId: string) =>
  useReversalCommand([id, journalId], 'reversal', (words: string, attempt) =>
    api(askReversal, { params: { id, journalId }, body: { words } }, attempt),
  );
export const useDecideReversal = (id: string, journalId: string) =>
  useReversalCommand(
    [id, journalId],
    'reversal-decide',
    ({ requestId, agreed }: { requestId: string; agreed: boolean }, attempt) =>
      api(decideReversal, { params: { id, journalId, requestId }, body: { agreed, words: null } }, attempt),
  );
export const useTakeBackReversal = (id: string, journalId: string) =>
  useReversalCommand([id, journalId], 'reversal-take-back', (requestId: string, attempt) =>
    api(takeBackReversal, { params: { id, journalId, requestId } }, attempt),
  );
