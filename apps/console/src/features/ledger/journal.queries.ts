import {
  askReversal,
  decideReversal,
  getJournal,
  type Journal,
  type JournalDetail,
  listJournals,
  takeBackReversal,
} from '@balcao/contract/ledger-reversal';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type JournalSearch, partOf } from './journal-search.ts';

export type { Journal, JournalDetail };

/** What waits for a colleague changes under other hands: while somebody looks, it is asked for again. */
const freshMs = 30_000;

export const journalListOptions = (search: JournalSearch) => {
  const { search: text, merchantId, cursor } = search;
  const query = { show: partOf(search), search: text, merchantId, cursor };
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

/** A deed: its answer is how it stands now. Refused, it is asked for again: somebody else was faster. */
const useDeed = <V>(id: string, journalId: string, send: (given: V) => Promise<JournalDetail>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (journal) => client.setQueryData(journalOptions(id, journalId).queryKey, journal),
    onSettled: () =>
      Promise.all(['journal', 'ledger', 'merchant'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
};

/** `key`: one request is one, however often it is sent. */
export const useAskReversal = (id: string, journalId: string, key: string) =>
  useDeed(id, journalId, (words: string) =>
    api(askReversal, { params: { id, journalId }, body: { words } }, { idempotencyKey: key }),
  );
export const useDecideReversal = (id: string, journalId: string) =>
  useDeed(id, journalId, ({ requestId, agreed }: { requestId: string; agreed: boolean }) =>
    api(decideReversal, { params: { id, journalId, requestId }, body: { agreed, words: null } }),
  );
export const useTakeBackReversal = (id: string, journalId: string) =>
  useDeed(id, journalId, (requestId: string) => api(takeBackReversal, { params: { id, journalId, requestId } }));
