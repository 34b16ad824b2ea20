import { formatBrl } from '@balcao/brazil/money';
import { feeText } from '@balcao/contract/fee-words';
import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { productName } from '@balcao/contract/product-names';
import { useLocale, useTranslations } from 'use-intl';
import type { MerchantChange } from './merchant.queries.ts';

type Limits = Extract<MerchantChange, { subject: 'limits' }>['before'];
/** A setting before and after. */
export type Told =
  | Pick<Extract<MerchantChange, { subject: 'fee' }>, 'subject' | 'before' | 'after'>
  | Pick<Extract<MerchantChange, { subject: 'limits' }>, 'subject' | 'before' | 'after'>;

/** What a change says: which setting, from what to what. */
export const useChangeWords = () => {
  const t = useTranslations('merchant');
  const locale = localeOf(useLocale());
  const values = (limits: Limits): readonly (readonly [string, string])[] => [
    [t('limits.single'), formatBrl(limits.single)],
    [t('limits.daily'), formatBrl(limits.daily)],
    [t('limits.minimum'), formatBrl(limits.minimum)],
    [t('limits.pix'), feeText(limits.fee.pix, locale)],
    [t('limits.bank'), feeText(limits.fee.bank, locale)],
    [t('limits.automatic'), t(limits.automatic ? 'limits.yes' : 'limits.no')],
  ];
  return (change: Told): { title: string; lines: string[] } => {
    const fromTo = (before: string, after: string) => t('changes.fromTo', { before, after });
    if (change.subject === 'fee') {
      const { before, after } = change;
      const of = { product: productName(locale, after.product), method: methodNames[locale][after.method] };
      return { title: t('changes.fee', of), lines: [fromTo(feeText(before, locale), feeText(after, locale))] };
    }
    const after = new Map(values(change.after));
    const lines = values(change.before)
      .filter(([label, value]) => after.get(label) !== value)
      .map(([label, value]) => `${label}: ${fromTo(value, after.get(label) ?? '')}`);
    return { title: t('changes.limits'), lines };
  };
};
