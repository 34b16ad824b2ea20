import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TemplatePage } from '../features/template/template-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/message-template');

export const TemplateRoute = () => {
  const navigate = route.useNavigate();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="review.see">
      <TemplatePage
        search={route.useSearch()}
        mayDecide={staffMay(staff.role, 'review.decide')}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </Allowed>
  );
};
