import { wordsIn } from '@balcao/contract/form-words';
import { givenValues, outputsOf, type WorkflowFault } from '@balcao/contract/workflow-check';
import { kindOf, type WorkflowDefinition, type WorkflowNode } from '@balcao/contract/workflow-kinds';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { outputLabel } from './canvas-node.tsx';
import type { Edit } from './editor-state.ts';
import { NodeField } from './node-fields.tsx';
import { useFaultWords } from './use-fault-words.ts';

interface NodeFormProps {
  channelId: string;
  definition: WorkflowDefinition;
  node: WorkflowNode;
  faults: readonly WorkflowFault[];
  isLocked: boolean;
  onEdit: (edit: Edit) => void;
  onRemove: (node: WorkflowNode) => void;
}
/** What a step is called where it is one of many: its number in the list, its kind and what it does. */
export const nodeName = ({ nodes }: WorkflowDefinition, node: WorkflowNode): string => {
  const kind = kindOf(node);
  const summary = kind.summary(node.data);
  return `${nodes.indexOf(node) + 1}. ${wordsIn(locale, kind.label)}${summary === '' ? '' : `: ${[...summary].slice(0, 40).join('')}`}`;
};

/** Where each way out leads, for those who do not drag arrows. */
const Ways = ({ definition, node, isLocked, onEdit }: Omit<NodeFormProps, 'channelId' | 'faults' | 'onRemove'>) => {
  const t = useTranslations('workflow.form');
  const outputs = outputsOf(node);
  if (outputs.length === 0) return null;
  const others = definition.nodes.filter(({ id, kind }) => id !== node.id && kind !== 'start');
  return (
    <Stack as="section" gap={12} aria-label={t('ways')}>
      <Text as="h3" size={14} weight={650}>
        {t('ways')}
      </Text>
      {outputs.map(({ key, label }) => (
        <NativeSelect
          key={key}
          label={t('goesTo', { way: outputLabel(label) })}
          disabled={isLocked}
          value={definition.arrows.find(({ from, out }) => from === node.id && out === key)?.to ?? ''}
          data={[
            { value: '', label: t('nowhere') },
            ...others.map((other) => ({ value: other.id, label: nodeName(definition, other) })),
          ]}
          onChange={({ currentTarget }) =>
            onEdit({ does: 'connect', from: node.id, out: key, to: currentTarget.value || null })
          }
        />
      ))}
    </Stack>
  );
};

/** A step next to the canvas: what it does, and where it leads. */
export const NodeForm = ({ channelId, definition, node, faults, isLocked, onEdit, onRemove }: NodeFormProps) => {
  const t = useTranslations('workflow.form');
  const faultWords = useFaultWords();
  const kind = kindOf(node);
  const own = faults.filter(({ nodeId }) => nodeId === node.id);
  const data: Record<string, unknown> = node.data;
  const values = [...givenValues, ...new Set(definition.nodes.flatMap((one) => kindOf(one).writes(one.data)))];
  return (
    <Stack gap={16}>
      <div>
        <Text as="h2" size={16} weight={650}>
          {nodeName(definition, node)}
        </Text>
        <Muted size={14}>{wordsIn(locale, kind.line)}</Muted>
      </div>
      {own
        .filter(({ field }) => field === null)
        .map((fault) => (
          <Text key={`${fault.fault}:${fault.detail}`} tone="bad" size={14}>
            {faultWords(fault, definition)}
          </Text>
        ))}
      {Object.entries(kind.fields)
        .filter(([, field]) => field.isAsked?.(data) ?? true)
        .map(([name, field]) => {
          const fault = own.find((one) => one.field === name);
          return (
            <NodeField
              key={name}
              channelId={channelId}
              name={name}
              field={field}
              value={data[name]}
              values={values}
              isLocked={isLocked}
              error={fault && faultWords(fault, definition)}
              onChange={(value) => onEdit({ does: 'change', id: node.id, data: { ...data, [name]: value } })}
            />
          );
        })}
      <Ways definition={definition} node={node} isLocked={isLocked} onEdit={onEdit} />
      {!isLocked && node.kind !== 'start' && (
        <Row gap={8} wrap>
          <Button variant="default" size="xs" onClick={() => onEdit({ does: 'copy', node })}>
            {t('copy')}
          </Button>
          <Button variant="default" size="xs" color="red" onClick={() => onRemove(node)}>
            {t('remove')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
