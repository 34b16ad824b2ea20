import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';
import type { BroadcastModeration } from '../broadcast/broadcast-moderation.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ChannelDesk } from '../channel/channel-desk.service.ts';
import type { ChannelFreezing } from '../channel/channel-freezing.service.ts';
import type { ConversationComplaints } from '../conversation/conversation-complaint.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReplyModeration } from '../reaction/reply-moderation.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { createModerationChannels } from './moderation-channel.service.ts';
import { createModerationDecisions } from './moderation-decision.service.ts';
import { type Automations, createModerationDesk } from './moderation-desk.service.ts';
import { createOwnModeration } from './moderation-own.service.ts';
import { reportsOfPerson } from './moderation-personal.repository.ts';
import { createModerationReports } from './moderation-report.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly teams: TeamService;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly access: ChannelAccess;
  readonly channelDesk: ChannelDesk;
  readonly freezing: ChannelFreezing;
  readonly feed: BroadcastFeed;
  readonly broadcasts: BroadcastModeration;
  readonly replies: ReplyModeration;
}

/** What people report of channels, what staff of the platform decide, and what teams say to it. */
export const moderationModule = (needs: Needs) => {
  const { platform, logs, notices, teams, staffNames, auditEvents, access, freezing } = needs;
  const { db, events } = platform;
  const { feed, broadcasts, replies, channelDesk: channels } = needs;
  const automations = createPort<Automations>('the desks of robots and workflows');
  const messages = createPort<Pick<ConversationComplaints, 'report'>>('what people report of conversations');
  const desk = createModerationDesk({
    db,
    teams,
    staffNames,
    channels,
    broadcasts,
    replies,
    automations: automations.get,
  });
  const telling = { notices, auditEvents };
  const decisions = createModerationDecisions({
    ...{ db, events, freezing, broadcasts, replies, automations: automations.get },
    ...telling,
    desk,
  });
  const services = {
    desk,
    reports: createModerationReports({ db, feed, replies, messages: messages.get }),
    decisions,
    channels: createModerationChannels({ db, channels, desk, decisions, teams, staffNames, auditEvents }),
    own: createOwnModeration({ db, events, logs, access }),
  };
  return {
    services: { reportData: [reportsOfPerson] },
    ports: { automations, messages },
    routes: (implement: Implement) => moderationRoutes(implement, services),
  } satisfies Module;
};
