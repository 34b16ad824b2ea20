import * as z from 'zod/mini';
import { BroadcastState } from './broadcast-state.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './scalars.ts';

/** How a workflow uses a template: it sends it now, it would once switched on, or only its draft does. */
export const TemplateUseState = codes(['on', 'off', 'draft']);
export type TemplateUseState = z.infer<typeof TemplateUseState>;

/** A workflow that sends a template. */
export const TemplateUse = z.object({
  channelId: Id,
  channel: z.string(),
  workflowId: Id,
  workflow: z.string(),
  state: TemplateUseState,
});
export type TemplateUse = z.infer<typeof TemplateUse>;

/** So many broadcasts that say a template are named, the newest first. */
export const templateBroadcastsShown = 10;

/** A broadcast that says a template, or will. */
export const TemplateBroadcast = z.object({
  channelId: Id,
  channel: z.string(),
  broadcastId: Id,
  state: BroadcastState,
  /** When it was sent, or will be; null while that is open. */
  at: z.nullable(Instant),
});
export type TemplateBroadcast = z.infer<typeof TemplateBroadcast>;

/** A subscribe message of a mini program that says a template. */
export const TemplateMessage = z.object({ appletId: Id, applet: z.string(), messageId: Id, isPaused: z.boolean() });
export type TemplateMessage = z.infer<typeof TemplateMessage>;

/** Where a template is used, as far as the member may know it. */
export const TemplateUses = z.object({
  list: z.array(TemplateUse),
  broadcasts: z.array(TemplateBroadcast),
  messages: z.array(TemplateMessage),
  /** How many more there are in channels that the member does not manage. */
  elsewhere: z.int(),
});
export type TemplateUses = z.infer<typeof TemplateUses>;

export const listTemplateUses = endpoint({
  id: 'template.uses',
  face: 'admin',
  method: 'GET',
  path: '/template/{templateId}/use',
  summary:
    'The workflows, broadcasts and subscribe messages that say a message template, or would once they are published, switched on or due',
  access: { menu: 'messages.index', level: 'read' },
  rate: 'read',
  params: z.object({ templateId: Id }),
  reply: TemplateUses,
  refusals: ['not_found'],
});
