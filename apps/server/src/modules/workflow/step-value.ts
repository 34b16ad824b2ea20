import { filledIn } from '@balcao/contract/workflow-kind';
import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import type { StepKind } from './step-kind.ts';

type Data = Extract<WorkflowNode, { kind: 'value' }>['data'];

export const valueStep: StepKind<Data> = {
  begin: ({ value, content }, { values }) => {
    const text = filledIn(content, values);
    return { way: 'next', values: { [value]: text }, detail: `${value} = ${text}` };
  },
};
