import { freezeChannel, getDeskChannel, listDeskChannels, putChannelLimit } from '@balcao/contract/moderation-channel';
import { decideCase, getDeskCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import {
  listOwnReports,
  reportBroadcast,
  reportChannel,
  reportMessage,
  reportReply,
} from '@balcao/contract/moderation-report';
import type { Implement } from '../../platform/implement.ts';
import type { ModerationChannels } from './moderation-channel.service.ts';
import type { ModerationDecisions } from './moderation-decision.service.ts';
import type { ModerationDesk } from './moderation-desk.service.ts';
import type { OwnModeration } from './moderation-own.service.ts';
import type { ModerationReports } from './moderation-report.service.ts';

interface Services {
  readonly reports: ModerationReports;
  readonly desk: ModerationDesk;
  readonly decisions: ModerationDecisions;
  readonly own: OwnModeration;
  readonly channels: ModerationChannels;
}

export const moderationRoutes = (implement: Implement, services: Services): void => {
  const { reports, desk, decisions, own, channels } = services;
  implement(reportChannel, reports.reportChannel);
  implement(reportBroadcast, reports.reportBroadcast);
  implement(reportReply, reports.reportReply);
  implement(reportMessage, reports.reportMessage);
  implement(listOwnReports, reports.own);
  implement(listDeskCases, desk.list);
  implement(getDeskCase, desk.get);
  implement(decideCase, decisions.decide);
  implement(listOwnCases, own.list);
  implement(appealCase, own.appeal);
  implement(listDeskChannels, channels.list);
  implement(getDeskChannel, channels.get);
  implement(freezeChannel, channels.freeze);
  implement(putChannelLimit, channels.putLimit);
};
