import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ReviewDetail } from './review-desk.ts';
import { TakesEffectIn } from './review-own-decision.ts';
import { Id } from './scalars.ts';

const decide = { face: 'console', access: { staff: 'review.decide' } } as const;

export const undoReview = endpoint({
  ...decide,
  id: 'review.undo',
  method: 'POST',
  path: '/review/{id}/undo',
  summary: 'Takes a decision back before it takes effect: the submission is in the same hands, with all that was noted',
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ id: Id }),
  reply: ReviewDetail,
  refusals: ['not_found', 'state_forbids', 'review_claimed'],
});

/** A decision that can still be undone. */
export const UndoableReview = z.object({
  id: Id,
  merchantName: z.string(),
  isAccepted: z.boolean(),
  takesEffectIn: TakesEffectIn,
});
export type UndoableReview = z.infer<typeof UndoableReview>;

export const listUndoable = endpoint({
  ...decide,
  id: 'review.undoable',
  method: 'GET',
  path: '/review/undoable',
  summary: 'What the reader decided in the last seconds and can still undo, the newest first',
  rate: 'read',
  reply: z.object({ list: z.array(UndoableReview) }),
  refusals: [],
});
