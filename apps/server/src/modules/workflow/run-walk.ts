import { hostOf } from '@balcao/contract/workflow-host';
import type { WorkflowDefinition, WorkflowNode } from '@balcao/contract/workflow-kinds';
import { movedBy, stopped } from './run-moving.ts';
import { valuesAt } from './run-values.ts';
import type { CallOutcome, CallRequest, StepEffects, StepEnd } from './step-kind.ts';
import { stepKindOf } from './step-kinds.ts';
import type { RunRow, RunStepRow } from './workflow.tables.ts';

/** Steps that one transaction takes at most: it holds the conversation meanwhile. */
const stepsAtOnce = 25;

/** The world of a walk: what it follows, and what it does to others. */
export interface Walking {
  readonly definition: WorkflowDefinition;
  readonly now: Date;
  readonly effectsOf: (run: RunRow) => StepEffects;
  /** The servers that the channel lets its workflows call. */
  readonly hosts: () => Promise<readonly string[]>;
}
/** Where a run came, by which steps, and the call that is to leave once this is written. */
export interface Walked {
  readonly run: RunRow;
  readonly steps: readonly RunStepRow[];
  readonly request: CallRequest | undefined;
}

const answeredEnd = ({ kind, data }: WorkflowNode, outcome: CallOutcome): StepEnd | undefined =>
  stepKindOf({ kind }).called?.(data, outcome);

/**
 * Runs the steps from the current one until one that waits, calls a server or is the last. `answered` is the outcome of a call that the first of them
 * has sent; only one call is handled in a walk, so that none is delayed by another.
 */
export const walk = async (from: RunRow, answered: CallOutcome | undefined, world: Walking): Promise<Walked> => {
  const { definition, now, effectsOf, hosts } = world;
  const steps: RunStepRow[] = [];
  let run = from;
  let outcome = answered;
  while (run.state === 'running' && steps.length < stepsAtOnce) {
    const node = definition.nodes.find(({ id }) => id === run.nodeId);
    if (!node) return { run: stopped(run, now, 'stepGone'), steps, request: undefined };
    let end = outcome
      ? answeredEnd(node, outcome)
      : await stepKindOf(node).begin(node.data, { values: valuesAt(run.values, now), effects: effectsOf(run) });
    outcome = undefined;
    if (end && 'calls' in end) {
      const host = hostOf(end.calls.address);
      if (host !== undefined && (await hosts()).includes(host))
        return answered
          ? { run, steps, request: undefined }
          : { run: { ...run, callingVisit: run.visit, movedAt: now }, steps, request: end.calls };
      end = answeredEnd(node, { failure: 'hostForbidden' });
    }
    if (!end || 'calls' in end) return { run: stopped(run, now, 'stepGone'), steps, request: undefined };
    const moved = movedBy({ run, definition, node, now }, end);
    steps.push(moved.step);
    run = moved.run;
  }
  return { run, steps, request: undefined };
};
