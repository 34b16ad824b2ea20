import { getRouteApi } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/help');

export const HelpRoute = () => {
  const navigate = route.useNavigate();
  return (
    <Allowed right="help.see">
      <HelpPage search={route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
    </Allowed>
  );
};
