import { getOverview } from '@balcao/contract/dashboard';
import { listOrders } from '@balcao/contract/order';
import { getSettlementAgenda } from '@balcao/contract/settlement';
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
  const { data } = useQuery({ ...overviewOptions, enabled: seesFigures });
  return (
    <Home
      parts={{
        today: seesFigures && <TodaySection overview={data} />,
        latest: seesOrders && <LatestPayments />,
        money: (seesFigures || seesMoney) && (
          <>
            {seesFigures && <BalanceCard balances={data?.balances} />}
            {seesMoney && <NextArrival />}
          </>
        ),
      }}
    />
  );
};
