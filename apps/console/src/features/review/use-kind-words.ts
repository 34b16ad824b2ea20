import type { Locale } from '@balcao/contract/locale';
import { productName } from '@balcao/contract/product-names';
import { productOf, TeamKind } from '@balcao/contract/review';
import { useLocale, useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

type Named = Pick<ReviewDetail, 'kind' | 'subject'> & Partial<Pick<ReviewDetail, 'subjectName'>>;

/** What was submitted: "Certificação", "Versão: Pão 1.0.0". */
export const useKindName = () => {
  const t = useTranslations('review');
  const locale = useLocale() as Locale;
  return ({ kind, subject, subjectName = '' }: Named): string => {
    const product = productOf({ kind, subject });
    const which = product ? productName(locale, product) : subjectName;
    return which === '' ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)}: ${which}`;
  };
};

/** The same, and of what is about a team, by what type of team: "Certificação, empresa". */
export const useKindWords = () => {
  const t = useTranslations('review');
  const nameOf = useKindName();
  return (review: Named & Pick<ReviewDetail, 'type'>): string => {
    const name = nameOf(review);
    return TeamKind.safeParse(review.kind).success
      ? t('kindOf', { kind: name, type: t(`types.${review.type}`) })
      : name;
  };
};
