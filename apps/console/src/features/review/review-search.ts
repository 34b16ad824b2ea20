import type { AskOf } from '@balcao/contract/endpoint';
import { ReviewKind, SubjectType } from '@balcao/contract/review';
import type { listReviews } from '@balcao/contract/review-desk';
import * as z from 'zod/mini';

/** The parts of the queue; without a name it is everything that waits. */
export const queueParts = ['mine', 'free', 'late', 'reopening', 'decided'] as const;
export type QueuePart = (typeof queueParts)[number];

const several = <S extends z.ZodMiniType<string>>(one: S) =>
  z.catch(
    z.optional(
      z.union([
        z.array(one),
        z.pipe(
          one,
          z.transform((value) => [value]),
        ),
      ]),
    ),
    undefined,
  );

/** What the address of the queue says; what it says wrongly is as if it were not there. */
export const ReviewSearch = z.object({
  show: z.catch(z.optional(z.enum(queueParts)), undefined),
  kind: several(ReviewKind),
  type: several(SubjectType),
  search: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
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
