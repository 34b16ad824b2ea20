import type { Locale } from '@balcao/contract/locale';
import { productName } from '@balcao/contract/product-names';
import { productOf, TeamKind } from '@balcao/contract/review';
import { useLocale, useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

/** What was submitted, and of what is about a team, by what type of team: "Certificação, empresa", "Versão: Pão 1.0.0". */
export const useKindWords = () => {
  const t = useTranslations('review');
  const locale = useLocale() as Locale;
  return ({
    kind,
    subject,
    subjectName,
    type,
  }: Pick<ReviewDetail, 'kind' | 'subject' | 'subjectName' | 'type'>): string => {
    const product = productOf({ kind, subject });
    const which = product ? productName(locale, product) : subjectName;
    const name = which === '' ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)}: ${which}`;
    return TeamKind.safeParse(kind).success ? t('kindOf', { kind: name, type: t(`types.${type}`) }) : name;
  };
};
