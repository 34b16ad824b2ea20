import { stepAfter, type WorkflowDefinition, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { runStepsAtMost, type WorkflowFailure } from '@balcao/contract/workflow-run';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { withValues } from './run-values.ts';
import type { CallRequest, StepEnd } from './step-kind.ts';
import type { RunRow } from './workflow.tables.ts';
import { putStep, updateRun } from './workflow-run.repository.ts';

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
const minuteMs = 60_000;

/** Writes down how a step of a run ended, and sends the run on its way, in one transaction (rule: crash-safe). */
export const createRunMoving = ({ jobs, events }: Needs) => {
  const write = (tx: Tx, { run, node, now }: Visited, end: SettledEnd) =>
    putStep(tx, {
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
  const change = async (tx: Tx, run: RunRow, now: Date, what: Partial<RunRow>): Promise<void> => {
    await updateRun(tx, run, { callingVisit: null, dueAt: null, ...what, movedAt: now });
    events.publish(tx, run.merchantId, { topic: 'workflow', key: run.workflowId });
  };
  const stop = (tx: Tx, run: RunRow, now: Date, failure: WorkflowFailure): Promise<void> =>
    change(tx, run, now, { state: 'failed', failure, endedAt: now });

  /** On to the step behind a way out. */
  const goOn = async (tx: Tx, visited: Visited, way: string, values: RunRow['values']): Promise<void> => {
    const { run, definition, node, now } = visited;
    const to = stepAfter(definition, node.id, way);
    if (!to) return stop(tx, run, now, 'stepGone');
    if (run.visit >= runStepsAtMost) return stop(tx, run, now, 'tooManySteps');
    const visit = run.visit + 1;
    await change(tx, run, now, { state: 'running', nodeId: to.id, visit, values });
    await jobs.send(tx, 'workflow.step', { merchantId: run.merchantId, id: run.id, visit });
  };

  return {
    stop,
    settle: async (tx: Tx, visited: Visited, end: SettledEnd): Promise<void> => {
      const { run, now } = visited;
      await write(tx, visited, end);
      if ('way' in end) return goOn(tx, visited, end.way, withValues(run.values, end.values));
      if ('fails' in end) return stop(tx, run, now, end.fails);
      if ('ends' in end) return change(tx, run, now, { state: end.ends, endedAt: now });
      const [state, minutes] =
        'asksMinutes' in end ? (['asking', end.asksMinutes] as const) : (['waiting', end.waitsMinutes] as const);
      return change(tx, run, now, { state, dueAt: new Date(now.getTime() + minutes * minuteMs) });
    },
  };
};
export type RunMoving = ReturnType<typeof createRunMoving>;
