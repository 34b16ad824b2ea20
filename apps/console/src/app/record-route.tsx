import { getRouteApi } from '@tanstack/react-router';
import { DeedListPage } from '../features/staff/deed-list-page.tsx';

const route = getRouteApi('/signed-in/record');

export const RecordRoute = () => {
  const navigate = route.useNavigate();
  return (
    <DeedListPage search={route.useSearch()} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />
  );
};
