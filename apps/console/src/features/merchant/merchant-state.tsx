import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import type { DeskMerchant } from './merchant.queries.ts';

/** How it stands with a merchant: what is frozen comes first. */
export const MerchantState = ({ frozenSince, isFreezeAsked, certified }: DeskMerchant) => {
  const t = useTranslations('merchant.states');
  if (frozenSince !== null) return <StatusBadge tone="bad">{t('frozen')}</StatusBadge>;
  if (isFreezeAsked) return <StatusBadge tone="waiting">{t('asked')}</StatusBadge>;
  return certified ? (
    <StatusBadge tone="good">{t('certified')}</StatusBadge>
  ) : (
    <StatusBadge tone="ended">{t('uncertified')}</StatusBadge>
  );
};
