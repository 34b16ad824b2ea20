import { getRouteApi, useRouter } from '@tanstack/react-router';
import { StaffListPage } from '../features/staff/staff-list-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/staff');

export const StaffRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return (
    <Allowed right="staff.manage">
      <StaffListPage
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        hrefOf={(person) => router.buildLocation({ to: '/staff', search: { ...search, person } }).href}
      />
    </Allowed>
  );
};
