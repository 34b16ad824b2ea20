import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { OrderService } from '../order/order.service.ts';
import { forgetRobotAnswers } from './robot.jobs.ts';
import { robotRoutes } from './robot.routes.ts';
import { createRobots } from './robot.service.ts';
import { createRobotAnswers } from './robot-answer.service.ts';
import { createAnswering } from './robot-answering.ts';
import { createEmbeddings } from './robot-embeddings.ts';
import { createModel } from './robot-model.ts';
import type { RobotConversations, RobotKnowledge } from './robot-needs.ts';
import { createRobotOrders } from './robot-orders.ts';
import { createRobotResponder } from './robot-responder.service.ts';
import { createRobotTrials } from './robot-trial.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'events' | 'clock' | 'jobs' | 'log'>;
  readonly logs: LogService;
  readonly access: ChannelAccess;
  readonly foundChannels: FoundChannels;
  readonly followers: FollowerService;
  readonly customers: CustomerService;
  readonly orders: OrderService;
  readonly knowledge: RobotKnowledge;
  readonly conversations: RobotConversations;
}

/** Robots that answer the followers of channels from what the channel knows. */
export const robotModule = (needs: Needs) => {
  const { platform, logs, access, foundChannels: channels, followers, customers, orders } = needs;
  const { knowledge, conversations } = needs;
  const { config, db, events, clock, jobs, log } = platform;
  // The provider's words may repeat what a person wrote (rule: nothing-in-logs).
  const onFailure = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'robot.failed');
  const model = config.ai && createModel(config.ai);
  const robotOrders = createRobotOrders({ customers, orders });
  const answering = createAnswering({ db, knowledge, orders: robotOrders, model, onFailure });
  forgetRobotAnswers({ db, clock, jobs });
  const services = {
    robots: createRobots({ db, access, events, logs, hasModel: model !== undefined }),
    answers: createRobotAnswers({ db, access }),
    trials: createRobotTrials({ db, access, answering, onFailure }),
  };
  const responder = createRobotResponder({
    ...{ db, clock, jobs, answering, conversations, knowledge, channels, followers },
  });
  return {
    services: { robotResponder: responder, robotEmbeddings: createEmbeddings(config.ai) },
    routes: (implement: Implement) => robotRoutes(implement, services),
  } satisfies Module;
};
