import { formatBrl } from '@balcao/brazil/money';
import type { AutomaticFigures, AutomaticReason } from '@balcao/contract/withdrawal-eligibility';
import { useTranslations } from 'use-intl';

/** Says why nothing leaves, with the figures that decide. */
export const useReasonWords = (): ((reason: AutomaticReason, figures: AutomaticFigures) => string) => {
  const t = useTranslations('financial.reasons');
  return (reason, { balance, threshold, dailyLeft, minimum }) => {
    const said = (centavos: number) => formatBrl(centavos);
    if (reason === 'below_threshold') return t(reason, { balance: said(balance), threshold: said(threshold) });
    if (reason === 'daily_used_up') return t(reason, { dailyLeft: said(dailyLeft) });
    if (reason === 'below_minimum') return t(reason, { minimum: said(minimum) });
    return t(reason);
  };
};
