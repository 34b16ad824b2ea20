import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import type { DeskWithdrawal } from './withdrawal.queries.ts';

/** Where a withdrawal stands; past what was promised is said so. */
export const WithdrawalState = ({ status, promisedUntil }: DeskWithdrawal) => {
  const t = useTranslations('withdrawal.states');
  if (status === '1') return <StatusBadge tone="good">{t('done')}</StatusBadge>;
  if (status === '99') return <StatusBadge tone="bad">{t('failed')}</StatusBadge>;
  return Date.parse(promisedUntil) < Date.now() ? (
    <StatusBadge tone="bad">{t('late')}</StatusBadge>
  ) : (
    <StatusBadge tone="moving">{t('waiting')}</StatusBadge>
  );
};
