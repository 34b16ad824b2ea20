import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { MessageField } from './message-field.ts';
import { fieldsOfTitle, MessageTitle } from './message-library.ts';
import { MessageSource } from './message-source.ts';
import { TemplateField, TemplateTitle } from './message-wording.ts';
import { Id, Instant } from './scalars.ts';

/** So many templates a mini program has at most, of the library and its own together. */
export const templatesAtMost = 25;
export const templateFieldsAtLeast = 2;
export const templateFieldsAtMost = 5;
/** The figures of a template are of so many days. */
export const templateFigureDays = 30;

/**
 * A message is paused by itself when so many of every hundred answers of the last days declined it, and there were enough answers to
 * tell. After its team goes on with it, answers count from the next day on.
 */
export const pauseRule = { days: 7, answersAtLeast: 50, declinedPercent: 80 } as const;

/** Who paused a message: its team, or the platform, as most people declined it. */
export const PauseCause = codes(['team', 'declined']);
export type PauseCause = z.infer<typeof PauseCause>;

/** Counts of people's answers to requests for consent, and of deliveries. */
export const TemplateFigures = z.object({
  accepted: z.int(),
  declined: z.int(),
  delivered: z.int(),
  refused: z.int(),
});
export type TemplateFigures = z.infer<typeof TemplateFigures>;

/** A subscribe message of a mini program: a title of the library with some of its fields, in an order, what its team wrote itself, or a message template. */
export const MessageTemplate = z.object({
  id: Id,
  title: TemplateTitle,
  fields: z.array(TemplateField),
  /** A paused template is neither offered for consent nor delivered until its team resumes it. */
  pausedBecause: z.nullable(PauseCause),
  createdAt: Instant,
  figures: TemplateFigures,
  /** Of one that says a message template of the team. */
  source: z.nullable(MessageSource),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

export const MessageTemplateEntry = z
  .strictObject({
    title: MessageTitle,
    fields: z.array(MessageField).check(
      z.minLength(templateFieldsAtLeast, { abort: true }),
      z.maxLength(templateFieldsAtMost, { abort: true }),
      z.refine((fields) => new Set(fields).size === fields.length, { params: { text: 'eachOnce' }, abort: true }),
    ),
  })
  .check(
    z.superRefine(({ title, fields }, context) => {
      const known = fieldsOfTitle(title);
      for (const [index, field] of fields.entries())
        if (!known.includes(field))
          context.addIssue({ code: 'custom', path: ['fields', index], params: { text: 'choice' } });
    }),
  );
export type MessageTemplateEntry = z.infer<typeof MessageTemplateEntry>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });
const templateParams = z.object({ id: Id, templateId: Id });
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listMessageTemplates = endpoint({
  id: 'messageTemplate.list',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/message-template',
  summary: 'The subscribe messages of a mini program, newest first, with their figures of the last 30 days',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({ list: z.array(MessageTemplate) }),
  refusals: ['not_found'],
});

export const addMessageTemplate = endpoint({
  ...writing,
  id: 'messageTemplate.add',
  method: 'POST',
  path: '/applet/{id}/message-template',
  summary: 'Takes a subscribe message from the library; it can be used at once',
  idempotency: 'optional',
  params,
  body: MessageTemplateEntry,
  reply: MessageTemplate,
  refusals: ['not_found', 'templates_full'],
});

export const pauseMessageTemplate = endpoint({
  ...writing,
  id: 'messageTemplate.pause',
  method: 'POST',
  path: '/applet/{id}/message-template/{templateId}/pause',
  summary: 'Asks nobody for a subscribe message and delivers none, until it goes on',
  params: templateParams,
  reply: MessageTemplate,
  refusals: ['not_found', 'state_forbids'],
});

export const resumeMessageTemplate = endpoint({
  ...writing,
  id: 'messageTemplate.resume',
  method: 'POST',
  path: '/applet/{id}/message-template/{templateId}/resume',
  summary: 'Goes on with a subscribe message that was paused',
  params: templateParams,
  reply: MessageTemplate,
  refusals: ['not_found', 'state_forbids'],
});

export const removeMessageTemplate = endpoint({
  ...writing,
  id: 'messageTemplate.remove',
  method: 'DELETE',
  path: '/applet/{id}/message-template/{templateId}',
  summary: 'Removes a subscribe message: what people allowed of it ends; what was delivered stays',
  params: templateParams,
  reply: z.null(),
  refusals: ['not_found'],
});
