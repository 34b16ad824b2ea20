import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ReconciliationPage } from '../features/ledger/reconciliation-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/reconciliation');

export const ReconciliationRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <ReconciliationPage
        search={search}
        mayDecide={staffMay(staff.role, 'finance.decide')}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        hrefOf={(next) => router.buildLocation({ to: '/finance/reconciliation', search: next }).href}
      />
    </Allowed>
  );
};
