import type { AnyKind, WorkflowKindName, WorkflowNode } from '@balcao/contract/workflow-kinds';
import { answerStep } from './step-answer.ts';
import { askStep } from './step-ask.ts';
import { callStep } from './step-call.ts';
import { conditionStep } from './step-condition.ts';
import { endStep, handOverStep, robotStep, startStep, waitStep } from './step-ends.ts';
import type { StepKind } from './step-kind.ts';
import { templateStep } from './step-template.ts';
import { valueStep } from './step-value.ts';

type DataOf<K extends WorkflowKindName> = Extract<WorkflowNode, { kind: K }>['data'];
/** What is done at every kind of step: one more kind is one more line. */
const stepKinds: { readonly [K in WorkflowKindName]: StepKind<DataOf<K>> } = {
  start: startStep,
  answer: answerStep,
  ask: askStep,
  condition: conditionStep,
  value: valueStep,
  call: callStep,
  wait: waitStep,
  template: templateStep,
  robot: robotStep,
  handOver: handOverStep,
  end: endStep,
};
type AnyData = Parameters<AnyKind['outputs']>[0];
/** Each kind is given the data of its own steps only: the schema of a definition ties them together. */
export const stepKindOf = ({ kind }: Pick<WorkflowNode, 'kind'>): StepKind<AnyData> =>
  stepKinds[kind] as StepKind<AnyData>;
