import { outputsOf } from '@balcao/contract/workflow-check';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { outputLabel } from './canvas-node.tsx';
import { nodeName } from './node-form.tsx';
import classes from './workflow.module.css';

interface StepListProps {
  definition: WorkflowDefinition;
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** The steps one below the other, where there is no room for a canvas. */
export const StepList = ({ definition, selected, onSelect }: StepListProps) => {
  const t = useTranslations('workflow');
  const nameOf = (id: string | undefined) => {
    const node = definition.nodes.find((one) => one.id === id);
    return node ? nodeName(definition, node) : t('form.nowhere');
  };
  return (
    <Stack as="ol" gap={12} className={classes.steps} aria-label={t('steps')}>
      {definition.nodes.map((node) => (
        <Stack
          as="li"
          key={node.id}
          gap={4}
          p={12}
          framed
          rounded="md"
          mb={8}
          className={node.id === selected ? classes.chosen : undefined}
        >
          <Button
            variant="default"
            fullWidth
            justify="start"
            aria-pressed={node.id === selected}
            onClick={() => onSelect(node.id)}
          >
            {nodeName(definition, node)}
          </Button>
          {outputsOf(node).map(({ key, label }) => (
            <Muted key={key} size={14} breakable>
              {outputLabel(label)} →{' '}
              {nameOf(definition.arrows.find(({ from, out }) => from === node.id && out === key)?.to)}
            </Muted>
          ))}
        </Stack>
      ))}
    </Stack>
  );
};
