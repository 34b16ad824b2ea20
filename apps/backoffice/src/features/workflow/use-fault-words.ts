import type { WorkflowFault } from '@balcao/contract/workflow-check';
import { outputsOf } from '@balcao/contract/workflow-check';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { useTranslations } from 'use-intl';
import { outputLabel } from './canvas-node.tsx';

/** What a fault of a workflow says; a way out goes by its name. */
export const useFaultWords = () => {
  const t = useTranslations('workflow.fault');
  return ({ fault, nodeId, detail }: WorkflowFault, { nodes }: WorkflowDefinition): string => {
    const node = nodes.find(({ id }) => id === nodeId);
    const output = node && outputsOf(node).find(({ key }) => key === detail);
    return t(fault, { detail: output ? outputLabel(output.label) : detail });
  };
};
