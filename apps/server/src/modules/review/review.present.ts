import type { Review } from '@balcao/contract/review';
import type { ReviewRow } from './review.repository.ts';

export const presentReview = ({ id, kind, merchantNumber, merchantName, status, submittedAt }: ReviewRow): Review => ({
  id,
  kind,
  merchantNumber,
  merchantName,
  status,
  submittedAt: submittedAt.toISOString(),
});
