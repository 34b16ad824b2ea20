import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createWaitingQuestions } from '../../platform/waiting-questions.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { RequestService } from '../request/request.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { WebhookListeners } from '../webhook/listener.service.ts';
import { toolRoutes } from './tool.routes.ts';
import { createToolService } from './tool.service.ts';
import { createToolKeys } from './tool-key.service.ts';
import { createToolLogins } from './tool-login.service.ts';
import { createTriggers, type TriggerNeeds } from './trigger.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'events' | 'secrets' | 'jobs' | 'limits'>;
  readonly names: AccountNames;
  readonly members: MemberService;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly requests: RequestService;
  readonly webhookListeners: WebhookListeners;
  /** By what things happen that a developer wants to see happen in the sandbox. */
  readonly triggering: Omit<TriggerNeeds, 'db'>;
}

/** What the developer's tool of a merchant hears, and has happen in the sandbox. */
export const toolModule = (needs: Needs) => {
  const { platform, names, members, logs, teams, requests, webhookListeners: listeners } = needs;
  const { config, db, clock, events, secrets, jobs, limits } = platform;
  const { sandbox, publicBaseUrl } = config;
  const questions = createWaitingQuestions({ events });
  const keys = createToolKeys({ db, clock, events, secrets, names, members, logs, listeners });
  const logins = createToolLogins({ db, clock, jobs, limits, keys, publicBaseUrl });
  const tool = createToolService({ db, keys, questions, listeners, requests, teams, sandbox });
  const triggers = sandbox ? createTriggers({ ...needs.triggering, db }) : undefined;
  return {
    services: { toolKeys: keys, tool },
    routes: (implement: Implement) => toolRoutes(implement, { keys, logins, tool, triggers }),
    serve: (app: FastifyInstance) =>
      void app.addHook('preClose', (done) => {
        questions.close();
        done();
      }),
  } satisfies Module;
};
