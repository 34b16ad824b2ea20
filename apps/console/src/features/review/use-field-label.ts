import { fieldLabel, fieldName } from '@balcao/contract/form-labels';
import { formOfSubmission } from '@balcao/contract/form-lookup';
import type { Locale } from '@balcao/contract/locale';
import { useLocale } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

type Form = Pick<ReviewDetail, 'kind' | 'subject' | 'type'>;

/** What a field of this submission is called where it stands alone. */
export const useFieldLabel = (form: Form) => {
  const locale = useLocale() as Locale;
  return (path: string): string => fieldLabel(locale, formOfSubmission(form)?.fields ?? [], path);
};

/** What it is called below the title of its part. */
export const useFieldName = (form: Form) => {
  const locale = useLocale() as Locale;
  return (path: string): string => fieldName(locale, formOfSubmission(form)?.fields ?? [], path);
};
