import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { OldData } from '@balcao/ui/old-data.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { FrozenNotice } from '../../lib/frozen-notice.tsx';
import { BalanceMap } from './balance-map.tsx';
import classes from './money-section.module.css';
import { NextStep } from './next-step.tsx';
import { balancesOptions } from './withdrawal.queries.ts';

/** Where the team's money is, what comes next, and the one next step: to withdraw. `arriving`: what arrives and when. */
export const MoneySection = ({ arriving }: { arriving?: ReactNode }) => {
  const { data, error, refetch } = useQuery(balancesOptions);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack className={classes.section} gap={16} aria-busy={!data}>
      <OldData of={data} />
      <CertifiedNotice needs="payment" />
      <FrozenNotice />
      <NextStep available={data?.available} />
      <BalanceMap balances={data} arriving={arriving} />
    </Stack>
  );
};
