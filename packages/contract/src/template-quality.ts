import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { ReportReason } from './moderation.ts';
import { Id, Instant } from './scalars.ts';

/**
 * When a template pauses by itself: so many people complained of it within so many days, and they are a larger share of those messages
 * than this (docs/decisions/092).
 */
export const templateQuality = {
  days: 7,
  peopleAtLeast: 3,
  percentAbove: 2,
  /** Hours of the first pause and of the second; the third time it is switched off. */
  pauseHours: [3, 6],
  /** A person who stops a conversation complains of the template that was said last, if it was said within so many hours. */
  stoppedWithinHours: 24,
  /** What people wrote is kept for so many days. */
  keptDays: 90,
  /** So many of the last reports staff read. */
  textsShown: 10,
} as const;

/** How a person complains of a message: by reporting it, or by stopping the conversation after it. */
export const TemplateComplaintKind = codes(['reported', 'stopped']);
export type TemplateComplaintKind = z.infer<typeof TemplateComplaintKind>;

/** What people say of a template, as staff see it, and where it is used. */
export const TemplateHealth = z.object({
  /** People in the last days, each in the stronger way. */
  reported: z.int(),
  stopped: z.int(),
  /** How often it has paused by itself since its text passed the review. */
  pauses: z.int(),
  /** Workflows of its team that send it, and those of them that are on. */
  workflows: z.int(),
  workflowsOn: z.int(),
  /** Its broadcasts that say it and wait to be sent, or are on their way. */
  broadcasts: z.int(),
  texts: z.array(z.object({ reason: ReportReason, text: z.string(), at: Instant })),
});
export type TemplateHealth = z.infer<typeof TemplateHealth>;

export const getTemplateHealth = endpoint({
  id: 'templateDesk.health',
  face: 'console',
  method: 'GET',
  path: '/message-template/{id}/health',
  summary: 'What people complained of in a template in the last days, and how many workflows send it',
  access: { staff: 'review.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  reply: TemplateHealth,
  refusals: ['not_found'],
});
