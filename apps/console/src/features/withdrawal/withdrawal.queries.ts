import {
  askBankNow,
  type DeskWithdrawal,
  getDeskWithdrawal,
  getDeskWithdrawalFigures,
  listDeskWithdrawals,
} from '@balcao/contract/withdrawal-desk';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { WithdrawalSearch } from './withdrawal-search.ts';

export type { DeskWithdrawal };

/** What is on its way changes by itself: while someone looks, it is asked for again. */
const freshMs = 10_000;

export const withdrawalListOptions = ({ of: _of, number: _number, ...query }: WithdrawalSearch) =>
  queryOptions({
    queryKey: ['withdrawal', 'list', query],
    queryFn: ({ signal }) => api(listDeskWithdrawals, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });

export const withdrawalFiguresOptions = queryOptions({
  queryKey: ['withdrawal', 'figures'],
  queryFn: ({ signal }) => api(getDeskWithdrawalFigures, {}, { signal }),
  refetchInterval: freshMs,
});

export const withdrawalOptions = (id: string, number: string) =>
  queryOptions({
    queryKey: ['withdrawal', 'one', id, number],
    queryFn: ({ signal }) => api(getDeskWithdrawal, { params: { id, number } }, { signal }),
    refetchInterval: freshMs,
  });

export const useAskBank = (id: string, number: string) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: () => api(askBankNow, { params: { id, number } }),
    onSuccess: (withdrawal) => client.setQueryData(withdrawalOptions(id, number).queryKey, withdrawal),
    onSettled: () => client.invalidateQueries({ queryKey: ['withdrawal'] }),
  });
};
