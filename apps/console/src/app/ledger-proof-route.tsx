import { getRouteApi } from '@tanstack/react-router';
import { ProofPage } from '../features/ledger/proof-page.tsx';
import { Allowed } from './allowed.tsx';

const route = getRouteApi('/signed-in/finance/proof');

export const LedgerProofRoute = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();

  return (
    <Allowed right="finance.see">
      <ProofPage search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />
    </Allowed>
  );
};
