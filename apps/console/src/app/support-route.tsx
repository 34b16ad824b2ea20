import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { Found } from '../features/support/support.queries.ts';
import { SupportPage } from '../features/support/support-page.tsx';
import { TicketSummary } from '../features/ticket/ticket-summary.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/support');

/** Where what was found is shown: in its part of the merchant, or at the desk that looks after it. */
const placeOf = ({ kind, number, merchant }: Found) => {
  if (!merchant) return { to: '/finance/unidentified', search: {} } as const;
  const { merchantId: id } = merchant;
  if (kind === 'withdrawal') return { to: '/withdrawal', search: { of: id, number } } as const;
  const part = { order: { tab: 'orders', number }, refund: { tab: 'refunds', number } } as const;
  const search = kind === 'order' || kind === 'refund' ? part[kind] : {};
  return { to: '/merchant/$id', params: { id }, search } as const;
};

export const SupportRoute = () => {
  const router = useRouter();
  const search = route.useSearch();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  const navigate = route.useNavigate();
  return (
    <Allowed right="merchant.see">
      <SupportPage
        search={search}
        onSearch={(next) => void navigate({ search: next })}
        hrefOf={(found) => router.buildLocation(placeOf(found)).href}
        onOpen={(found) => void router.navigate(placeOf(found))}
      >
        {staffMay(staff.role, 'merchant.assist') && <TicketSummary />}
      </SupportPage>
    </Allowed>
  );
};
