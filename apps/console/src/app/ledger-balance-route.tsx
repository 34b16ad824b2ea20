import { getRouteApi, useRouter } from '@tanstack/react-router';
import { BalancePage } from '../features/ledger/balance-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/balance');

export const LedgerBalanceRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return (
    <Allowed right="finance.see">
      <BalancePage
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        hrefOf={(account) =>
          router.buildLocation({ to: '/finance/balance', search: { ...search, account, cursor: undefined } }).href
        }
      />
    </Allowed>
  );
};
