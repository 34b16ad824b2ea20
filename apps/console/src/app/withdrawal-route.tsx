import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { WithdrawalListPage } from '../features/withdrawal/withdrawal-list-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/withdrawal');

export const WithdrawalRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <WithdrawalListPage
        search={search}
        mayAsk={staffMay(staff.role, 'finance.decide')}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        hrefOf={(next) => router.buildLocation({ to: '/withdrawal', search: next }).href}
      />
    </Allowed>
  );
};
