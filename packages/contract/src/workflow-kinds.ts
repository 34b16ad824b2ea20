import * as z from 'zod/mini';
import { whole } from './scalars.ts';
import type { WorkflowKind } from './workflow-kind.ts';
import { AnswerData, answerKind } from './workflow-kind-answer.ts';
import { AskData, askKind } from './workflow-kind-ask.ts';
import { CallData, callKind } from './workflow-kind-call.ts';
import { ConditionData, conditionKind } from './workflow-kind-condition.ts';
import {
  EndData,
  endKind,
  HandOverData,
  handOverKind,
  RobotData,
  robotKind,
  WaitData,
  waitKind,
} from './workflow-kind-ends.ts';
import { StartData, startKind } from './workflow-kind-start.ts';
import { TemplateData, templateKind } from './workflow-kind-template.ts';
import { ValueData, valueKind } from './workflow-kind-value.ts';

/** Steps and values of one workflow, and arrows between its steps, at most. */
export const workflowNodesAtMost = 100;
export const workflowValuesAtMost = 30;
const arrowsAtMost = 500;

/** Every kind of step: a kind more is a line here, a line of {@link WorkflowNode}, and what the server does at it. */
export const workflowKinds = {
  start: startKind,
  answer: answerKind,
  ask: askKind,
  condition: conditionKind,
  value: valueKind,
  call: callKind,
  wait: waitKind,
  template: templateKind,
  robot: robotKind,
  handOver: handOverKind,
  end: endKind,
} as const;
export type WorkflowKindName = keyof typeof workflowKinds;

/** What a step or a way out is called within its workflow. */
export const NodeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, { error: 'unknown', abort: true }));
const offset = 100_000;
const place = { id: NodeId, x: whole(-offset, offset), y: whole(-offset, offset) } as const;

export const WorkflowNode = z.discriminatedUnion('kind', [
  z.strictObject({ ...place, kind: z.literal('start'), data: StartData }),
  z.strictObject({ ...place, kind: z.literal('answer'), data: AnswerData }),
  z.strictObject({ ...place, kind: z.literal('ask'), data: AskData }),
  z.strictObject({ ...place, kind: z.literal('condition'), data: ConditionData }),
  z.strictObject({ ...place, kind: z.literal('value'), data: ValueData }),
  z.strictObject({ ...place, kind: z.literal('call'), data: CallData }),
  z.strictObject({ ...place, kind: z.literal('wait'), data: WaitData }),
  z.strictObject({ ...place, kind: z.literal('template'), data: TemplateData }),
  z.strictObject({ ...place, kind: z.literal('robot'), data: RobotData }),
  z.strictObject({ ...place, kind: z.literal('handOver'), data: HandOverData }),
  z.strictObject({ ...place, kind: z.literal('end'), data: EndData }),
]);
export type WorkflowNode = z.infer<typeof WorkflowNode>;

/** From a way out of a step to another step. */
export const WorkflowArrow = z.strictObject({ from: NodeId, out: NodeId, to: NodeId });
export type WorkflowArrow = z.infer<typeof WorkflowArrow>;

/** The steps of a workflow and what follows what. A draft may be unfinished. */
export const WorkflowDefinition = z.strictObject({
  nodes: z.array(WorkflowNode).check(z.maxLength(workflowNodesAtMost)),
  arrows: z.array(WorkflowArrow).check(z.maxLength(arrowsAtMost)),
});
export type WorkflowDefinition = z.infer<typeof WorkflowDefinition>;

/** What there is to say of a kind, for what works with all of them. */
export type AnyKind = WorkflowKind<Record<string, unknown>>;
export const kindOf = ({ kind }: Pick<WorkflowNode, 'kind'>): AnyKind => workflowKinds[kind] as AnyKind;

/** The step that an arrow leads to from this way out. */
export const stepAfter = (
  { nodes, arrows }: WorkflowDefinition,
  from: string,
  out: string,
): WorkflowNode | undefined => {
  const arrow = arrows.find((one) => one.from === from && one.out === out);
  return arrow && nodes.find(({ id }) => id === arrow.to);
};
/** Where a run begins. */
export const startOf = ({ nodes }: WorkflowDefinition) => nodes.find((node) => node.kind === 'start');
