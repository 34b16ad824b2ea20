import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { MessageCategory } from './message-library.ts';
import { OwnTemplateEntry } from './message-own-form.ts';
import { OwnField, OwnWords } from './message-wording.ts';
import { Submission } from './review.ts';
import { Id, Instant, Version } from './scalars.ts';
import type { Moves } from './states.ts';

/** Where a message that a team writes itself stands. */
export const OwnTemplateState = codes(['draft', 'waiting', 'rejected', 'passed']);
export type OwnTemplateState = z.infer<typeof OwnTemplateState>;

/** It waits for staff until they decide or its team takes it back; one that passed is a template like those of the library. */
export const ownTemplateMoves = {
  draft: ['waiting'],
  waiting: ['passed', 'rejected', 'draft'],
  rejected: ['waiting'],
  passed: [],
} as const satisfies Moves<OwnTemplateState>;
/** The states in which its team changes it, or removes it. */
export const ownTemplateOpen = ['draft', 'rejected'] as const satisfies readonly OwnTemplateState[];

/** A subscribe message that a team writes itself, before people can be asked for it. */
export const OwnTemplate = z.object({
  id: Id,
  state: OwnTemplateState,
  title: OwnWords,
  scene: z.string(),
  category: MessageCategory,
  fields: z.array(OwnField),
  version: z.int(),
  updatedAt: Instant,
});
export type OwnTemplate = z.infer<typeof OwnTemplate>;

/** With the outcome of its last submission; null before the first. */
export const OwnTemplateDetail = z.extend(OwnTemplate, { submission: z.nullable(Submission) });
export type OwnTemplateDetail = z.infer<typeof OwnTemplateDetail>;

export const OwnTemplateChange = z.strictObject({ entry: OwnTemplateEntry, version: Version });
export type OwnTemplateChange = z.infer<typeof OwnTemplateChange>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const path = '/applet/{id}/own-message-template';
const onePath = `${path}/{templateId}` as const;
const params = z.object({ id: Id });
const oneParams = z.object({ id: Id, templateId: Id });
const reading = { face: 'admin', access: access('read'), rate: 'read' } as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listOwnTemplates = endpoint({
  ...reading,
  id: 'ownMessageTemplate.list',
  method: 'GET',
  path,
  summary: 'The subscribe messages that the team writes itself and that have not passed their review yet, newest first',
  params,
  reply: z.object({ list: z.array(OwnTemplate) }),
  refusals: ['not_found'],
});

export const getOwnTemplate = endpoint({
  ...reading,
  id: 'ownMessageTemplate.get',
  method: 'GET',
  path: onePath,
  summary: 'A subscribe message that the team writes itself, with its last review',
  params: oneParams,
  reply: OwnTemplateDetail,
  refusals: ['not_found'],
});

export const createOwnTemplate = endpoint({
  ...writing,
  id: 'ownMessageTemplate.create',
  method: 'POST',
  path,
  summary: 'Keeps a subscribe message that the team wrote, as a draft',
  idempotency: 'optional',
  params,
  body: OwnTemplateEntry,
  reply: OwnTemplate,
  refusals: ['not_found', 'templates_full'],
});

export const changeOwnTemplate = endpoint({
  ...writing,
  id: 'ownMessageTemplate.change',
  method: 'PUT',
  path: onePath,
  summary: 'Changes a draft, or corrects what the review sent back',
  params: oneParams,
  body: OwnTemplateChange,
  reply: OwnTemplate,
  refusals: ['not_found', 'state_forbids', 'changed_elsewhere'],
});

export const submitOwnTemplate = endpoint({
  ...writing,
  id: 'ownMessageTemplate.submit',
  method: 'POST',
  path: `${onePath}/submit`,
  summary: 'Submits a subscribe message for review',
  params: oneParams,
  reply: OwnTemplate,
  refusals: ['not_found', 'not_certified', 'state_forbids'],
});

export const cancelOwnTemplate = endpoint({
  ...writing,
  id: 'ownMessageTemplate.cancel',
  method: 'POST',
  path: `${onePath}/cancel`,
  summary: 'Takes a subscribe message back from its review: it is a draft again',
  params: oneParams,
  reply: OwnTemplate,
  refusals: ['not_found', 'state_forbids'],
});

export const removeOwnTemplate = endpoint({
  ...writing,
  id: 'ownMessageTemplate.remove',
  method: 'DELETE',
  path: onePath,
  summary: 'Removes a draft, or what the review sent back',
  params: oneParams,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});
