import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import { sayStep } from './step-answer.ts';
import type { StepKind } from './step-kind.ts';

type Data = Extract<WorkflowNode, { kind: 'ask' }>['data'];

export const askStep: StepKind<Data> = {
  begin: ({ text, minutes }, context) => sayStep(text, [], context, (detail) => ({ asksMinutes: minutes, detail })),
  answered: ({ value }, text) => ({ way: 'answered', detail: text, values: { message: text, [value]: text } }),
  afterTime: 'late',
};
