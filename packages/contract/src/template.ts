import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Submission } from './review.ts';
import { Id, Instant, identifier, severalOf, Version } from './scalars.ts';
import type { Moves } from './states.ts';
import { TemplateCategory, TemplateEntry, TemplateLanguage, TemplateName } from './template-form.ts';

/** So many templates a team has at most. */
export const messageTemplatesAtMost = 250;

/** Where a template stands: it is sent while it is approved, and only then. */
export const TemplateState = codes(['draft', 'pending', 'rejected', 'approved', 'paused', 'disabled']);
export type TemplateState = z.infer<typeof TemplateState>;
const { draft, pending, rejected, approved, paused, disabled } = TemplateState.enum;
/** Its team and the review move it until it is approved; staff and complaints pause it, let it go on, and switch it off for good. */
export const templateMoves = {
  [draft]: [pending],
  [pending]: [approved, rejected, draft],
  [rejected]: [pending],
  [approved]: [paused, disabled],
  [paused]: [approved, disabled],
  [disabled]: [],
} as const satisfies Moves<TemplateState>;

/** Where the edition of a template that was approved before stands: the approved one is in use until the edition passes its own review. */
export const EditionState = codes(['none', 'draft', 'pending', 'rejected']);
export type EditionState = z.infer<typeof EditionState>;
export const editionMoves = {
  none: ['draft'],
  draft: ['pending', 'none'],
  pending: ['none', 'rejected', 'draft'],
  rejected: ['pending', 'none'],
} as const satisfies Moves<EditionState>;

interface Standing {
  readonly state: TemplateState;
  readonly edition: EditionState;
}
const hasPassed: readonly TemplateState[] = [approved, paused];
const written: readonly string[] = [draft, rejected];
/** Whether its team may change its words now. */
export const mayEditTemplate = ({ state, edition }: Standing): boolean =>
  written.includes(state) || (hasPassed.includes(state) && edition !== 'pending');
/** Whether what was written waits to be submitted. */
export const maySubmitTemplate = ({ state, edition }: Standing): boolean =>
  written.includes(state) || (hasPassed.includes(state) && written.includes(edition));
/** Whether it waits for its review, or its edition does. */
export const isUnderReview = ({ state, edition }: Standing): boolean => state === pending || edition === 'pending';

/** Figures of the messages that were made from a template in so many days; of the newest ones, where there are more. */
export const templateFigureDays = 30;
export const templateFiguresAtMost = 5_000;
export const TemplateFigures = z.object({ sent: z.int(), delivered: z.int(), read: z.int() });
export type TemplateFigures = z.infer<typeof TemplateFigures>;

/** A template of the team, in its list. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  category: TemplateCategory,
  mainLanguage: TemplateLanguage,
  languages: z.array(TemplateLanguage),
  state: TemplateState,
  edition: EditionState,
  /** Why staff paused it or switched it off; null otherwise, also where complaints did (docs/decisions/092). */
  reason: z.nullable(z.string()),
  /** Until when complaints pause it; null otherwise. */
  pausedUntil: z.nullable(Instant),
  version: z.int(),
  figures: TemplateFigures,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Template = z.infer<typeof Template>;

export const TemplateDetail = z.extend(Template, {
  /** What was written last. */
  entry: TemplateEntry,
  /** What is sent; null until it was approved for the first time. */
  inUse: z.nullable(TemplateEntry),
  /** The outcome of its last submission; null before the first. */
  submission: z.nullable(Submission),
  /** People who reported it, or stopped the conversation after it, in the last days that count. */
  complaints: z.int(),
});
export type TemplateDetail = z.infer<typeof TemplateDetail>;

export const TemplateChange = z.strictObject({ entry: TemplateEntry, version: Version });
export type TemplateChange = z.infer<typeof TemplateChange>;

const path = '/template';
const onePath = `${path}/{templateId}` as const;
const params = z.object({ templateId: Id });
const reading = {
  face: 'admin',
  method: 'GET',
  access: { menu: 'messages.index', level: 'read' },
  rate: 'read',
} as const;
const writing = { face: 'admin', access: { menu: 'messages.index', level: 'write' }, rate: 'write' } as const;

/** How a list of templates is narrowed. */
export const TemplateFilter = z.strictObject({
  state: z.optional(severalOf(TemplateState)),
  category: z.optional(severalOf(TemplateCategory)),
  language: z.optional(severalOf(TemplateLanguage)),
  /** A part of the name. */
  search: z.optional(identifier(60)),
});
export type TemplateFilter = z.infer<typeof TemplateFilter>;

export const listTemplates = endpoint({
  ...reading,
  id: 'template.list',
  path,
  summary: 'The message templates of the team, the last made first',
  query: z.extend(PageQuery, TemplateFilter.shape),
  reply: pageOf(Template),
  refusals: [],
});

export const getTemplate = endpoint({
  ...reading,
  id: 'template.get',
  path: onePath,
  summary: 'One message template, with what is in use and its last review',
  params,
  reply: TemplateDetail,
  refusals: ['not_found'],
});

export const createTemplate = endpoint({
  ...writing,
  id: 'template.create',
  method: 'POST',
  path,
  summary: 'Keeps a message template as a draft',
  idempotency: 'optional',
  body: TemplateEntry,
  reply: TemplateDetail,
  refusals: ['message_templates_full'],
});

export const changeTemplate = endpoint({
  ...writing,
  id: 'template.change',
  method: 'PUT',
  path: onePath,
  summary: 'Changes what was written; one that was approved is sent as before until the change passes its review',
  params,
  body: TemplateChange,
  reply: TemplateDetail,
  refusals: ['not_found', 'state_forbids', 'changed_elsewhere'],
});

export const submitTemplate = endpoint({
  ...writing,
  id: 'template.submit',
  method: 'POST',
  path: `${onePath}/submit`,
  summary: 'Submits what was written for review',
  params,
  body: z.strictObject({ version: Version }),
  reply: TemplateDetail,
  refusals: ['not_found', 'not_certified', 'state_forbids', 'changed_elsewhere'],
});

export const cancelTemplate = endpoint({
  ...writing,
  id: 'template.cancel',
  method: 'POST',
  path: `${onePath}/cancel`,
  summary: 'Takes a template, or its edition, back from its review',
  params,
  reply: TemplateDetail,
  refusals: ['not_found', 'state_forbids'],
});

export const discardTemplateEdition = endpoint({
  ...writing,
  id: 'template.discardEdition',
  method: 'DELETE',
  path: `${onePath}/edition`,
  summary: 'Drops what was written since the template was approved',
  params,
  reply: TemplateDetail,
  refusals: ['not_found', 'state_forbids'],
});

export const duplicateTemplate = endpoint({
  ...writing,
  id: 'template.duplicate',
  method: 'POST',
  path: `${onePath}/copy`,
  summary: 'Makes a draft with the words of another template',
  idempotency: 'optional',
  params,
  body: z.strictObject({ name: TemplateName }),
  reply: TemplateDetail,
  refusals: ['not_found', 'message_templates_full'],
});

export const removeTemplate = endpoint({
  ...writing,
  id: 'template.remove',
  method: 'DELETE',
  path: onePath,
  summary: 'Removes a template that is not under review; what was sent stays',
  params,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});
