import { stepAfter, type WorkflowDefinition, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { runStepsAtMost, type WorkflowFailure } from '@balcao/contract/workflow-run';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { withValues } from './run-values.ts';
import type { CallRequest, StepEnd } from './step-kind.ts';
import type { RunRow, RunStepRow } from './workflow.tables.ts';
import { putSteps, updateRun } from './workflow-run.repository.ts';

interface Needs {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly events: Pick<Events, 'publish'>;
}
/** How a step ended; a call is none until it was answered. */
export type SettledEnd = Exclude<StepEnd, { readonly calls: CallRequest }>;
export interface Visited {
  readonly run: RunRow;
  readonly definition: WorkflowDefinition;
  readonly node: WorkflowNode;
  readonly now: Date;
}
/** What is written of a step that ended, and the run as it stands from then on. */
export interface Moved {
  readonly step: RunStepRow;
  readonly run: RunRow;
}
const minuteMs = 60_000;

const stepOf = ({ run, node, now }: Visited, end: SettledEnd): RunStepRow => ({
  merchantId: run.merchantId,
  runId: run.id,
  visit: run.visit,
  nodeId: node.id,
  kind: node.kind,
  out: 'way' in end ? end.way : null,
  failure: 'fails' in end ? end.fails : 'way' in end ? (end.failure ?? null) : null,
  detail: end.detail ?? '',
  at: now,
});
/** The run with what changes of it; nothing of the step before is waited for any more. */
const changed = (run: RunRow, now: Date, what: Partial<RunRow>): RunRow => ({
  ...run,
  ...{ callingVisit: null, dueAt: null, movedAt: now },
  ...what,
});
/** The run as it stands when it cannot go on. */
export const stopped = (run: RunRow, now: Date, failure: WorkflowFailure): RunRow =>
  changed(run, now, { state: 'failed', failure, endedAt: now });

/** On to the step behind a way out. */
const goneOn = ({ run, definition, node, now }: Visited, way: string, values: RunRow['values']): RunRow => {
  const to = stepAfter(definition, node.id, way);
  if (!to) return stopped(run, now, 'stepGone');
  if (run.visit >= runStepsAtMost) return stopped(run, now, 'tooManySteps');
  return changed(run, now, { state: 'running', nodeId: to.id, visit: run.visit + 1, values });
};
const runAfter = (visited: Visited, end: SettledEnd): RunRow => {
  const { run, now } = visited;
  if ('way' in end) return goneOn(visited, end.way, withValues(run.values, end.values));
  if ('fails' in end) return stopped(run, now, end.fails);
  if ('ends' in end) return changed(run, now, { state: end.ends, endedAt: now });
  const [state, minutes] =
    'asksMinutes' in end ? (['asking', end.asksMinutes] as const) : (['waiting', end.waitsMinutes] as const);
  return changed(run, now, { state, dueAt: new Date(now.getTime() + minutes * minuteMs) });
};
/** Where a run stands after a step. Nothing is written by this. */
export const movedBy = (visited: Visited, end: SettledEnd): Moved => ({
  step: stepOf(visited, end),
  run: runAfter(visited, end),
});

/** Writes down how steps of a run ended, and sends the run on its way, in one transaction (rule: crash-safe). */
export const createRunMoving = ({ jobs, events }: Needs) => {
  /** The run as it stands, with the steps that brought it there. One at a step whose call has left goes on by its answer, not by a job. */
  const write = async (tx: Tx, run: RunRow, steps: readonly RunStepRow[]): Promise<void> => {
    const { merchantId, id, visit, state, callingVisit } = run;
    await putSteps(tx, steps);
    const { failure, nodeId, values, dueAt, movedAt, endedAt } = run;
    await updateRun(tx, run, { state, failure, nodeId, visit, callingVisit, values, dueAt, movedAt, endedAt });
    events.publish(tx, merchantId, { topic: 'workflow', key: run.workflowId });
    if (state === 'running' && callingVisit === null) await jobs.send(tx, 'workflow.step', { merchantId, id, visit });
  };
  return {
    write,
    stop: (tx: Tx, run: RunRow, now: Date, failure: WorkflowFailure): Promise<void> =>
      write(tx, stopped(run, now, failure), []),
    settle: (tx: Tx, visited: Visited, end: SettledEnd): Promise<void> => {
      const { run, step } = movedBy(visited, end);
      return write(tx, run, [step]);
    },
  };
};
export type RunMoving = ReturnType<typeof createRunMoving>;
