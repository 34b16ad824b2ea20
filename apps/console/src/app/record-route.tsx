import { getRouteApi } from '@tanstack/react-router';
import { AuditEventListPage } from '../features/staff/audit-event-list-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/record');

export const RecordRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Allowed right="audit.see">
      <AuditEventListPage search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />
    </Allowed>
  );
};
