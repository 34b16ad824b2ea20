import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UnidentifiedPage } from '../features/order/unidentified-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/unidentified');

export const UnidentifiedRoute = () => {
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="merchant.see">
      <UnidentifiedPage
        search={route.useSearch()}
        staff={staff}
        mayDecide={staffMay(staff.role, 'finance.decide')}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </Allowed>
  );
};
