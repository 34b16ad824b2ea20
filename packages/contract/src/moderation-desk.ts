import * as z from 'zod/mini';
import { ShownArticle } from './article.ts';
import { PictureAddress, PicturesOf } from './article-picture.ts';
import { DeskAutomationState } from './automation-desk.ts';
import { BroadcastType } from './broadcast.ts';
import { BroadcastState } from './broadcast-state.ts';
import { ChannelState } from './channel.ts';
import { endpoint } from './endpoint.ts';
import { Media } from './media.ts';
import { CaseDecision, CaseState, ModerationSubject, ReportReason, Sanction } from './moderation.ts';
import { PageQuery, pageOf } from './page.ts';
import { ReplyState } from './reply.ts';
import { Id, Instant, identifier, lines, severalOf } from './scalars.ts';

const Counted = z.array(z.object({ reason: ReportReason, count: z.int() }));

/** What was reported of one subject, as staff see it; all its reports are one row. */
export const DeskCase = z.object({
  id: Id,
  subject: ModerationSubject,
  state: CaseState,
  /** By the name of that day. */
  channel: z.object({ id: Id, name: z.string() }),
  label: z.string(),
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  reports: z.int(),
  /** The most frequent first. */
  reasons: Counted,
  openedAt: Instant,
  lastReportedAt: Instant,
  /** What holds, or held, because of it. */
  sanction: z.nullable(Sanction),
  appealedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
});
export type DeskCase = z.infer<typeof DeskCase>;

/** The broadcast as people read it, if only staff do now. */
const DeskPost = z.object({
  type: BroadcastType,
  state: BroadcastState,
  title: z.string(),
  text: z.string(),
  url: z.string(),
  cover: z.nullable(PictureAddress),
  article: ShownArticle,
  pictures: PicturesOf,
  /** Its files, by links of the viewer. */
  media: z.array(Media),
  sentAt: z.nullable(Instant),
  delivered: z.int(),
});
export type DeskPost = z.infer<typeof DeskPost>;

/** The reply as it stands now. */
const DeskReply = z.object({ name: z.string(), text: z.string(), at: Instant, state: ReplyState });

export const DeskCaseDetail = z.extend(DeskCase, {
  /** As it is now. */
  about: z.object({
    avatar: z.string(),
    name: z.string(),
    description: z.string(),
    followers: z.int(),
    state: ChannelState,
    frozenAt: z.nullable(Instant),
  }),
  /** Null also where the broadcast is gone. */
  post: z.nullable(DeskPost),
  /** Null also where its author removed it. */
  reply: z.nullable(DeskReply),
  /** The robot or the workflow as it is now; null also where it is gone. */
  automation: z.nullable(z.object({ id: Id, name: z.string(), state: DeskAutomationState })),
  /**
   * What people wrote in reports, newest first, and the message that they meant; reports with neither are only counted.
   */
  texts: z.array(z.object({ reason: ReportReason, text: z.string(), quoted: z.string(), at: Instant })),
  appeal: z.nullable(z.object({ text: z.string(), at: Instant })),
  /** What staff decided, the first first. */
  decisions: z.array(z.object({ decision: CaseDecision, reason: z.string(), by: z.string(), at: Instant })),
});
export type DeskCaseDetail = z.infer<typeof DeskCaseDetail>;

/** Texts of one case that staff read. */
export const textsShown = 50;

const desk = { face: 'console' } as const;
const ofCase = z.object({ id: Id });

export const listDeskCases = endpoint({
  ...desk,
  id: 'moderation.deskList',
  method: 'GET',
  path: '/moderation',
  summary:
    'What was reported of channels, of what they send and of what answers in them, a row for each subject, the last opened first',
  access: { staff: 'channel.see' },
  rate: 'read',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(CaseState)),
    subject: z.optional(severalOf(ModerationSubject)),
    reason: z.optional(severalOf(ReportReason)),
    /** Part of the name of a channel or of a broadcast. */
    search: z.optional(identifier(100)),
  }),
  /** `waiting`: all that wait for staff. */
  reply: z.extend(pageOf(DeskCase), { waiting: z.int() }),
  refusals: [],
});

export const getDeskCase = endpoint({
  ...desk,
  id: 'moderation.deskGet',
  method: 'GET',
  path: '/moderation/{id}',
  summary: 'One of them, with the subject as people see it and what they wrote',
  access: { staff: 'channel.see' },
  rate: 'read',
  params: ofCase,
  reply: DeskCaseDetail,
  refusals: ['not_found'],
});

export const decideCase = endpoint({
  ...desk,
  id: 'moderation.decide',
  method: 'POST',
  path: '/moderation/{id}/decision',
  summary:
    'Dismisses what was reported, takes a broadcast from every phone, freezes a channel, or decides again what was decided',
  access: { staff: 'channel.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: ofCase,
  body: z.strictObject({
    decision: CaseDecision,
    /** The team reads it, but for what is dismissed: that is a note for colleagues. */
    reason: lines(500, 10),
  }),
  reply: DeskCaseDetail,
  refusals: ['not_found', 'colleague_first', 'state_forbids'],
});
