import { getSettlementAgenda } from '@balcao/contract/settlement';
import { OverviewPage as Overview } from '../features/dashboard/overview-page.tsx';
import { NextArrival } from '../features/settlement/next-arrival.tsx';
import { FailedWithdrawals, useFailedLast } from '../features/withdrawal/failed-withdrawals.tsx';
import { useMay } from '../lib/may.ts';

/** The start of the day, with what the team's own money has to say to those who may see it. */
export const OverviewPage = () => {
  const seesMoney = useMay(getSettlementAgenda);
  const failed = useFailedLast(seesMoney);
  return (
    <Overview
      parts={{
        attention: failed && <FailedWithdrawals failed={failed} />,
        arrival: seesMoney && <NextArrival />,
      }}
    />
  );
};
