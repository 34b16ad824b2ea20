import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant } from './scalars.ts';
import { ReviewStatus } from './session.ts';

/** Something that a person submitted and staff decide. */
export const Review = z.object({
  id: Id,
  kind: z.enum(['certification']),
  merchantNumber: z.string(),
  merchantName: z.string(),
  status: ReviewStatus,
  submittedAt: Instant,
});
export type Review = z.infer<typeof Review>;

export const listReviews = endpoint({
  id: 'review.list',
  face: 'console',
  method: 'GET',
  path: '/review',
  summary: 'What waits for a decision, oldest first',
  access: 'staff',
  rate: 'read',
  query: PageQuery,
  reply: pageOf(Review),
  refusals: [],
});
