import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ModerationSubject, ReportReason } from './moderation.ts';
import { Id, Instant, lines, queryWhole, token } from './scalars.ts';

/** What a person says of it, if anything. */
export const ReportEntry = z.strictObject({ reason: ReportReason, text: lines(500, 0) });
export type ReportEntry = z.infer<typeof ReportEntry>;

/** A report as the person who sent it sees it. */
export const OwnReport = z.object({
  id: Id,
  subject: ModerationSubject,
  /** The names of that day: of the channel, and of what it had sent or answered with; of a reply its text. */
  channel: z.string(),
  label: z.string(),
  reason: ReportReason,
  reportedAt: Instant,
  /** `kept`: no violation was found. `acted`: measures were taken. Null until it is decided. */
  outcome: z.nullable(z.enum(['kept', 'acted'])),
  decidedAt: z.nullable(Instant),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** A person reads of their last reports so many. */
export const ownReportsShown = 20;

const reporting = {
  face: 'app',
  access: 'customer',
  method: 'POST',
  rate: 'write',
  body: ReportEntry,
  reply: z.null(),
  refusals: ['not_found', 'channel_frozen', 'reported_already', 'reports_today'],
} as const;

export const reportChannel = endpoint({
  ...reporting,
  id: 'moderation.reportChannel',
  path: '/channel/{link}/report',
  summary: 'Reports a channel to the staff of the platform; who reported is told to no one',
  params: z.object({ link: token(22) }),
});

export const reportBroadcast = endpoint({
  ...reporting,
  id: 'moderation.reportBroadcast',
  path: '/channel/{link}/broadcast/{broadcastId}/report',
  summary: 'Reports one broadcast that the person can read',
  params: z.object({ link: token(22), broadcastId: Id }),
});

export const reportReply = endpoint({
  ...reporting,
  id: 'moderation.reportReply',
  path: '/channel/{link}/broadcast/{broadcastId}/reply/{replyId}/report',
  summary: 'Reports what another person replied to a broadcast',
  params: z.object({ link: token(22), broadcastId: Id, replyId: Id }),
});

export const reportMessage = endpoint({
  id: 'conversation.report',
  face: 'app',
  access: 'customer',
  method: 'POST',
  path: '/channel/{link}/conversation/message/{position}/report',
  summary: 'Reports what a robot, a workflow or a template said; who reported is told to no one',
  rate: 'write',
  params: z.object({ link: token(22), position: queryWhole(1, 2_147_483_647) }),
  body: ReportEntry,
  reply: z.null(),
  refusals: ['not_found', 'reported_already', 'reports_today'],
});

export const listOwnReports = endpoint({
  id: 'moderation.ownReports',
  face: 'app',
  access: 'customer',
  method: 'GET',
  path: '/report',
  summary: 'The last that the person reported, and what was decided',
  rate: 'read',
  reply: z.object({ list: z.array(OwnReport) }),
  refusals: [],
});
