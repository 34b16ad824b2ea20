import type { ReviewKind, SubjectType } from '@balcao/contract/review';
import { reasonText } from '@balcao/contract/review-reason-texts';
import type { ReviewReason } from '@balcao/contract/review-reasons';
import { useLocale } from 'use-intl';

/** The label of a field by its path, in the member's language. */
export const useFieldLabel = (_kind: ReviewKind, _type: SubjectType) => (path: string) => path;
/** Why a field was not accepted, in the member's language. */
export const useReasonText = () => {
  const locale = useLocale();
  return (reason: ReviewReason): string => reasonText(reason, locale);
};
