import { fieldLabel, fieldName } from '@balcao/contract/form-labels';
import type { Locale } from '@balcao/contract/locale';
import { useLocale } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

type Form = Pick<ReviewDetail, 'kind' | 'type'>;

/** What a field of this submission is called where it stands alone. */
export const useFieldLabel = ({ kind, type }: Form) => {
  const locale = useLocale() as Locale;
  return (path: string): string => fieldLabel(locale, kind, type, path);
};

/** What it is called below the title of its part. */
export const useFieldName = ({ kind, type }: Form) => {
  const locale = useLocale() as Locale;
  return (path: string): string => fieldName(locale, kind, type, path);
};
