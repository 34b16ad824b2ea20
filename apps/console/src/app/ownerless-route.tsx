import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { OwnerlessPage } from '../features/order/ownerless-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/ownerless');

export const OwnerlessRoute = () => {
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <OwnerlessPage
        search={route.useSearch()}
        mayReturn={staffMay(staff.role, 'finance.decide')}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </Allowed>
  );
};
