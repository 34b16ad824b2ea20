import { fieldLabel, fieldName } from '@balcao/contract/form-labels';
import { formOfSubmission } from '@balcao/contract/form-lookup';
import type { Locale } from '@balcao/contract/locale';
import { useLocale, useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';
import { fileOf, manifestFieldOf } from './version-places.ts';

type Form = Pick<ReviewDetail, 'kind' | 'subject' | 'type'>;

/** What a field of this submission is called where it stands alone; of a version also a file, or a value of its `app.json`. */
export const useFieldLabel = (form: Form) => {
  const locale = useLocale() as Locale;
  const t = useTranslations('version');
  return (path: string): string => {
    const [file, field] = [fileOf(path), manifestFieldOf(path)];
    if (file !== undefined) return t('fileNamed', { path: file });
    if (field !== undefined) return t('manifestField', { field });
    return fieldLabel(locale, formOfSubmission(form)?.fields ?? [], path);
  };
};

/** What it is called below the title of its part. */
export const useFieldName = (form: Form) => {
  const locale = useLocale() as Locale;
  return (path: string): string => fieldName(locale, formOfSubmission(form)?.fields ?? [], path);
};
