import type { ReplyOf } from '@balcao/contract/endpoint';
import { startOf, stepAfter, type WorkflowDefinition, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { runStepsAtMost } from '@balcao/contract/workflow-run';
import type { TrialInput, TrialLine, TrialPlace, tryWorkflow } from '@balcao/contract/workflow-trial';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { valuesAt, withValues } from './run-values.ts';
import type { StepEffects, StepEnd, Values } from './step-kind.ts';
import { stepKindOf } from './step-kinds.ts';
import type { WorkflowAccess } from './workflow-access.ts';

interface Needs {
  readonly db: Db;
  readonly reach: WorkflowAccess;
}
type Answer = ReplyOf<typeof tryWorkflow>;
interface At {
  readonly node: WorkflowNode;
  readonly visit: number;
  readonly values: Values;
}

/** What would be said goes on paper; nothing leaves. */
const onPaper = (lines: TrialLine[], nodeId: string): StepEffects => ({
  say: ({ text, buttons }) => {
    lines.push({ kind: 'said', nodeId, text, buttons: [...buttons] });
    return Promise.resolve('sent');
  },
  handOver: () => Promise.resolve(),
});

const placeOf = ({ node, visit, values }: At): TrialPlace => ({
  nodeId: node.id,
  visit,
  values: Object.entries(values).map(([name, text]) => ({ name, text })),
});

/** What comes of what the person did at the step that waits. */
const endOf = (node: WorkflowNode, input: TrialInput): StepEnd | undefined => {
  const kind = stepKindOf(node);
  if (input.kind === 'text') return kind.answered?.(node.data, input.text);
  if (input.kind === 'time') return kind.afterTime === undefined ? undefined : { way: kind.afterTime };
  if (input.kind === 'begin') return undefined;
  return kind.called?.(
    node.data,
    input.status === 0 ? { failure: 'callFailed' } : { status: input.status, answer: input.body },
  );
};

/** Goes on from the end of a step to the next one that waits, or to the end: the same steps as in a run. */
const follow = async (
  definition: WorkflowDefinition,
  first: At,
  end: StepEnd | undefined,
  now: Date,
): Promise<Answer> => {
  const lines: TrialLine[] = [];
  const tell = (kind: TrialLine['kind'], nodeId: string, text = '') => lines.push({ kind, nodeId, text, buttons: [] });
  let at = first;
  let ended = end;
  for (;;) {
    const { node, visit, values } = at;
    const effects = onPaper(lines, node.id);
    ended ??= await stepKindOf(node).begin(node.data, { values: valuesAt(values, now), effects });
    if ('way' in ended) {
      const to = stepAfter(definition, node.id, ended.way);
      if (node.kind === 'value' || node.kind === 'condition' || node.kind === 'call')
        tell('kept', node.id, ended.detail);
      if (!to || visit >= runStepsAtMost) {
        tell('failed', node.id, to ? 'tooManySteps' : 'stepGone');
        return { lines, waits: null, place: null };
      }
      at = { node: to, visit: visit + 1, values: withValues(values, ended.values) };
      ended = undefined;
      continue;
    }
    if ('asksMinutes' in ended) return { lines, waits: 'follower', place: placeOf(at) };
    if ('waitsMinutes' in ended) {
      tell('wait', node.id, String(ended.waitsMinutes));
      return { lines, waits: 'time', place: placeOf(at) };
    }
    if ('calls' in ended) {
      tell('call', node.id, `${ended.calls.method} ${ended.calls.address}`);
      return { lines, waits: 'server', place: placeOf(at) };
    }
    if ('fails' in ended) tell('failed', node.id, ended.fails);
    else tell(ended.ends === 'handed' ? 'handed' : 'end', node.id);
    return { lines, waits: null, place: null };
  }
};

/** Tries a draft: what it would do, without a follower and without a server. */
export const createWorkflowTrials = ({ db, reach }: Needs) => ({
  /** @throws Refusal `workflow_faulty` when there is no start, or the draft no longer has the step that waits. */
  step: (call: Call<typeof tryWorkflow>): Promise<Answer> =>
    // It writes nothing; as a command it is still asked whether the member may at this moment.
    idempotently(db, call, async (tx) => {
      const { draft } = await reach.read(tx, call);
      const { place, input } = call.body;
      const now = call.now;
      if (!place || input.kind === 'begin') {
        const node = startOf(draft) ?? refuse('workflow_faulty');
        const values = withValues({}, { name: 'Ana', message: input.kind === 'begin' ? input.text : '' });
        return follow(draft, { node, visit: 1, values }, undefined, now);
      }
      const node = draft.nodes.find(({ id }) => id === place.nodeId) ?? refuse('workflow_faulty');
      const end = endOf(node, input) ?? refuse('workflow_faulty');
      const values = Object.fromEntries(place.values.map(({ name, text }) => [name, text]));
      return follow(draft, { node, visit: place.visit, values }, end, now);
    }),
});
export type WorkflowTrials = ReturnType<typeof createWorkflowTrials>;
