import { listWithdrawals, type Withdrawal, WithdrawalStatus } from '@balcao/contract/withdrawal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export interface FailedLast {
  readonly newest: Withdrawal;
  /** How many failed before it, since one last went well or is on its way. */
  readonly others: number;
}

const daysRemembered = 30;

/** Null where the latest withdrawal did not fail, or failed long ago: a newer request shows that the failure was noticed. */
export const failedLastOptions = queryOptions({
  queryKey: ['withdrawal', 'failed-last'],
  queryFn: async ({ signal }): Promise<FailedLast | null> => {
    const from = new Date(Date.now() - daysRemembered * 86_400_000).toISOString();
    const { list } = await api(listWithdrawals, { query: { from } }, { signal });
    const end = list.findIndex(({ status }) => status !== WithdrawalStatus.enum.failed);
    const [newest, ...others] = end < 0 ? list : list.slice(0, end);
    return newest ? { newest, others: others.length } : null;
  },
});
