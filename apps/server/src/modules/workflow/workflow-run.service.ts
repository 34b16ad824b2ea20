import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import {
  type getWorkflowRun,
  type listWorkflowRuns,
  type retryWorkflowRun,
  runStepsAtMost,
  type WorkflowRun,
  type WorkflowRunStep,
  workflowRunsAtOnce,
} from '@balcao/contract/workflow-run';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { constraintOf, type Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RunRow, RunStepRow, WorkflowRow } from './workflow.tables.ts';
import type { WorkflowAccess } from './workflow-access.ts';
import { findRun, listRuns, listSteps, lockRun, updateRun } from './workflow-run.repository.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly reach: WorkflowAccess;
}
const present = ({ id, name, number, state, failure, visit, startedAt, endedAt }: RunRow): WorkflowRun => ({
  id,
  name,
  number,
  state,
  failure,
  steps: visit,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
const presentStep = ({ visit, nodeId, kind, out, failure, detail, at }: RunStepRow): WorkflowRunStep => ({
  visit,
  nodeId,
  kind,
  out,
  failure,
  detail,
  at: at.toISOString(),
});
const mustBeOf = ({ merchantId, id }: WorkflowRow, run: RunRow | undefined): RunRow =>
  run && run.merchantId === merchantId && run.workflowId === id ? run : refuse('not_found');

/** The outcomes of the runs of a workflow. */
export const createWorkflowRuns = ({ db, jobs, reach }: Needs) => ({
  list: async (call: Call<typeof listWorkflowRuns>): Promise<ReplyOf<typeof listWorkflowRuns>> => {
    const { merchantId, id: workflowId } = await reach.read(db, call);
    const place = placeOf(call.query.cursor, idKeys);
    const rows = await listRuns(db, { merchantId, workflowId }, place, workflowRunsAtOnce + 1);
    const page = rows.slice(0, workflowRunsAtOnce);
    const last = page.at(-1);
    const hasMore = rows.length > workflowRunsAtOnce && last !== undefined;
    return { list: page.map(present), nextCursor: hasMore ? cursorOf({ at: last.startedAt, key: last.id }) : null };
  },

  get: async (call: Call<typeof getWorkflowRun>): Promise<ReplyOf<typeof getWorkflowRun>> => {
    const row = await reach.read(db, call);
    const run = mustBeOf(row, await findRun(db, { merchantId: row.merchantId, id: call.params.runId }));
    return { run: present(run), steps: (await listSteps(db, run, runStepsAtMost)).map(presentStep) };
  },

  /** The step is visited once more, so that what it says and calls counts as new. @throws Refusal `state_forbids`; `workflow_run_active`; `workflow_held`. */
  retry: (call: Call<typeof retryWorkflowRun>): Promise<WorkflowRun> =>
    idempotently(db, call, async (tx) => {
      const { channel, row } = await reach.hold(tx, call);
      if (row.heldAt) refuse('workflow_held');
      const run = mustBeOf(row, await lockRun(tx, { merchantId: row.merchantId, id: call.params.runId }));
      if (run.state !== 'failed' || run.visit >= runStepsAtMost) return refuse('state_forbids');
      const visit = run.visit + 1;
      const change = { state: 'running', failure: null, endedAt: null, visit, movedAt: call.now } as const;
      await updateRun(tx, run, change);
      await jobs.send(tx, 'workflow.step', { merchantId: run.merchantId, id: run.id, visit });
      reach.changed(tx, row);
      const event = LogEvent.enum.workflowRunRetried;
      await reach.record(tx, call, channel, { event, before: null, after: row.name });
      return present({ ...run, ...change });
    }).catch((error: unknown) => {
      if (constraintOf(error) === 'workflow_run_active') refuse('workflow_run_active');
      throw error;
    }),
});
export type WorkflowRuns = ReturnType<typeof createWorkflowRuns>;
