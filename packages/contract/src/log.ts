import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, InstantInput, inOrder, severalOf } from './scalars.ts';

/** What a team's log tells of. */
export const LogEvent = codes({
  joined: '1',
  invited: '2',
  memberRemoved: '3',
  roleCreated: '4',
  roleDisabled: '5',
  roleDeleted: '6',
  memberChanged: '7',
  roleChanged: '8',
  roleEnabled: '9',
  appletCreated: '10',
  appletChanged: '11',
  versionMade: '12',
  versionRemoved: '13',
  trialStarted: '14',
  trialEnded: '15',
  testerAdded: '16',
  testerRemoved: '17',
  versionSubmitted: '18',
  versionCancelled: '19',
  versionPublished: '20',
  releaseAdvanced: '21',
  releaseStopped: '22',
  versionRolledBack: '23',
  removalRequested: '24',
  removalCancelled: '25',
  releaseScheduled: '26',
  toolKeyCreated: '31',
  toolKeyRevoked: '32',
  templateAdded: '33',
  templateRemoved: '34',
  templatePaused: '35',
  templateResumed: '36',
  ownTemplateWritten: '37',
  ownTemplateSubmitted: '38',
  ownTemplateCancelled: '39',
  ownTemplateRemoved: '40',
  previewStarted: '41',
  channelCreated: '50',
  channelChanged: '51',
  channelClosing: '52',
  channelReopened: '53',
  channelHandedOver: '54',
  channelManagerPut: '55',
  channelManagerRemoved: '56',
  channelLinkMade: '57',
  channelLinkRevoked: '58',
  broadcastSent: '60',
  broadcastScheduled: '61',
  broadcastUnscheduled: '62',
  broadcastRecalled: '63',
  broadcastRemoved: '64',
  followerTagMade: '85',
  followerTagRenamed: '86',
  followerTagRemoved: '87',
  followersTagged: '88',
  broadcastPaused: '89',
  broadcastResumed: '90',
  broadcastStopped: '91',
  broadcastErased: '92',
  channelCertificationSubmitted: '70',
  channelCertificationCancelled: '71',
  channelCertificationEnded: '72',
  associationRequested: '73',
  associationWithdrawn: '74',
  associationAgreed: '75',
  associationDeclined: '76',
  associationLifted: '77',
  moderationAppealed: '110',
  conversationAssigned: '120',
  conversationSnoozed: '121',
  conversationClosed: '122',
  conversationReopened: '123',
  cannedAnswerMade: '124',
  cannedAnswerChanged: '125',
  cannedAnswerRemoved: '126',
  messageTemplateWritten: '150',
  messageTemplateSubmitted: '151',
  messageTemplateCancelled: '152',
  messageTemplateRemoved: '153',
  messageTemplateDiscarded: '154',
  channelServerGiven: '130',
  channelServerTaken: '131',
  broadcastSentByServer: '132',
  broadcastScheduledByServer: '133',
  broadcastRecalledByServer: '134',
  broadcastUnscheduledByServer: '135',
  repliesAllowed: '140',
  repliesStopped: '141',
  replyHidden: '142',
  replyShown: '143',
  replierBlocked: '144',
});
export type LogEvent = z.infer<typeof LogEvent>;

/** What a line may say has changed. */
export const LogField = codes([
  'name',
  'role',
  'superAdmin',
  'status',
  'permission',
  'email',
  'invitation',
  'abbreviation',
  'category',
  'intro',
  'description',
  'icon',
  'version',
  'tester',
  'share',
  'appSecret',
  'allowlist',
  'uploadKey',
  'type',
  'language',
  'manager',
  'owner',
  'broadcast',
  'tag',
  'followers',
  'certification',
  'association',
  'assignee',
  'cannedAnswer',
]);
export type LogField = z.infer<typeof LogField>;

/** One field, before and after; null where there was or is nothing. `of` names the menu of a permission, or the manager of a channel. */
export const LogChange = z.object({
  field: LogField,
  of: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type LogChange = z.infer<typeof LogChange>;

export const LogEntry = z.object({
  id: Id,
  event: LogEvent,
  at: Instant,
  /** Who did it, by the name of that day. */
  actor: z.object({ id: Id, name: z.string() }),
  /** Whom or what it was done to, by the name of that day: empty for an invitation by link. */
  subject: z.object({
    kind: z.enum(['member', 'invitation', 'role', 'applet', 'toolKey', 'channel', 'messageTemplate']),
    id: Id,
    name: z.string(),
  }),
  changes: z.array(LogChange),
  ip: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const filter = {
  event: z.optional(severalOf(LogEvent)),
  /** Who did it: one of them. */
  actorId: z.optional(severalOf(Id)),
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
} as const;
export const LogFilter = inOrder(z.strictObject(filter));
export type LogFilter = z.infer<typeof LogFilter>;

const access = { menu: 'setting.team', level: 'read' } as const;

export const listLog = endpoint({
  id: 'log.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/log',
  summary: 'What was done in the team, newest first',
  access,
  rate: 'read',
  query: inOrder(z.extend(PageQuery, filter)),
  reply: pageOf(LogEntry),
  refusals: [],
});

export const exportLog = endpoint({
  id: 'log.export',
  face: 'admin',
  method: 'GET',
  path: '/merchant/log/export',
  summary: 'The log that a filter shows, as CSV',
  access,
  rate: 'heavy',
  query: LogFilter,
  reply: z.string(),
  refusals: [],
  streams: 'text/csv',
});

export const listLogActors = endpoint({
  id: 'log.actors',
  face: 'admin',
  method: 'GET',
  path: '/merchant/log/actors',
  summary: 'Everybody who stands in the log, for its filter',
  access,
  rate: 'read',
  reply: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
  refusals: [],
});
