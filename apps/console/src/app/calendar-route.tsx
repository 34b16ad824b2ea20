import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarPage } from '../features/settlement/calendar-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/calendar');

export const CalendarRoute = () => {
  const { year } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <CalendarPage
        year={year}
        onYear={(next) => void navigate({ search: { year: next }, resetScroll: false })}
        mayDecide={staffMay(staff.role, 'finance.decide')}
      />
    </Allowed>
  );
};
