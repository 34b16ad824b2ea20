import type { Channel } from '@balcao/contract/channel';
import { createWorkflow, publishWorkflow, type WholeWorkflow } from '@balcao/contract/workflow';
import type { WorkflowDefinition, WorkflowNode } from '@balcao/contract/workflow-kinds';
import { getWorkflowRun, listWorkflowRuns } from '@balcao/contract/workflow-run';
import type { Team } from './people.ts';

type Worker = Pick<Team, 'call'>;
type Data<K extends WorkflowNode['kind']> = Extract<WorkflowNode, { kind: K }>['data'];

/** A step of a workflow; where it stands does not matter. */
export const step = <K extends WorkflowNode['kind']>(id: string, kind: K, data: Data<K>): WorkflowNode =>
  ({ id, kind, data, x: 0, y: 0 }) as WorkflowNode;
export const startOn = (trigger: Data<'start'>['trigger'] = 'message', words = '') =>
  step('start', 'start', { trigger, words });
export const saying = (id: string, text: string, labels: readonly string[] = []) =>
  step(id, 'answer', { text, buttons: labels.map((label) => ({ label })), minutes: 10 });
export const ending = (id = 'end') => step(id, 'end', {});

/** Steps, and the ways between them as `from.out>to`. */
export const flow = (nodes: WorkflowNode[], ways: string): WorkflowDefinition => ({
  nodes,
  arrows: ways
    .split(' ')
    .filter((way) => way !== '')
    .map((way) => {
      const [, from = '', out = '', to = ''] = /^(\w+)\.(\w+)>(\w+)$/.exec(way) ?? [];
      return { from, out, to };
    }),
});

export const makeWorkflow = (
  { call }: Worker,
  { id }: Pick<Channel, 'id'>,
  draft: WorkflowDefinition,
  name = 'Fluxo',
) => call(createWorkflow, { params: { id }, body: { name, draft } });
export const publish = ({ call }: Worker, { id }: Pick<Channel, 'id'>, { id: workflowId, version }: WholeWorkflow) =>
  call(publishWorkflow, { params: { id, workflowId }, body: { version } });
/** One that is published and on. */
export const online = async (team: Worker, channel: Pick<Channel, 'id'>, draft: WorkflowDefinition, name?: string) =>
  publish(team, channel, await makeWorkflow(team, channel, draft, name));

export const runsOf = async ({ call }: Worker, { id }: Pick<Channel, 'id'>, { id: workflowId }: WholeWorkflow) =>
  (await call(listWorkflowRuns, { params: { id, workflowId }, query: {} })).list;
/** What happened at each step of the newest run. */
export const stepsOf = async (team: Worker, channel: Pick<Channel, 'id'>, workflow: WholeWorkflow) => {
  const [run] = await runsOf(team, channel, workflow);
  const params = { id: channel.id, workflowId: workflow.id, runId: run?.id ?? '' };
  return (await team.call(getWorkflowRun, { params })).steps;
};
