import type { Reconciliation } from '@balcao/contract/ledger-reconciliation';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';

/** How a file stands: green, grey or red, in words. */
export const ReconciliationState = ({ result }: Pick<Reconciliation, 'result'>) => {
  const t = useTranslations('reconciliation.standing');
  if (!result) return <StatusBadge tone="moving">{t('working')}</StatusBadge>;
  const { standing, open } = result;
  // Grey is what waits without anyone having to do something.
  const tone = standing === 'waiting' ? 'ended' : standing;
  return <StatusBadge tone={tone}>{t(standing, { count: open })}</StatusBadge>;
};
