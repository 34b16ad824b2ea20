import { type LogChange, type LogEntry, LogEvent, type LogField } from '@balcao/contract/log';
import type { Says } from '../../i18n/texts.ts';

/** What a line says in one sentence, and what is left to tell beside it. */
export interface Sentence {
  readonly says: Says;
  /** What changed and stands in the sentence, where there is such a thing. */
  readonly about: LogChange | undefined;
  readonly untold: readonly LogChange[];
}

const event = LogEvent.enum;
/** The sentence of these kinds is the same whatever changed. */
const plain = {
  [event.messageTemplateWritten]: 'messageTemplateWritten',
  [event.messageTemplateSubmitted]: 'messageTemplateSubmitted',
  [event.messageTemplateCancelled]: 'messageTemplateCancelled',
  [event.messageTemplateRemoved]: 'messageTemplateRemoved',
  [event.messageTemplateDiscarded]: 'messageTemplateDiscarded',
  [event.roleCreated]: 'roleCreated',
  [event.roleDisabled]: 'roleDisabled',
  [event.roleEnabled]: 'roleEnabled',
  [event.roleDeleted]: 'roleDeleted',
  [event.appletCreated]: 'appletCreated',
  [event.removalRequested]: 'removalRequested',
  [event.removalCancelled]: 'removalCancelled',
  [event.toolKeyCreated]: 'toolKeyCreated',
  [event.toolKeyRevoked]: 'toolKeyRevoked',
  [event.channelCreated]: 'channelCreated',
  [event.channelClosing]: 'channelClosing',
  [event.channelReopened]: 'channelReopened',
  [event.channelManagerPut]: 'channelManagerPut',
  [event.channelManagerRemoved]: 'channelManagerRemoved',
  [event.channelServerGiven]: 'channelServerGiven',
  [event.channelServerTaken]: 'channelServerTaken',
  [event.channelLinkMade]: 'channelLinkMade',
  [event.channelLinkRevoked]: 'channelLinkRevoked',
  [event.approvalRequired]: 'approvalRequired',
  [event.approvalEnded]: 'approvalEnded',
  [event.broadcastRemoved]: 'broadcastRemoved',
  [event.followersTagged]: 'followersTagged',
  [event.conversationSnoozed]: 'conversationSnoozed',
  [event.conversationClosed]: 'conversationClosed',
  [event.conversationReopened]: 'conversationReopened',
  [event.conversationTakenOver]: 'conversationTakenOver',
  [event.conversationGivenBack]: 'conversationGivenBack',
  [event.repliesAllowed]: 'repliesAllowed',
  [event.repliesStopped]: 'repliesStopped',
  [event.replyHidden]: 'replyHidden',
  [event.replyShown]: 'replyShown',
  [event.questionsPasted]: 'questionsPasted',
  [event.knowledgePostsOn]: 'knowledgePostsOn',
  [event.knowledgePostsOff]: 'knowledgePostsOff',
  [event.channelCertificationSubmitted]: 'channelCertificationSubmitted',
  [event.channelCertificationCancelled]: 'channelCertificationCancelled',
  [event.channelCertificationEnded]: 'channelCertificationEnded',
  [event.moderationAppealed]: 'moderationAppealed',
  [event.ticketFileErased]: 'ticketFileErased',
  [event.ticketAsked]: 'ticketAsked',
  [event.ticketClosed]: 'ticketClosed',
  [event.ticketReopened]: 'ticketReopened',
  [event.certificateUploaded]: 'certificateUploaded',
  [event.certificateIssued]: 'certificateIssued',
  [event.certificateRevoked]: 'certificateRevoked',
  [event.refundPolicyChanged]: 'refundPolicyChanged',
  [event.destinationAdded]: 'destinationAdded',
  [event.destinationRemoved]: 'destinationRemoved',
  [event.automaticChanged]: 'automaticChanged',
  [event.shopCodeMade]: 'shopCodeMade',
  [event.shopCodeRemoved]: 'shopCodeRemoved',
  [event.disputeAnswered]: 'disputeAnswered',
  [event.logExported]: 'logExported',
} as const satisfies Partial<Record<LogEvent, Says>>;

type Told = readonly [says: Says, told: readonly LogField[], about?: LogChange | undefined];
const isOwn = ({ actor, subject }: LogEntry): boolean => actor.id === subject.id;
type Find = (field: LogField) => LogChange | undefined;

const ofJoining = (find: Find): Told => {
  const role = find('role');
  return role?.after ? ['joinedAs', ['role'], role] : ['joined', []];
};

const ofInvitation = (entry: LogEntry, find: Find): Told => {
  const invitation = find('invitation');
  const isLink = entry.subject.name === '';
  if (invitation?.after === 'revoked') return [isLink ? 'revokedLink' : 'revoked', ['invitation']];
  if (invitation?.before) return [isLink ? 'resentLink' : 'resent', ['invitation']];
  return [isLink ? 'invitedByLink' : 'invited', ['invitation', 'role', 'email'], find('role')];
};

const ofMember = (entry: LogEntry, find: Find): Told => {
  const admin = find('superAdmin');
  const role = find('role');
  if (admin?.after === 'yes') return ['adminMade', ['superAdmin']];
  if (admin) return [isOwn(entry) ? 'steppedDown' : 'adminUnmade', ['superAdmin']];
  if (role?.before && role.after) return ['memberMoved', ['role'], role];
  return role?.after ? ['memberPlaced', ['role'], role] : ['memberChanged', []];
};

const ofRole = (find: Find): Told => {
  const name = find('name');
  return name?.before && name.after ? ['roleRenamed', ['name'], name] : ['roleChanged', []];
};

const ofApplet = (find: Find): Told => {
  const name = find('name');
  return name?.before && name.after ? ['appletRenamed', ['name'], name] : ['appletChanged', []];
};

const ofChannel = (find: Find): Told => {
  const name = find('name');
  return name?.before && name.after ? ['channelRenamed', ['name'], name] : ['channelChanged', []];
};

const ofAssignment = (find: Find): Told => {
  const assignee = find('assignee');
  return [assignee?.after ? 'conversationAssigned' : 'conversationFreed', ['assignee'], assignee];
};

/** Disabled, a person replies no more. */
const ofBlock = (find: Find): Told => {
  const status = find('status');
  return [status?.after === '1' ? 'replierBlocked' : 'replierUnblocked', ['status'], status];
};

/** What these kinds name: it came, or it went. */
const named = {
  [event.versionMade]: ['versionMade', 'version'],
  [event.versionRemoved]: ['versionRemoved', 'version'],
  [event.trialStarted]: ['trialStarted', 'version'],
  [event.trialEnded]: ['trialEnded', 'version'],
  [event.testerAdded]: ['testerAdded', 'tester'],
  [event.testerRemoved]: ['testerRemoved', 'tester'],
  [event.versionSubmitted]: ['versionSubmitted', 'version'],
  [event.versionCancelled]: ['versionCancelled', 'version'],
  [event.versionPublished]: ['versionPublished', 'version'],
  [event.releaseScheduled]: ['releaseScheduled', 'version'],
  [event.releaseAdvanced]: ['releaseAdvanced', 'share'],
  [event.releaseStopped]: ['releaseStopped', 'version'],
  [event.versionRolledBack]: ['versionRolledBack', 'version'],
  [event.templateAdded]: ['templateAdded', 'name'],
  [event.templateRemoved]: ['templateRemoved', 'name'],
  [event.templatePaused]: ['templatePaused', 'name'],
  [event.templateResumed]: ['templateResumed', 'name'],
  [event.ownTemplateWritten]: ['ownTemplateWritten', 'name'],
  [event.ownTemplateSubmitted]: ['ownTemplateSubmitted', 'name'],
  [event.ownTemplateCancelled]: ['ownTemplateCancelled', 'name'],
  [event.ownTemplateRemoved]: ['ownTemplateRemoved', 'name'],
  [event.previewStarted]: ['previewStarted', 'uploadKey'],
  [event.channelHandedOver]: ['channelHandedOver', 'owner'],
  [event.broadcastSent]: ['broadcastSent', 'broadcast'],
  [event.broadcastAsked]: ['broadcastAsked', 'broadcast'],
  [event.broadcastDeclined]: ['broadcastDeclined', 'broadcast'],
  [event.broadcastWithdrawn]: ['broadcastWithdrawn', 'broadcast'],
  [event.broadcastScheduled]: ['broadcastScheduled', 'broadcast'],
  [event.broadcastUnscheduled]: ['broadcastUnscheduled', 'broadcast'],
  [event.broadcastRecalled]: ['broadcastRecalled', 'broadcast'],
  [event.followerTagMade]: ['followerTagMade', 'tag'],
  [event.followerTagRenamed]: ['followerTagRenamed', 'tag'],
  [event.followerTagRemoved]: ['followerTagRemoved', 'tag'],
  [event.broadcastPaused]: ['broadcastPaused', 'broadcast'],
  [event.broadcastResumed]: ['broadcastResumed', 'broadcast'],
  [event.broadcastStopped]: ['broadcastStopped', 'broadcast'],
  [event.broadcastErased]: ['broadcastErased', 'broadcast'],
  [event.broadcastSentByServer]: ['broadcastSentByServer', 'broadcast'],
  [event.broadcastScheduledByServer]: ['broadcastScheduledByServer', 'broadcast'],
  [event.broadcastRecalledByServer]: ['broadcastRecalledByServer', 'broadcast'],
  [event.broadcastUnscheduledByServer]: ['broadcastUnscheduledByServer', 'broadcast'],
  [event.associationRequested]: ['associationRequested', 'association'],
  [event.associationWithdrawn]: ['associationWithdrawn', 'association'],
  [event.associationAgreed]: ['associationAgreed', 'association'],
  [event.associationDeclined]: ['associationDeclined', 'association'],
  [event.associationLifted]: ['associationLifted', 'association'],
  [event.cannedAnswerMade]: ['cannedAnswerMade', 'cannedAnswer'],
  [event.cannedAnswerChanged]: ['cannedAnswerChanged', 'cannedAnswer'],
  [event.cannedAnswerRemoved]: ['cannedAnswerRemoved', 'cannedAnswer'],
  [event.knowledgeAdded]: ['knowledgeAdded', 'knowledge'],
  [event.knowledgeChanged]: ['knowledgeChanged', 'knowledge'],
  [event.knowledgeRemoved]: ['knowledgeRemoved', 'knowledge'],
  [event.workflowMade]: ['workflowMade', 'workflow'],
  [event.workflowPublished]: ['workflowPublished', 'workflow'],
  [event.workflowSwitchedOn]: ['workflowSwitchedOn', 'workflow'],
  [event.workflowSwitchedOff]: ['workflowSwitchedOff', 'workflow'],
  [event.workflowRemoved]: ['workflowRemoved', 'workflow'],
  [event.workflowHostsChanged]: ['workflowHostsChanged', 'workflow'],
  [event.workflowRestored]: ['workflowRestored', 'workflow'],
  [event.workflowRunRetried]: ['workflowRunRetried', 'workflow'],
  [event.robotMade]: ['robotMade', 'robot'],
  [event.robotChanged]: ['robotChanged', 'robot'],
  [event.robotSwitchedOn]: ['robotSwitchedOn', 'robot'],
  [event.robotSwitchedOff]: ['robotSwitchedOff', 'robot'],
  [event.robotRemoved]: ['robotRemoved', 'robot'],
  [event.contactEmailAsked]: ['contactEmailAsked', 'email'],
  [event.contactEmailConfirmed]: ['contactEmailConfirmed', 'email'],
  [event.contactEmailDropped]: ['contactEmailDropped', 'email'],
  [event.robotQuestionsChanged]: ['robotQuestionsChanged', 'robot'],
  [event.refundAsked]: ['refundAsked', 'amount'],
  [event.refundApproved]: ['refundApproved', 'amount'],
  [event.refundRejected]: ['refundRejected', 'amount'],
  [event.withdrawalAsked]: ['withdrawalAsked', 'amount'],
  [event.holdCaptured]: ['holdCaptured', 'amount'],
  [event.holdReleased]: ['holdReleased', 'amount'],
  [event.orderClosed]: ['orderClosed', 'amount'],
  [event.reserveSetAside]: ['reserveSetAside', 'amount'],
  [event.reserveTakenBack]: ['reserveTakenBack', 'amount'],
  [event.exportAsked]: ['exportAsked', 'file'],
  [event.exportDownloaded]: ['exportDownloaded', 'file'],
  [event.dailyFileDownloaded]: ['dailyFileDownloaded', 'day'],
} as const satisfies Partial<Record<LogEvent, readonly [Says, LogField]>>;
const isNamed = (kind: LogEvent): kind is keyof typeof named => kind in named;
const ofNamed = (kind: keyof typeof named, find: Find): Told => {
  const [says, field] = named[kind];
  return [says, [field], find(field)];
};

const toldBy = (entry: LogEntry, find: Find): Told => {
  if (entry.event === event.joined) return ofJoining(find);
  if (entry.event === event.invited) return ofInvitation(entry, find);
  if (entry.event === event.memberRemoved) return [isOwn(entry) ? 'left' : 'removed', ['superAdmin']];
  if (entry.event === event.memberChanged) return ofMember(entry, find);
  if (entry.event === event.roleChanged) return ofRole(find);
  if (entry.event === event.appletChanged) return ofApplet(find);
  if (entry.event === event.channelChanged) return ofChannel(find);
  if (entry.event === event.conversationAssigned) return ofAssignment(find);
  if (entry.event === event.replierBlocked) return ofBlock(find);
  if (entry.event === event.shopCodeChanged) return ['shopCodeChanged', []];
  if (isNamed(entry.event)) return ofNamed(entry.event, find);
  return [plain[entry.event], ['name', 'status']];
};

export const sentenceOf = (entry: LogEntry): Sentence => {
  const find: Find = (field) => entry.changes.find((change) => change.field === field);
  const [says, told, about] = toldBy(entry, find);
  return {
    says,
    about,
    untold: entry.changes.filter(({ field }) => !told.includes(field)),
  };
};
