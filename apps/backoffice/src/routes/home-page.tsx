import { getOverview } from '@balcao/contract/dashboard';
import { listOrders } from '@balcao/contract/order';
import { getSettlementAgenda } from '@balcao/contract/settlement';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { BalanceCard } from '../features/dashboard/balance-card.tsx';
import { overviewOptions } from '../features/dashboard/dashboard.queries.ts';
import { TodaySection } from '../features/dashboard/today-section.tsx';
import { HomePage as Home } from '../features/home/home-page.tsx';
import { LatestPayments } from '../features/order/latest-payments.tsx';
import { NextArrival } from '../features/settlement/next-arrival.tsx';
import { useMay } from '../lib/may.ts';
import { useCurrentUser } from '../lib/member.ts';

/** The start of the day, with as much of the money as the member may see, once the team is paid. */
export const HomePage = () => {
  const { paymentCert } = useCurrentUser();
  const seesFigures = useMay(getOverview) && paymentCert;
  const seesOrders = useMay(listOrders) && paymentCert;
  const seesMoney = useMay(getSettlementAgenda) && paymentCert;
  const { data, error, refetch } = useQuery({ ...overviewOptions, enabled: seesFigures });
  const hasFailed = error !== null && data === undefined;
  const today = hasFailed ? (
    <Card>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Card>
  ) : (
    <TodaySection overview={data} />
  );
  return (
    <Home
      parts={{
        today: seesFigures && today,
        latest: seesOrders && <LatestPayments />,
        money: (seesFigures || seesMoney) && (
          <>
            {seesFigures && !hasFailed && <BalanceCard balances={data?.balances} />}
            {seesMoney && <NextArrival />}
          </>
        ),
      }}
    />
  );
};
