import { hostOf } from '@balcao/contract/workflow-host';
import { runsKeptDays } from '@balcao/contract/workflow-run';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { MachineAnswers } from '../conversation/machine-answer.service.ts';
import { effectId, runEffects } from './run-effects.ts';
import type { RunMoving, Visited } from './run-moving.ts';
import { valuesAt } from './run-values.ts';
import type { CallOutcome, CallRequest } from './step-kind.ts';
import { stepKindOf } from './step-kinds.ts';
import { findDefinition, findHosts, findWorkflow } from './workflow.repository.ts';
import type { RunRow } from './workflow.tables.ts';
import { findRun, forgetRuns, listLeftRuns, lockDueRun, lockRun, updateRun } from './workflow-run.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'every'>;
  readonly outbound: Pick<Outbound, 'ask'>;
  readonly found: Pick<FoundChannels, 'share'>;
  readonly answers: Pick<MachineAnswers, 'say' | 'handOver' | 'openWith'>;
  readonly moving: RunMoving;
}
interface Visit {
  readonly merchantId: string;
  readonly id: string;
  readonly visit: number;
}
const sweepSeconds = 2;
const forgetSeconds = 3_600;
/** Its job has begun by then, and a call of it has ended, unless the process that had it is gone. */
const leftBehindMs = 20_000;
const atOnce = 50;
const forgottenAtOnce = 500;
const dayMs = 86_400_000;

/** Undefined for a run that is no longer there, or follows a step that is not. */
const visitedOf = async (tx: Tx, run: RunRow, now: Date): Promise<Visited | undefined> => {
  const definition = await findDefinition(tx, run);
  const node = definition?.nodes.find(({ id }) => id === run.nodeId);
  return definition && node && { run, definition, node, now };
};

/**
 * Runs go on by jobs, one step a transaction: what happened and the job of the next step are written together or not at all. A call to a
 * server is noted before it leaves: a process that dies in between leaves a call whose outcome nobody knows, and that is its outcome.
 */
export const driveRuns = ({ db, clock, jobs, outbound, found, answers, moving }: Needs): void => {
  const settleCall = (tx: Tx, visited: Visited, outcome: CallOutcome): Promise<void> => {
    const end = stepKindOf(visited.node).called?.(visited.node.data, outcome);
    return end === undefined || 'calls' in end
      ? moving.stop(tx, visited.run, visited.now, 'stepGone')
      : moving.settle(tx, visited, end);
  };
  /** The run of a visit, held; undefined when it has moved on. */
  const holdAt = async (tx: Tx, { visit, ...key }: Visit): Promise<RunRow | undefined> => {
    const run = await lockRun(tx, key);
    return run?.state === 'running' && run.visit === visit ? run : undefined;
  };

  /** One step; what it calls is answered, and called after the commit. */
  const begin = (visit: Visit): Promise<CallRequest | undefined> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const seen = await findRun(tx, visit);
      if (seen?.state !== 'running' || seen.visit !== visit.visit) return undefined;
      // The channel, the conversation and then the run, as a message of the follower takes them.
      await found.share(tx, seen);
      const conversationId = await answers.openWith(tx, { ...seen, now });
      const run = await holdAt(tx, visit);
      if (!run) return undefined;
      const workflow = await findWorkflow(tx, { ...run, id: run.workflowId });
      const visited = workflow && (await visitedOf(tx, run, now));
      if (!visited) {
        await moving.stop(tx, run, now, workflow ? 'stepGone' : 'removed');
        return undefined;
      }
      if (run.callingVisit === run.visit) {
        await settleCall(tx, visited, { failure: 'callUnknown' });
        return undefined;
      }
      const effects = runEffects(answers, tx, { run, conversationId, speaker: workflow.name, now });
      const { node } = visited;
      const end = await stepKindOf(node).begin(node.data, { values: valuesAt(run.values, now), effects });
      if (!('calls' in end)) {
        await moving.settle(tx, visited, end);
        return undefined;
      }
      const host = hostOf(end.calls.address);
      if (host === undefined || !(await findHosts(tx, run)).includes(host)) {
        await settleCall(tx, visited, { failure: 'hostForbidden' });
        return undefined;
      }
      await updateRun(tx, run, { callingVisit: run.visit, movedAt: now });
      return end.calls;
    });

  const call = async ({ method, address, body }: CallRequest, key: string): Promise<CallOutcome> => {
    const headers = { accept: 'application/json', 'idempotency-key': key, 'user-agent': 'Balcao-Workflow' };
    const message =
      body === '' ? { method, headers } : { method, body, headers: { ...headers, 'content-type': 'application/json' } };
    const result = await outbound.ask(address, message);
    if ('status' in result) return { status: result.status, answer: result.answer };
    return { failure: result.failure === 'address-forbidden' ? 'hostForbidden' : 'callFailed' };
  };

  const step = async (visit: Visit): Promise<void> => {
    const request = await begin(visit);
    if (!request) return;
    const run = await findRun(db, visit);
    if (!run) return;
    const outcome = await call(request, effectId(run));
    await transaction(db, async (tx) => {
      const held = await holdAt(tx, visit);
      const visited = held?.callingVisit === visit.visit ? await visitedOf(tx, held, clock.now()) : undefined;
      if (visited) await settleCall(tx, visited, outcome);
    });
  };

  jobs.handle('workflow.step', step);
  jobs.every(sweepSeconds, 'workflow.leftBehind', async () => {
    const left = await listLeftRuns(db, new Date(clock.now().getTime() - leftBehindMs), atOnce);
    tellFailure(await eachIsolated(left, step));
    return left.length < atOnce ? 'done' : 'left';
  });
  jobs.every(sweepSeconds, 'workflow.wake', async () => {
    const woken = await transaction(db, async (tx) => {
      const now = clock.now();
      const rows = await lockDueRun(tx, now, atOnce);
      for (const run of rows) {
        const visited = await visitedOf(tx, run, now);
        const way = visited && stepKindOf(visited.node).afterTime;
        if (visited && way !== undefined) await moving.settle(tx, visited, { way });
        else await moving.stop(tx, run, now, 'stepGone');
      }
      return rows.length;
    });
    return woken < atOnce ? 'done' : 'left';
  });
  jobs.every(forgetSeconds, 'workflow.forget', async () => {
    const before = new Date(clock.now().getTime() - runsKeptDays * dayMs);
    const gone = await transaction(db, (tx) => forgetRuns(tx, before, forgottenAtOnce));
    return gone < forgottenAtOnce ? 'done' : 'left';
  });
};
