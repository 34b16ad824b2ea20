import type { Locale } from '@balcao/contract/locale';
import { productName } from '@balcao/contract/product-names';
import { useLocale, useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

/** What was submitted, and by what type of team: "Certificação, empresa", "QR Code, empresa". */
export const useKindWords = () => {
  const t = useTranslations('review');
  const locale = useLocale() as Locale;
  return ({ kind, subject, type }: Pick<ReviewDetail, 'kind' | 'subject' | 'type'>): string => {
    const name = subject === '' ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)}: ${productName(locale, subject)}`;
    return t('kindOf', { kind: name, type: t(`types.${type}`) });
  };
};
