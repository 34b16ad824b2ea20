import { useTranslations } from 'use-intl';

/** What rails say when a payment comes to nothing. */
const known = [
  'REFUSED_BY_BANK',
  'card_declined',
  'card_insufficient',
  'rail_declined',
  'EXPIRED',
  'REMOVIDA_PELO_PSP',
] as const;

/** Why a payment failed, in plain words; what a rail says that nobody has words for yet is told as it came. */
export const useFailureWords = (): ((reason: string | null) => string) => {
  const t = useTranslations('order.failure');
  return (reason) => {
    const code = known.find((one) => one === reason);
    if (code) return t(code);
    return reason ? t('other', { reason }) : t('unknown');
  };
};
