import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './scalars.ts';

/** That something about a submission is other than it was, and never what: it is read again with the rights of who reads. */
export const ReviewNews = z.object({ reviewId: Id });

export const streamReviews = endpoint({
  face: 'console',
  id: 'review.stream',
  method: 'GET',
  path: '/review/stream',
  summary: 'Which submissions change, as server-sent events; it ends as soon as the session or its rights do',
  access: { staff: 'review.see' },
  rate: 'read',
  reply: ReviewNews,
  refusals: [],
  streams: 'text/event-stream',
});
