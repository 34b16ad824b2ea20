import type { WorkflowFault } from '@balcao/contract/workflow-check';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { Card } from '@balcao/ui/card.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { nodeName } from './node-form.tsx';
import { useFaultWords } from './use-fault-words.ts';

interface FaultListProps {
  definition: WorkflowDefinition;
  faults: readonly WorkflowFault[];
  /** Staff hold the workflow: without a fault it cannot be published either. */
  isHeld: boolean;
  onSelect: (id: string) => void;
}

/** All that keeps a workflow from being published; each leads to its step. */
export const FaultList = ({ definition, faults, isHeld, onSelect }: FaultListProps) => {
  const t = useTranslations('workflow');
  const faultWords = useFaultWords();
  if (faults.length === 0) return <Muted size={14}>{t(isHeld ? 'noFaultsHeld' : 'noFaults')}</Muted>;
  return (
    <Card title={t('faults', { count: faults.length })}>
      <Stack as="ul" gap={8}>
        {faults.map((fault) => {
          const node = definition.nodes.find(({ id }) => id === fault.nodeId);
          const words = faultWords(fault, definition);
          return (
            <li key={`${fault.fault}:${fault.nodeId}:${fault.field}:${fault.detail}`}>
              {node ? (
                <button type="button" className="link" onClick={() => onSelect(node.id)}>
                  {nodeName(definition, node)} — {words}
                </button>
              ) : (
                words
              )}
            </li>
          );
        })}
      </Stack>
    </Card>
  );
};
