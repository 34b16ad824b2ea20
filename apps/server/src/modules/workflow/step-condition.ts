import { filledIn } from '@balcao/contract/workflow-kind';
import { isSo } from '@balcao/contract/workflow-kind-condition';
import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import type { StepKind } from './step-kind.ts';

type Data = Extract<WorkflowNode, { kind: 'condition' }>['data'];

/** A value that is not there is empty. */
export const conditionStep: StepKind<Data> = {
  begin: ({ value, comparison, against }, { values }) => {
    const found = filledIn(`{{${value}}}`, values);
    return { way: isSo(comparison, found, filledIn(against, values)) ? 'yes' : 'no', detail: `${value} = ${found}` };
  },
};
