import { useFormatter, useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';
import { useKindName } from './use-kind-words.ts';

/** What is decided together with a submission: "Decide também: Certificação"; undefined where nothing is. */
export const useJoinedWords = ({ joined }: Pick<ReviewDetail, 'joined'>): string | undefined => {
  const t = useTranslations('review');
  const format = useFormatter();
  const nameOf = useKindName();
  return joined.length === 0 ? undefined : t('joined', { what: format.list(joined.map((one) => nameOf(one))) });
};
