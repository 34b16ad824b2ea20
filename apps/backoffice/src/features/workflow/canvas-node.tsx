import { wordsIn } from '@balcao/contract/form-words';
import { outputsOf } from '@balcao/contract/workflow-check';
import { kindOf, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { kindIcons } from './kind-icons.ts';
import classes from './workflow.module.css';

export type CanvasNodeType = Node<{ node: WorkflowNode; isFaulty: boolean }, 'step'>;

/** What a way out is called, in the language of the page. */
export const outputLabel = (label: ReturnType<typeof outputsOf>[number]['label']): string =>
  typeof label === 'string' ? label || '…' : wordsIn(locale, label);

/** A step on the canvas: what it is and does, and its ways out. */
export const CanvasNode = ({ data: { node, isFaulty }, selected }: NodeProps<CanvasNodeType>) => {
  const t = useTranslations('workflow');
  const kind = kindOf(node);
  const Icon = kindIcons[node.kind];
  return (
    <div className={classes.node} data-selected={selected || undefined} data-faulty={isFaulty || undefined}>
      {node.kind !== 'start' && <Handle type="target" position={Position.Left} className={classes.handle} />}
      <Row gap={8} align="center">
        <Icon size={18} stroke={1.8} aria-hidden />
        <Text as="span" weight={600} size={14} grow truncate>
          {wordsIn(locale, kind.label)}
        </Text>
        {isFaulty && (
          <span className={classes.faulty}>
            <IconAlertTriangle size={18} stroke={1.8} role="img" aria-label={t('faulty')} />
          </span>
        )}
      </Row>
      <p className={classes.summary}>{kind.summary(node.data)}</p>
      {outputsOf(node).map(({ key, label }) => (
        <div key={key} className={classes.out}>
          {outputLabel(label)}
          <Handle type="source" id={key} position={Position.Right} className={classes.handle} />
        </div>
      ))}
    </div>
  );
};
