import { productOf } from '@balcao/contract/review';
import type { Queries } from '../../platform/db.ts';
import type { ReviewRow } from './review.repository.ts';
import type { ReviewSubjects } from './review-subject.service.ts';

export const reviewPages = {
  certification: '/certify',
  merchant: '/setting/merchant/payment',
  product: '/payment/products',
} as const;

/** The page of what was submitted, below the address of the product. */
export const createReviewPage =
  ({ subjects }: { readonly subjects: Pick<ReviewSubjects, 'of'> }) =>
  async (queries: Queries, row: ReviewRow): Promise<string> => {
    const own = await subjects.of(row.kind)?.pageOf(queries, row);
    if (own !== undefined) return own;
    const product = productOf(row);
    if (product) return `${reviewPages.product}/${product}`;
    return row.kind === 'merchant' ? reviewPages.merchant : reviewPages.certification;
  };
