import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import type { DeskMerchant } from './merchant.queries.ts';

/** How it stands with a merchant: what is frozen comes first. */
export const MerchantState = ({ frozenSince, isFreezeAsked, teamCert, paymentCert }: DeskMerchant) => {
  const t = useTranslations('merchant.states');
  if (frozenSince !== null) return <StatusBadge tone="bad">{t('frozen')}</StatusBadge>;
  if (isFreezeAsked) return <StatusBadge tone="waiting">{t('asked')}</StatusBadge>;
  if (paymentCert) return <StatusBadge tone="good">{t('payments')}</StatusBadge>;
  if (teamCert) return <StatusBadge tone="moving">{t('certified')}</StatusBadge>;
  return <StatusBadge tone="ended">{t('uncertified')}</StatusBadge>;
};
