import type { WholeWorkflow } from '@balcao/contract/workflow';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { Canvas } from './canvas.tsx';
import { Chosen } from './chosen-step.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorTools, StepPalette, StepSearch } from './editor-tools.tsx';
import { FaultList } from './fault-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StepList } from './step-list.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import classes from './workflow.module.css';

interface WorkProps {
  place: { channelId: string; workflowId: string };
  whole: WholeWorkflow;
  mayEdit: boolean;
  onReload: () => void;
}

const Conflict = ({ onReload }: { onReload: () => void }) => {
  const t = useTranslations('workflow.conflict');
  return (
    <Callout
      tone="bad"
      title={t('title')}
      action={
        <Button variant="default" onClick={onReload}>
          {t('reload')}
        </Button>
      }
    >
      <p>{t('text')}</p>
    </Callout>
  );
};

/** What is next to the canvas: the chosen step, or the try. */
const Side = ({
  editor,
  place,
  mayEdit,
  isTrying,
  isHeld,
}: { editor: Editor; isTrying: boolean; isHeld: boolean } & Pick<WorkProps, 'place' | 'mayEdit'>) => {
  const { definition, faults, edit, saving } = editor;
  const select = (id: string) => edit({ does: 'select', id });
  return (
    <Stack gap={16} className={classes.side}>
      {isTrying ? (
        <TrialPanel place={place} isKept={!saving.isDirty && saving.state !== 'saving'} onSelect={select} />
      ) : (
        <>
          <Chosen editor={editor} place={place} mayEdit={mayEdit} />
          <FaultList definition={definition} faults={faults} isHeld={isHeld} onSelect={select} />
        </>
      )}
    </Stack>
  );
};

/** The draft of a workflow under work: what is changed is kept a moment later, and published when a person says so. */
export const DraftEditor = ({ place, whole, mayEdit, onReload }: WorkProps) => {
  const t = useTranslations('workflow');
  const editor = useEditor(place, whole, mayEdit);
  const [isTrying, setIsTrying] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const { saving, faults, definition, selected, edit } = editor;
  useLeaveGuard(saving.isDirty && saving.state !== 'conflict', {
    title: t('leaveTitle'),
    message: t('leaveText'),
    action: t('leave'),
  });
  return (
    <Stack gap={16}>
      {saving.state === 'conflict' && <Conflict onReload={onReload} />}
      <EditorHead
        editor={editor}
        whole={whole}
        mayEdit={mayEdit}
        isTrying={isTrying}
        onTry={() => {
          // What a try has chosen on its way would open over the list.
          if (isTrying) edit({ does: 'select', id: undefined });
          setIsTrying(!isTrying);
        }}
        onPublish={() => setIsPublishing(true)}
      />
      {mayEdit && !whole.held && faults.length > 0 && (
        <Text size={14} tone="bad">
          {t('faultsFirst', { count: faults.length })}
        </Text>
      )}
      {mayEdit && <StepPalette editor={editor} />}
      <Row gap={12} rowGap={8} wrap align="center" justify="between">
        {mayEdit ? <EditorTools editor={editor} /> : <span />}
        <StepSearch editor={editor} />
      </Row>
      <div className={classes.editor}>
        <div>
          <Canvas
            definition={definition}
            selected={selected}
            faulty={editor.faulty}
            isLocked={!mayEdit}
            onEdit={edit}
            onKey={editor.onKey}
          />
          <StepList definition={definition} selected={selected} onSelect={(id) => edit({ does: 'select', id })} />
        </div>
        <Side editor={editor} place={place} mayEdit={mayEdit} isTrying={isTrying} isHeld={whole.held !== null} />
      </div>
      {isPublishing && (
        <PublishDialog place={place} whole={whole} editor={editor} onClose={() => setIsPublishing(false)} />
      )}
    </Stack>
  );
};
