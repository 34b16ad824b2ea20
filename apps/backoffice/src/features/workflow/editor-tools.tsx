import { wordsIn } from '@balcao/contract/form-words';
import { kindOf, type WorkflowKindName, workflowKinds } from '@balcao/contract/workflow-kinds';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconArrowBackUp, IconArrowForwardUp, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { arranged } from './arrange.ts';
import { kindIcons } from './kind-icons.ts';
import type { Editor } from './use-editor.ts';
import classes from './workflow.module.css';

const kinds = (Object.keys(workflowKinds) as WorkflowKindName[]).filter((kind) => kind !== 'start');
const below = 180;
const right = 320;

/** The steps that can be added. */
export const StepPalette = ({ editor: { definition, node, edit } }: { editor: Editor }) => {
  const t = useTranslations('workflow');
  const hasStart = definition.nodes.some(({ kind }) => kind === 'start');
  const add = (kind: WorkflowKindName) => {
    const beside = node ?? definition.nodes.at(-1);
    edit({ does: 'add', kind, x: (beside?.x ?? 0) + right, y: (beside?.y ?? 0) + (node ? 0 : below) });
  };
  return (
    <Row as="section" gap={8} wrap aria-label={t('palette')}>
      {(hasStart ? kinds : (['start', ...kinds] as const)).map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <Button
            key={kind}
            variant="default"
            size="xs"
            leftSection={<Icon size={16} stroke={1.8} aria-hidden />}
            aria-label={t('addStep', { name: wordsIn(locale, workflowKinds[kind].label) })}
            onClick={() => add(kind)}
          >
            {wordsIn(locale, workflowKinds[kind].label)}
          </Button>
        );
      })}
    </Row>
  );
};

/** Looks for a step by what it is or says. */
export const StepSearch = ({ editor: { definition, edit, selected } }: { editor: Editor }) => {
  const t = useTranslations('workflow');
  const [text, setText] = useState('');
  const found = definition.nodes.filter((one) => {
    const kind = kindOf(one);
    return `${wordsIn(locale, kind.label)} ${kind.summary(one.data)}`.toLowerCase().includes(text.trim().toLowerCase());
  });
  const next = () => {
    const at = found.findIndex(({ id }) => id === selected);
    const one = found[(at + 1) % found.length];
    if (one) edit({ does: 'select', id: one.id });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        maxLength={100}
        error={text.trim() !== '' && found.length === 0 ? t('notFound') : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
};

/** Undo, redo, and steps in order. */
export const EditorTools = ({ editor }: { editor: Editor }) => {
  const t = useTranslations('workflow');
  const { past, future, edit, definition } = editor;
  return (
    <Row gap={8} wrap align="center">
      <Button
        variant="default"
        size="xs"
        disabled={past.length === 0}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => edit({ does: 'undo' })}
      >
        {t('undo')}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={future.length === 0}
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        onClick={() => edit({ does: 'redo' })}
      >
        {t('redo')}
      </Button>
      <Button
        className={classes.onCanvas}
        variant="default"
        size="xs"
        leftSection={<IconSitemap size={16} aria-hidden />}
        onClick={() => edit({ does: 'place', places: arranged(definition) })}
      >
        {t('arrange')}
      </Button>
    </Row>
  );
};
