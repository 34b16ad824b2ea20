import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { WorkflowListPage } from '../features/workflow/workflow-list-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/workflow');

export const WorkflowRoute = () => {
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="channel.see">
      <WorkflowListPage
        search={route.useSearch()}
        mayDecide={staffMay(staff.role, 'channel.decide')}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </Allowed>
  );
};
