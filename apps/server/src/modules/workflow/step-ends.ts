import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import type { StepKind } from './step-kind.ts';

type DataOf<K extends WorkflowNode['kind']> = Extract<WorkflowNode, { kind: K }>['data'];

export const startStep: StepKind<DataOf<'start'>> = {
  begin: (_, { values }) => ({ way: 'next', detail: values.message ?? '' }),
};
export const waitStep: StepKind<DataOf<'wait'>> = {
  begin: ({ minutes }) => ({ waitsMinutes: minutes }),
  afterTime: 'next',
};
export const handOverStep: StepKind<DataOf<'handOver'>> = {
  begin: async (_, { effects }) => {
    await effects.handOver();
    return { ends: 'handed' };
  },
};
export const robotStep: StepKind<DataOf<'robot'>> = {
  begin: async (_, { effects }) => {
    if (await effects.askRobot()) return { ends: 'done' };
    await effects.handOver();
    return { ends: 'handed' };
  },
};
export const endStep: StepKind<DataOf<'end'>> = { begin: () => ({ ends: 'done' }) };
