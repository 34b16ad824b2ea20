import type { InstalmentStatus } from '@balcao/contract/instalment';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';

/** Whether something of it is waited for; `isGone`: refunds have taken the part whole. */
export const InstalmentBadge = ({ status, isGone = false }: { status: InstalmentStatus; isGone?: boolean }) => {
  const t = useTranslations('instalment.status');
  if (isGone) return <StatusBadge tone="ended">{t('gone')}</StatusBadge>;
  return <StatusBadge tone={status === 'paid' ? 'good' : 'waiting'}>{t(status)}</StatusBadge>;
};
