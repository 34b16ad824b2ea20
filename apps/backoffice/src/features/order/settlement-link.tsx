import { AppLink } from '@balcao/ui/app-link.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { useHasPage } from '../../lib/known-page.ts';

/** The day of a settlement, as a link for members who may see it. */
export const SettlementLink = ({ number, day }: { number: string; day: string }) => {
  const hasPage = useHasPage();
  const page = '/payment/financial/settlements';
  if (!hasPage(page)) return <Instant at={day} form="date" />;
  return (
    <AppLink to={`${page}?open=${number}`} className="link">
      <Instant at={day} form="date" />
    </AppLink>
  );
};
