import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { forgetRobotAnswers } from './robot.jobs.ts';
import { robotRoutes } from './robot.routes.ts';
import { createRobots } from './robot.service.ts';
import { createRobotAnswers } from './robot-answer.service.ts';
import { createAnswering } from './robot-answering.ts';
import { createRobotAvatars } from './robot-avatar.service.ts';
import { createRobotDesk } from './robot-desk.service.ts';
import { createEmbeddings } from './robot-embeddings.ts';
import { createModel } from './robot-model.ts';
import type { RobotConversations, RobotKnowledge } from './robot-needs.ts';
import { createRobotOrders } from './robot-orders.ts';
import { createRobotData } from './robot-personal.repository.ts';
import { createRobotResponder } from './robot-responder.service.ts';
import { createRobotTrials } from './robot-trial.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'events' | 'clock' | 'jobs' | 'log' | 'fileInspector'>;
  readonly logs: LogService;
  readonly access: ChannelAccess;
  readonly foundChannels: FoundChannels;
  readonly followers: FollowerService;
  readonly customers: CustomerService;
  readonly orders: OrderService;
  readonly knowledge: RobotKnowledge;
  readonly conversations: RobotConversations;
  readonly notices: Notices;
  readonly teams: TeamService;
  readonly auditEvents: AuditEvents;
}

/** Robots that answer the followers of channels from what the channel knows. */
export const robotModule = (needs: Needs) => {
  const { platform, logs, access, foundChannels: channels, followers, customers, orders } = needs;
  const { knowledge, conversations, notices, teams, auditEvents } = needs;
  const { config, db, events, clock, jobs, log, fileInspector } = platform;
  // The provider's words may repeat what a person wrote (rule: nothing-in-logs).
  const onFailure = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'robot.failed');
  const model = config.ai && createModel(config.ai);
  const robotOrders = createRobotOrders({ customers, orders });
  const answering = createAnswering({ db, knowledge, orders: robotOrders, model, onFailure });
  forgetRobotAnswers({ db, clock, jobs });
  const avatars = createRobotAvatars({ db, fileInspector });
  const services = {
    avatars,
    robots: createRobots({ db, access, events, logs, avatars, hasModel: model !== undefined }),
    answers: createRobotAnswers({ db, access }),
    trials: createRobotTrials({ db, access, answering, onFailure }),
    desk: createRobotDesk({ db, events, notices, teams, auditEvents }),
  };
  const responder = createRobotResponder({
    ...{ db, clock, jobs, answering, conversations, knowledge, channels, followers },
  });
  return {
    services: {
      robotResponder: responder,
      robotData: [createRobotData({ knowledge })],
      robotAvatars: avatars.pathsOf,
      robotDesk: services.desk,
      robotEmbeddings: createEmbeddings(config.ai),
    },
    routes: (implement: Implement) => robotRoutes(implement, services),
  } satisfies Module;
};
