import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RobotListPage } from '../features/robot/robot-list-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/robot');

export const RobotRoute = () => {
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="channel.see">
      <RobotListPage
        search={route.useSearch()}
        mayDecide={staffMay(staff.role, 'channel.decide')}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </Allowed>
  );
};
