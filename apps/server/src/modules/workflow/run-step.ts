import { hostOf } from '@balcao/contract/workflow-host';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { MachineAnswers } from '../conversation/machine-answer.service.ts';
import { type EffectNeeds, effectId, runEffects } from './run-effects.ts';
import type { RunMoving, Visited } from './run-moving.ts';
import { valuesAt } from './run-values.ts';
import type { CallOutcome, CallRequest } from './step-kind.ts';
import { stepKindOf } from './step-kinds.ts';
import { findDefinition, findHosts, findWorkflow } from './workflow.repository.ts';
import type { RunRow } from './workflow.tables.ts';
import { findRun, lockRun, updateRun } from './workflow-run.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbound: Pick<Outbound, 'ask'>;
  readonly found: Pick<FoundChannels, 'share'>;
  readonly answers: EffectNeeds['answers'] & Pick<MachineAnswers, 'openWith'>;
  readonly templates: EffectNeeds['templates'];
  readonly robots: EffectNeeds['robots'];
  readonly moving: RunMoving;
}
/** A run at one of its steps. */
export interface Visit {
  readonly merchantId: string;
  readonly id: string;
  readonly visit: number;
}

/** Undefined for a run that is no longer there, or follows a step that is not. */
export const visitedOf = async (tx: Tx, run: RunRow, now: Date): Promise<Visited | undefined> => {
  const definition = await findDefinition(tx, run);
  const node = definition?.nodes.find(({ id }) => id === run.nodeId);
  return definition && node && { run, definition, node, now };
};

/** Calls a server of the team, under a key by which it can tell a second try. */
const callServer = async (outbound: Needs['outbound'], request: CallRequest, key: string): Promise<CallOutcome> => {
  const { method, address, body } = request;
  const own = { accept: 'application/json', 'idempotency-key': key, 'user-agent': 'Balcao-Workflow' };
  const message =
    body === '' ? { method, headers: own } : { method, body, headers: { ...own, 'content-type': 'application/json' } };
  const result = await outbound.ask(address, message);
  if ('status' in result) return { status: result.status, answer: result.answer };
  return { failure: result.failure === 'address-forbidden' ? 'hostForbidden' : 'callFailed' };
};

/** The run of a visit, held; undefined when it has moved on. */
const holdAt = async (tx: Tx, { visit, ...key }: Visit): Promise<RunRow | undefined> => {
  const run = await lockRun(tx, key);
  return run?.state === 'running' && run.visit === visit ? run : undefined;
};

/**
 * One step of a run: what happened and the job of the next step are written together or not at all. A call to a server is noted before it
 * leaves: a process that dies in between leaves a call whose outcome nobody knows, and that is its outcome (docs/decisions/084).
 */
export const createRunStep = (needs: Needs) => {
  const { db, clock, outbound, found, answers, moving } = needs;
  const settleCall = async (tx: Tx, visited: Visited, outcome: CallOutcome): Promise<undefined> => {
    const end = stepKindOf(visited.node).called?.(visited.node.data, outcome);
    if (end === undefined || 'calls' in end) await moving.stop(tx, visited.run, visited.now, 'stepGone');
    else await moving.settle(tx, visited, end);
  };

  /** Does what the step says; a call is given back, for the time after the commit. */
  const perform = async (tx: Tx, visited: Visited, of: { conversationId: string | undefined; speaker: string }) => {
    const { run, node, now } = visited;
    if (run.callingVisit === run.visit) return settleCall(tx, visited, { failure: 'callUnknown' });
    const effects = runEffects(needs, tx, { run, now, ...of });
    const end = await stepKindOf(node).begin(node.data, { values: valuesAt(run.values, now), effects });
    if (!('calls' in end)) {
      await moving.settle(tx, visited, end);
      return undefined;
    }
    const host = hostOf(end.calls.address);
    const isAllowed = host !== undefined && (await findHosts(tx, run)).includes(host);
    if (!isAllowed) return settleCall(tx, visited, { failure: 'hostForbidden' });
    await updateRun(tx, run, { callingVisit: run.visit, movedAt: now });
    return { request: end.calls, key: effectId(run) };
  };

  const begin = (visit: Visit) =>
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
      if (visited) return perform(tx, visited, { conversationId, speaker: workflow.name });
      await moving.stop(tx, run, now, workflow ? 'stepGone' : 'removed');
      return undefined;
    });

  return async (visit: Visit): Promise<void> => {
    const called = await begin(visit);
    if (!called) return;
    const outcome = await callServer(outbound, called.request, called.key);
    await transaction(db, async (tx) => {
      const held = await holdAt(tx, visit);
      const visited = held?.callingVisit === visit.visit ? await visitedOf(tx, held, clock.now()) : undefined;
      if (visited) await settleCall(tx, visited, outcome);
    });
  };
};
export type RunStep = ReturnType<typeof createRunStep>;
