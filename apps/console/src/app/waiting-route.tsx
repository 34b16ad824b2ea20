import { staffMay } from '@balcao/contract/staff';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { TicketSummary } from '../features/ticket/ticket-summary.tsx';
import type { Waiting } from '../features/waiting/waiting.queries.ts';
import { WaitingPage } from '../features/waiting/waiting-page.tsx';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { FinanceSummary } from './finance-summary.tsx';

const ofUnidentified = new Set<Waiting['kind']>(['return', 'credit', 'close', 'match', 'returnLimit']);

/** Where each is decided. */
const placeOf = ({ kind, merchant, subjectId, id }: Waiting) => {
  const { merchantId } = merchant;
  if (kind === 'reopening') return { to: '/review/$id', params: { id }, search: {} } as const;
  if (kind === 'reversal')
    return { to: '/finance/journal', search: { of: merchantId, journal: subjectId ?? undefined } } as const;
  if (ofUnidentified.has(kind)) return { to: '/finance/unidentified', search: {} } as const;
  return { to: '/merchant/$id', params: { id: merchantId }, search: {} } as const;
};

export const WaitingRoute = () => {
  const router = useRouter();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  return (
    <WaitingPage
      staffId={staff.staffId}
      hrefOf={(one) => router.buildLocation(placeOf(one)).href}
      onOpen={(one) => void router.navigate(placeOf(one))}
    >
      {staffMay(staff.role, 'merchant.assist') && <TicketSummary />}
      {staffMay(staff.role, 'finance.decide') && <FinanceSummary />}
    </WaitingPage>
  );
};
