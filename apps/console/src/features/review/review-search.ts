import type { AskOf } from '@balcao/contract/endpoint';
import { ReviewKind, SubjectType } from '@balcao/contract/review';
import type { listReviews } from '@balcao/contract/review-desk';
import { z } from 'zod';

/** The parts of the queue; without a name it is everything that waits. */
export const queueParts = ['mine', 'free', 'late', 'reopening', 'decided'] as const;
export type QueuePart = (typeof queueParts)[number];

const several = <S extends z.ZodType<string>>(one: S) =>
  z
    .union([z.array(one), one.transform((value) => [value])])
    .optional()
    .catch(undefined);

/** What the address of the queue says; what it says wrongly is as if it were not there. */
export const ReviewSearch = z.object({
  show: z.enum(queueParts).optional().catch(undefined),
  kind: several(ReviewKind),
  type: several(SubjectType),
  search: z.string().trim().min(1).max(80).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});
export type ReviewSearch = z.infer<typeof ReviewSearch>;

/** The query of the call that fills the queue. */
export const queryOf = ({ show, ...rest }: ReviewSearch): NonNullable<AskOf<typeof listReviews>['query']> => {
  if (show === 'decided') return { ...rest, status: ['SUCCESS', 'REJECT', 'REVOKED'] };
  return show ? { ...rest, show } : rest;
};

/** Another part or another filter is another list: it begins at its first page. */
export const withFilters = (search: ReviewSearch, changed: Readonly<Record<string, unknown>>): ReviewSearch =>
  ReviewSearch.parse({ ...search, ...changed, cursor: undefined });

/** Whether filters narrow the part that shows. */
export const narrows = ({ kind, type, search }: ReviewSearch): boolean => [kind, type, search].some(Boolean);
