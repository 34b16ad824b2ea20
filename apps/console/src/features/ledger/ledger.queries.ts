import { exportTrialBalance, listAccountMerchants, readTrialBalance } from '@balcao/contract/ledger-balance';
import { listLedgerProofs, readLedgerState, runLedgerProof } from '@balcao/contract/ledger-proof';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import type { BalanceSearch } from './balance-search.ts';

const pollMs = 3_000;
const restMs = 60_000;

/** How the ledger stands; asked for again while a proof is under way. */
export const ledgerStateOptions = queryOptions({
  queryKey: ['ledger', 'state'],
  queryFn: ({ signal }) => api(readLedgerState, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? pollMs : restMs),
});

export const proofListOptions = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['ledger', 'proofs', cursor],
    queryFn: ({ signal }) => api(listLedgerProofs, { query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useRunProof = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: () => api(runLedgerProof, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger'] }),
  });
};

export const trialBalanceOptions = (day: string | undefined) =>
  queryOptions({
    queryKey: ['ledger', 'balance', day],
    queryFn: ({ signal }) => api(readTrialBalance, { query: { day } }, { signal }),
    placeholderData: keepPreviousData,
  });

type AccountAsk = Pick<BalanceSearch, 'day'> & Parameters<typeof api<typeof listAccountMerchants>>[1]['query'];
export const accountMerchantsOptions = (query: NonNullable<AccountAsk>) =>
  queryOptions({
    queryKey: ['ledger', 'merchants', query],
    queryFn: ({ signal }) => api(listAccountMerchants, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The trial balance as a file. */
export const balanceFile = async (format: 'csv' | 'xlsx', day: string | undefined): Promise<Blob> => {
  const response = await stream(exportTrialBalance, { format, day }, AbortSignal.timeout(60_000));
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
  return response.blob();
};
