import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, lines, severalOf } from './scalars.ts';
import { Template, TemplateState } from './template.ts';
import { TemplateEntry } from './template-form.ts';

/** A template in use, as staff see it. */
export const DeskTemplate = z.extend(
  z.pick(Template, {
    id: true,
    name: true,
    category: true,
    languages: true,
    state: true,
    reason: true,
    pausedUntil: true,
    updatedAt: true,
  }),
  {
    merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
    /** What is sent. */
    inUse: TemplateEntry,
    approvedAt: Instant,
  },
);
export type DeskTemplate = z.infer<typeof DeskTemplate>;

/** What staff see: what was approved, in use or not. */
export const DeskTemplateState = TemplateState.extract(['approved', 'paused', 'disabled']);
export type DeskTemplateState = z.infer<typeof DeskTemplateState>;

export const listDeskTemplates = endpoint({
  id: 'templateDesk.list',
  face: 'console',
  method: 'GET',
  path: '/message-template',
  summary: 'The message templates of every team that were approved, the last approved first',
  access: { staff: 'review.see' },
  rate: 'read',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(DeskTemplateState)),
    /** A part of the name. */
    search: z.optional(identifier(60)),
  }),
  reply: pageOf(DeskTemplate),
  refusals: [],
});

const deciding = {
  face: 'console',
  method: 'POST',
  access: { staff: 'review.decide' },
  rate: 'write',
  params: z.object({ id: Id }),
  /** The team reads it. */
  body: z.strictObject({ reason: lines(500, 10) }),
  reply: DeskTemplate,
  refusals: ['not_found', 'state_forbids'],
} as const;

export const pauseTemplate = endpoint({
  ...deciding,
  id: 'templateDesk.pause',
  path: '/message-template/{id}/pause',
  summary: 'Stops the sending of a template until staff let it go on; its team is told why',
});

export const resumeTemplate = endpoint({
  ...deciding,
  id: 'templateDesk.resume',
  path: '/message-template/{id}/resume',
  summary: 'Lets a paused template be sent again; its team is told',
});

export const disableTemplate = endpoint({
  ...deciding,
  id: 'templateDesk.disable',
  path: '/message-template/{id}/disable',
  summary: 'Switches a template off for good; its team is told why',
});
