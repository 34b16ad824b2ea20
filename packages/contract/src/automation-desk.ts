import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { PageQuery } from './page.ts';
import { Id, Instant, identifier, lines, severalOf } from './scalars.ts';

/** How a robot or a workflow stands for staff: it answers, it is off or was never published, or staff hold it. */
export const DeskAutomationState = codes(['on', 'off', 'held']);
export type DeskAutomationState = z.infer<typeof DeskAutomationState>;

/** What answers in a channel of a team by itself, a robot or a workflow, as staff see it. */
export const DeskAutomation = z.object({
  id: Id,
  name: z.string(),
  state: DeskAutomationState,
  channel: z.object({ id: Id, name: z.string() }),
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  /** Why staff hold it, in the words that its team reads. */
  held: z.nullable(z.object({ reason: z.string(), at: Instant })),
});
export type DeskAutomation = z.infer<typeof DeskAutomation>;

const params = z.object({ id: Id });

export const automationList = {
  face: 'console',
  method: 'GET',
  access: { staff: 'channel.see' },
  rate: 'read',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(DeskAutomationState)),
    /** Part of its name or of its channel's, or what its team is called. */
    search: z.optional(identifier(100)),
  }),
  refusals: [],
} as const;

export const oneAutomation = {
  face: 'console',
  method: 'GET',
  access: { staff: 'channel.see' },
  rate: 'read',
  params,
  refusals: ['not_found'],
} as const;

export const automationDecision = {
  face: 'console',
  method: 'POST',
  access: { staff: 'channel.decide' },
  rate: 'write',
  idempotency: 'optional',
  params,
  /** The team reads it. */
  body: z.strictObject({ reason: lines(500, 10) }),
  refusals: ['not_found', 'colleague_first'],
} as const;
