import { type LogChange, type LogEntry, LogEvent, type LogField } from '@balcao/contract/log';
import type { Says } from '../../i18n/texts.ts';
import { named, plain } from './log-kinds.ts';

/** The sentence for a line, and the facts that remain to be shown with it. */
export interface Sentence {
  readonly says: Says;
  /** What changed and stands in the sentence, where there is such a thing. */
  readonly about: LogChange | undefined;
  readonly untold: readonly LogChange[];
}

const event = LogEvent.enum;
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
  if (entry.event === event.webhookChanged) return ['webhookChanged', []];
  if (entry.event === event.deviceChanged) return ['deviceChanged', []];
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
