import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MessageTemplate } from './message-template.ts';
import { Id, identifier } from './scalars.ts';
import { SendableTemplates } from './template-sending.ts';

const params = z.object({ id: Id });

export const listOfferedTemplates = endpoint({
  id: 'messageTemplate.offered',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/message-template/offered',
  summary: 'The message templates of the team that a subscribe message can say now, by their names',
  access: { menu: 'applets.index', level: 'read' },
  rate: 'read',
  params,
  query: z.strictObject({
    /** A part of the name. */
    search: z.optional(identifier(60)),
  }),
  reply: SendableTemplates,
  refusals: ['not_found'],
});

export const addFromTemplate = endpoint({
  id: 'messageTemplate.addFrom',
  face: 'admin',
  method: 'POST',
  path: '/applet/{id}/message-template/from-template',
  summary: 'Makes a subscribe message that says an approved message template; it can be used at once',
  access: { menu: 'applets.index', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  params,
  body: z.strictObject({ templateId: Id }),
  reply: MessageTemplate,
  refusals: ['not_found', 'templates_full', 'template_not_sendable'],
});
