import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { SettlementSearch } from '../features/settlement/settlement-search.ts';
import { SettlementSection } from '../features/settlement/settlement-section.tsx';

const page = '/payment/financial/settlements';

/** The settlements at their address: filters, page and the one that is open. */
export const SettlementsPart = () => {
  const search: SettlementSearch = useSearch({ from: '/team/payment/financial/settlements' });
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <SettlementSection
      search={search}
      setSearch={(changed) => void navigate({ to: page, search: changed, resetScroll: false })}
      hrefOf={(of) => router.buildLocation({ to: page, search: of }).href}
    />
  );
};
