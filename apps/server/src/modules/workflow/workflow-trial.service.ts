import type { ReplyOf } from '@balcao/contract/endpoint';
import type { TemplateChoice } from '@balcao/contract/template-sending';
import { startOf, stepAfter, type WorkflowDefinition, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { runStepsAtMost } from '@balcao/contract/workflow-run';
import type { TrialInput, TrialLine, TrialPlace, tryWorkflow } from '@balcao/contract/workflow-trial';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FilledTemplate } from '../template/template-sending.service.ts';
import { type EffectNeeds, filledTemplate } from './run-effects.ts';
import { valuesAt, withValues } from './run-values.ts';
import type { StepEffects, StepEnd, Values } from './step-kind.ts';
import { stepKindOf } from './step-kinds.ts';
import type { WorkflowAccess } from './workflow-access.ts';

interface Needs {
  readonly db: Db;
  readonly templates: EffectNeeds['templates'];
  readonly reach: WorkflowAccess;
}
type Answer = ReplyOf<typeof tryWorkflow>;
interface At {
  readonly node: WorkflowNode;
  readonly visit: number;
  readonly values: Values;
}

type Fill = (choice: TemplateChoice) => Promise<FilledTemplate | undefined>;
/** What would be said goes on paper; nothing leaves. */
const onPaper = (lines: TrialLine[], nodeId: string, fill: Fill): StepEffects => ({
  say: ({ text, buttons }) => {
    lines.push({ kind: 'said', nodeId, text, buttons: [...buttons] });
    return Promise.resolve('sent');
  },
  sendTemplate: async (choice) => {
    const filled = await fill(choice);
    if (!filled) return 'gone';
    lines.push({ kind: 'said', nodeId, text: filled.text, buttons: filled.buttons.map(({ label }) => label) });
    return 'sent';
  },
  askRobot: () => {
    lines.push({ kind: 'robot', nodeId, text: '', buttons: [] });
    return Promise.resolve(true);
  },
  handOver: () => Promise.resolve(),
});

const placeOf = ({ node, visit, values }: At): TrialPlace => ({
  nodeId: node.id,
  visit,
  values: Object.entries(values).map(([name, text]) => ({ name, text })),
});

/** The result of what the person did at the waiting step. */
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
  { now, fill }: { readonly now: Date; readonly fill: Fill },
): Promise<Answer> => {
  const lines: TrialLine[] = [];
  const tell = (kind: TrialLine['kind'], nodeId: string, text = '') => lines.push({ kind, nodeId, text, buttons: [] });
  let at = first;
  let ended = end;
  for (;;) {
    const { node, visit, values } = at;
    const effects = onPaper(lines, node.id, fill);
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

/** Of the follower and the order that a try is with. */
const samples = { name: 'Ana', order: '1024', amount: '45,00', product: 'Café' };

/** Tries a draft: what it would do, without a follower and without a server. */
export const createWorkflowTrials = ({ db, templates, reach }: Needs) => ({
  /** @throws Refusal `workflow_faulty` when there is no start, or the draft no longer has the step that waits. */
  step: (call: Call<typeof tryWorkflow>): Promise<Answer> =>
    // It writes nothing; as a command it is still asked whether the member may at this moment.
    idempotently(db, call, async (tx) => {
      const { draft, merchantId } = await reach.read(tx, call);
      const { place, input } = call.body;
      const world = {
        now: call.now,
        fill: (choice: TemplateChoice) => filledTemplate(templates, tx, { ...choice, merchantId }),
      };
      if (!place || input.kind === 'begin') {
        const node = startOf(draft) ?? refuse('workflow_faulty');
        const values = withValues({}, { ...samples, message: input.kind === 'begin' ? input.text : '' });
        return follow(draft, { node, visit: 1, values }, undefined, world);
      }
      const node = draft.nodes.find(({ id }) => id === place.nodeId) ?? refuse('workflow_faulty');
      const end = endOf(node, input) ?? refuse('workflow_faulty');
      const values = Object.fromEntries(place.values.map(({ name, text }) => [name, text]));
      return follow(draft, { node, visit: place.visit, values }, end, world);
    }),
});
export type WorkflowTrials = ReturnType<typeof createWorkflowTrials>;
