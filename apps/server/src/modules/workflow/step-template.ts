import { filledIn } from '@balcao/contract/workflow-kind';
import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import type { StepKind } from './step-kind.ts';

type Data = Extract<WorkflowNode, { kind: 'template' }>['data'];

/** Where it cannot be sent as it is by now, the run goes its way of failure. */
export const templateStep: StepKind<Data> = {
  begin: async ({ template }, { values, effects }) => {
    const { templateId, language, name: detail } = template;
    const filled = template.values.map(({ name, content }) => [name, filledIn(content, values).trim()] as const);
    const outcome = await effects.sendTemplate({ templateId, language, values: Object.fromEntries(filled) });
    if (outcome === 'sent') return { way: 'next', detail };
    if (outcome === 'gone') return { way: 'failed', detail, failure: 'templateGone' };
    return outcome === 'people' ? { ends: 'handed', detail } : { fails: 'unreachable', detail };
  },
};
