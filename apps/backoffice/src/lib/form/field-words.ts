import type { ReviewKind, SubjectType } from '@balcao/contract/review';
import type { ReviewReason } from '@balcao/contract/review-reasons';

/** The label of a field by its path, in the member's language. */
export const useFieldLabel = (_kind: ReviewKind, _type: SubjectType) => (path: string) => path;
/** Why a field was not accepted, in the member's language. */
export const useReasonText = () => (reason: ReviewReason) => reason;
