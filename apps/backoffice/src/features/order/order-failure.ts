import { useTranslations } from 'use-intl';

/** The codes of rails for failed payments. */
const known = [
  'REFUSED_BY_BANK',
  'card_declined',
  'card_insufficient',
  'rail_declined',
  'EXPIRED',
  'REMOVIDA_PELO_PSP',
] as const;

/** Why a payment failed, in plain words; a code of the rail without a text is shown as it is. */
export const useFailureWords = (): ((reason: string | null) => string) => {
  const t = useTranslations('order.failure');
  return (reason) => {
    const code = known.find((one) => one === reason);
    if (code) return t(code);
    return reason ? t('other', { reason }) : t('unknown');
  };
};
