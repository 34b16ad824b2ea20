import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { MerchantPage } from '../features/merchant/merchant-page.tsx';
import { BlockCard } from '../features/product/block-card.tsx';
import { FeeCard } from '../features/product/fee-card.tsx';
import { SettlementCard } from '../features/settlement/settlement-card.tsx';
import { FreezeCard } from '../features/withdrawal/freeze-card.tsx';
import { LimitsCard } from '../features/withdrawal/limits-card.tsx';
import { WithdrawalCard } from '../features/withdrawal/withdrawal-card.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/merchant/$id');

export const MerchantPageRoute = () => {
  const { id } = route.useParams();
  const list = route.useSearch();
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <MerchantPage key={id} id={id} list={list}>
        {(name) => ({
          freeze: <FreezeCard id={id} name={name} staff={staff} />,
          limits: <LimitsCard id={id} name={name} staff={staff} />,
          payouts: (
            <WithdrawalCard
              id={id}
              hrefOf={(search) => router.buildLocation({ to: '/withdrawal', search }).href}
              onOpen={(search) => void router.navigate({ to: '/withdrawal', search })}
            />
          ),
          settlements: <SettlementCard id={id} />,
          fees: (
            <>
              <BlockCard id={id} staff={staff} />
              <FeeCard id={id} staff={staff} />
            </>
          ),
        })}
      </MerchantPage>
    </Allowed>
  );
};
