import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { MerchantJournalsCard } from '../features/ledger/merchant-journals-card.tsx';
import { MerchantPage } from '../features/merchant/merchant-page.tsx';
import { SettingAsked } from '../features/merchant/setting-asked.tsx';
import { MerchantOrdersCard } from '../features/order/merchant-orders-card.tsx';
import { BlockCard } from '../features/product/block-card.tsx';
import { FeeCard } from '../features/product/fee-card.tsx';
import { MerchantRefundsCard } from '../features/refund/merchant-refunds-card.tsx';
import { MerchantReviewsCard } from '../features/review/merchant-reviews-card.tsx';
import { SettlementCard } from '../features/settlement/settlement-card.tsx';
import { NotesCard } from '../features/support/notes-card.tsx';
import { PeopleCard } from '../features/support/people-card.tsx';
import { FreezeCard } from '../features/withdrawal/freeze-card.tsx';
import { LimitsCard } from '../features/withdrawal/limits-card.tsx';
import { WithdrawalCard } from '../features/withdrawal/withdrawal-card.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/merchant/$id');

/** What was agreed with a merchant, and what of it waits for a second person. */
const termsOf = (of: { id: string; name: string; staff: StaffMember }) => {
  const { id, staff } = of;
  return {
    limits: (
      <LimitsCard
        {...of}
        askedBox={({ changes, ...asked }) => (
          <SettingAsked {...of} asked={asked} changes={changes.map((one) => ({ subject: 'limits', ...one }))} />
        )}
      />
    ),
    fees: (
      <>
        <BlockCard id={id} staff={staff} />
        <FeeCard
          id={id}
          staff={staff}
          askedBox={({ changes, ...asked }) => (
            <SettingAsked {...of} asked={asked} changes={changes.map((one) => ({ subject: 'fee', ...one }))} />
          )}
        />
      </>
    ),
  };
};

export const MerchantPageRoute = () => {
  const { id } = route.useParams();
  const search = route.useSearch();
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  const mayAssist = staffMay(staff.role, 'merchant.assist');
  return (
    <Allowed right="merchant.see">
      <MerchantPage key={id} id={id} search={search} seesChannels={staffMay(staff.role, 'channel.see')}>
        {({ name, number }) => ({
          freeze: <FreezeCard id={id} name={name} staff={staff} />,
          ...termsOf({ id, name, staff }),
          orders: <MerchantOrdersCard key={search.number} id={id} looked={search.number} />,
          refunds: <MerchantRefundsCard key={search.number} id={id} looked={search.number} />,
          settlements: <SettlementCard id={id} />,
          withdrawals: (
            <WithdrawalCard
              id={id}
              hrefOf={(address) => router.buildLocation({ to: '/withdrawal', search: address }).href}
              onOpen={(address) => void router.navigate({ to: '/withdrawal', search: address })}
            />
          ),
          ledger: (
            <MerchantJournalsCard
              id={id}
              hrefOf={(address) => router.buildLocation({ to: '/finance/journal', search: address }).href}
              onOpen={(address) => void router.navigate({ to: '/finance/journal', search: address })}
            />
          ),
          people: <PeopleCard id={id} mayLook={mayAssist} />,
          reviews: (
            <MerchantReviewsCard
              number={number}
              staffId={staff.staffId}
              hrefOf={(review) => router.buildLocation({ to: '/review/$id', params: { id: review }, search: {} }).href}
              onOpen={(review) => void router.navigate({ to: '/review/$id', params: { id: review }, search: {} })}
            />
          ),
          notes: <NotesCard id={id} mayWrite={mayAssist} />,
        })}
      </MerchantPage>
    </Allowed>
  );
};
