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
import { getWorkflowRun, listWorkflowRuns, retryWorkflowRun } from '@balcao/contract/workflow-run';
import { tryWorkflow } from '@balcao/contract/workflow-trial';
import { listWorkflowVersions, restoreWorkflowVersion } from '@balcao/contract/workflow-version';
import { sql } from 'drizzle-orm';
import { newId } from '../src/platform/ids.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';
import { ending, flow, online, startOn } from './workflows.ts';

const draft = flow([startOn('keyword', 'fluxo'), ending()], 'start.next>end');
/** A workflow that is published, and a run of it that failed. */
export const heldWorkflows = async ({ platform }: TestApp, team: Team, channelId: string) => {
  const { id: workflowId } = await online(team, { id: channelId }, draft);
  const now = platform.clock.now();
  const workflowRunId = newId(now);
  const at = now.toISOString();
  await platform.db.execute(sql`insert into workflow_run
    (merchant_id, id, workflow_id, channel_id, customer_id, name, number, state, failure, node_id, visit, values, started_at, moved_at, ended_at)
    values (${team.merchantId}, ${workflowRunId}, ${workflowId}, ${channelId}, ${newId(now)}, 'Bruna', 1, 'failed', 'unreachable', 'end', 2,
      '{}', ${at}, ${at}, ${at})`);
  return { workflowId, workflowRunId };
};

export interface HeldWorkflows {
  readonly channelId: string;
  readonly workflowId: string;
  readonly workflowRunId: string;
}
/** Every call that names a workflow, or one of its runs. */
export const workflowAsks = ({ channelId: id, workflowId, workflowRunId: runId }: HeldWorkflows) => {
  const params = { id };
  const ofOne = { id, workflowId };
  const ofRun = { ...ofOne, runId };
  const begin = { place: null, input: { kind: 'begin', text: 'Oi' } } as const;
  return [
    { target: listWorkflows, by: 'member', params },
    { target: getWorkflow, by: 'member', params: ofOne },
    { target: listWorkflowVersions, by: 'member', params: ofOne },
    { target: listWorkflowRuns, by: 'member', params: ofOne, query: {} },
    { target: getWorkflowRun, by: 'member', params: ofRun },
    { target: tryWorkflow, by: 'member', params: ofOne, body: begin },
    { target: createWorkflow, by: 'member', params, body: { name: 'Fluxo', draft } },
    { target: saveWorkflow, by: 'member', params: ofOne, body: { name: 'Fluxo', draft, version: 0 } },
    { target: publishWorkflow, by: 'member', params: ofOne, body: { version: 0 } },
    { target: restoreWorkflowVersion, by: 'member', params: ofOne, body: { number: 1, version: 0 } },
    { target: retryWorkflowRun, by: 'member', params: ofRun },
    { target: switchWorkflow, by: 'member', params: ofOne, body: { isOn: false } },
    { target: putWorkflowHosts, by: 'member', params, body: { hosts: [] } },
    { target: removeWorkflow, by: 'member', params: ofOne },
  ] as const;
};
