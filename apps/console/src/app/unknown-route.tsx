import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { UnknownPage } from '../features/rail/unknown-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/unknown');

export const UnknownRoute = () => {
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <UnknownPage search={route.useSearch()} mayAsk={staffMay(staff.role, 'finance.decide')} />
    </Allowed>
  );
};
