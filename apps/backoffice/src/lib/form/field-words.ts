import type { FormField } from '@balcao/contract/form-declaration';
import { fieldLabel, fieldName } from '@balcao/contract/form-labels';
import { reasonText } from '@balcao/contract/review-reason-texts';
import type { ReviewReason } from '@balcao/contract/review-reasons';
import { useLocale } from 'use-intl';

/** The label of a field by its path, where it stands alone: `Sócio 2: CPF`. */
export const useFieldLabel = (fields: readonly FormField[]) => {
  const locale = useLocale();
  return (path: string): string => fieldLabel(locale, fields, path);
};

/** The label of a field by its path, where the part it belongs to stands above it: `CPF`. */
export const useFieldName = (fields: readonly FormField[]) => {
  const locale = useLocale();
  return (path: string): string => fieldName(locale, fields, path);
};

/** Why a field was not accepted, in the member's language. */
export const useReasonText = () => {
  const locale = useLocale();
  return (reason: ReviewReason): string => reasonText(reason, locale);
};
