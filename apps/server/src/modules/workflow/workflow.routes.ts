import {
  createWorkflow,
  getWorkflow,
  listWorkflows,
  publishWorkflow,
  putWorkflowHosts,
  removeWorkflow,
  saveWorkflow,
  switchWorkflow,
} from '@balcao/contract/workflow';
import { getDeskWorkflow, holdWorkflow, listDeskWorkflows, releaseWorkflow } from '@balcao/contract/workflow-desk';
import { getWorkflowRun, listWorkflowRuns, retryWorkflowRun } from '@balcao/contract/workflow-run';
import { tryWorkflow } from '@balcao/contract/workflow-trial';
import { listWorkflowVersions, restoreWorkflowVersion } from '@balcao/contract/workflow-version';
import type { Implement } from '../../platform/implement.ts';
import type { WorkflowService } from './workflow.service.ts';
import type { WorkflowDesk } from './workflow-desk.service.ts';
import type { WorkflowRuns } from './workflow-run.service.ts';
import type { WorkflowTrials } from './workflow-trial.service.ts';
import type { WorkflowVersions } from './workflow-version.service.ts';

interface Services {
  readonly workflows: WorkflowService;
  readonly versions: WorkflowVersions;
  readonly runs: WorkflowRuns;
  readonly trials: WorkflowTrials;
  readonly desk: WorkflowDesk;
}

export const workflowRoutes = (implement: Implement, { workflows, versions, runs, trials, desk }: Services): void => {
  implement(listWorkflows, workflows.list);
  implement(getWorkflow, workflows.get);
  implement(createWorkflow, workflows.create);
  implement(saveWorkflow, workflows.save);
  implement(publishWorkflow, workflows.publish);
  implement(switchWorkflow, workflows.move);
  implement(removeWorkflow, workflows.remove);
  implement(putWorkflowHosts, workflows.putHosts);
  implement(listWorkflowVersions, versions.list);
  implement(restoreWorkflowVersion, versions.restore);
  implement(listWorkflowRuns, runs.list);
  implement(getWorkflowRun, runs.get);
  implement(retryWorkflowRun, runs.retry);
  implement(tryWorkflow, trials.step);
  implement(listDeskWorkflows, desk.list);
  implement(getDeskWorkflow, desk.get);
  implement(holdWorkflow, desk.hold);
  implement(releaseWorkflow, desk.release);
};
