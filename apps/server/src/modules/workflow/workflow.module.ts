import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { MachineAnswers } from '../conversation/machine-answer.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { RobotResponder } from '../robot/robot-responder.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import { createRunBeginning } from './run-beginning.ts';
import { createRunMoving } from './run-moving.ts';
import { createRunStep } from './run-step.ts';
import { createTemplateUses } from './template-use.service.ts';
import { workflowRoutes } from './workflow.routes.ts';
import { createWorkflowService } from './workflow.service.ts';
import { createWorkflowAccess } from './workflow-access.ts';
import { createWorkflowDesk } from './workflow-desk.service.ts';
import { driveOccasions } from './workflow-occasion.jobs.ts';
import { createWorkflowOccasions } from './workflow-occasion.service.ts';
import { runsOfPerson } from './workflow-personal.repository.ts';
import { createWorkflowResponder } from './workflow-responder.service.ts';
import { driveRuns } from './workflow-run.jobs.ts';
import { createWorkflowRuns } from './workflow-run.service.ts';
import { createWorkflowTrials } from './workflow-trial.service.ts';
import { createWorkflowVersions } from './workflow-version.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'clock' | 'jobs' | 'outbound'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly access: ChannelAccess;
  readonly machineAnswers: MachineAnswers;
  readonly customers: CustomerService;
  readonly followers: FollowerService;
  readonly orders: OrderService;
  readonly templates: TemplateSending;
  readonly robots: RobotResponder;
  readonly notices: Notices;
  readonly teams: TeamService;
  readonly auditEvents: AuditEvents;
}

/** Workflows that answer followers by themselves. */
export const workflowModule = (needs: Needs) => {
  const { platform, names, logs, access, machineAnswers: answers, customers } = needs;
  const { followers, orders, templates, robots, notices, teams, auditEvents } = needs;
  const { db, events, clock, jobs, outbound } = platform;
  const moving = createRunMoving({ jobs, events });
  const reach = createWorkflowAccess({ access, events, logs });
  const step = createRunStep({ db, clock, outbound, answers, templates, robots, moving });
  driveRuns({ db, clock, jobs, step, moving });
  const begin = createRunBeginning({ jobs, customers });
  driveOccasions({ db, clock, jobs, begin, followers });
  const services = {
    workflows: createWorkflowService({ db, access, reach }),
    versions: createWorkflowVersions({ db, reach, names }),
    runs: createWorkflowRuns({ db, jobs, reach }),
    trials: createWorkflowTrials({ db, templates, reach }),
    desk: createWorkflowDesk({ db, events, notices, teams, auditEvents }),
  };
  return {
    services: {
      workflowResponder: createWorkflowResponder({ begin, moving }),
      templateUses: createTemplateUses({ access }),
      workflowDesk: services.desk,
      workflowData: [runsOfPerson],
      workflowOccasions: createWorkflowOccasions({ db, clock, jobs, orders, customers, followers }),
    },
    routes: (implement: Implement) => workflowRoutes(implement, services),
  } satisfies Module;
};
