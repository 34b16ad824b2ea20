import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { JournalPage } from '../features/ledger/journal-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/journal');

export const LedgerJournalRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <Allowed right="finance.see">
      <JournalPage
        search={search}
        staff={staff}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        hrefOf={(next) => router.buildLocation({ to: '/finance/journal', search: next }).href}
      />
    </Allowed>
  );
};
