import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MessageCategory } from './message-library.ts';
import { Instant, line } from './scalars.ts';

/** A category of messages, and whether people may allow its messages once and for all; without a decision they may not. */
export const LongTermCategory = z.object({
  category: MessageCategory,
  isAllowed: z.boolean(),
  /** The last decision of staff; null before one. */
  decision: z.nullable(z.object({ at: Instant, by: z.string(), reason: z.string() })),
});
export type LongTermCategory = z.infer<typeof LongTermCategory>;

const decides = {
  face: 'console',
  method: 'POST',
  access: { staff: 'review.decide' },
  rate: 'write',
  params: z.object({ category: MessageCategory }),
  body: z.strictObject({ reason: line(200, 3) }),
  reply: LongTermCategory,
  refusals: ['state_forbids'],
} as const;

export const listLongTermCategories = endpoint({
  id: 'messageLongTerm.list',
  face: 'console',
  method: 'GET',
  path: '/message-category',
  summary: 'The categories of subscribe messages, and in which of them people may allow messages once and for all',
  access: { staff: 'review.see' },
  rate: 'read',
  reply: z.object({ list: z.array(LongTermCategory) }),
  refusals: [],
});

export const allowLongTerm = endpoint({
  ...decides,
  id: 'messageLongTerm.allow',
  path: '/message-category/{category}/allow',
  summary: 'Lets people allow the messages of a category once and for all, until they take it back',
});

export const endLongTerm = endpoint({
  ...decides,
  id: 'messageLongTerm.end',
  path: '/message-category/{category}/end',
  summary: 'Ends that for a category: what people allowed for long rests until it is allowed again',
});
