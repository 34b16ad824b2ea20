import type { WholeWorkflow } from '@balcao/contract/workflow';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import type { Editor } from './use-editor.ts';
import { WorkflowBadge } from './workflow-list-page.tsx';

/** How far the draft is kept, always in view. */
const SavingLine = ({ editor: { saving } }: { editor: Editor }) => {
  const t = useTranslations('workflow.saving');
  return (
    <Muted as="span" size={14} role="status" {...(saving.state === 'failed' && { tone: 'bad' as const })}>
      {t(saving.state)}
    </Muted>
  );
};

interface HeadProps {
  whole: WholeWorkflow;
  mayEdit: boolean;
  editor: Editor;
  isTrying: boolean;
  onTry: () => void;
  onPublish: () => void;
}
/** What the workflow is called, how it stands, and what can be done with all of it. */
export const EditorHead = ({ editor, whole, mayEdit, isTrying, onTry, onPublish }: HeadProps) => {
  const t = useTranslations('workflow');
  const { saving, faults, name } = editor;
  const isKept = !saving.isDirty && saving.state === 'saved';
  return (
    <Row gap={12} rowGap={8} align="end" justify="between" wrap>
      <TextInput
        label={t('name')}
        value={name}
        maxLength={60}
        disabled={!mayEdit}
        error={name.trim() === '' ? t('nameMissing') : undefined}
        onChange={({ currentTarget }) => editor.setName(currentTarget.value)}
      />
      <Row gap={12} rowGap={8} align="center" wrap>
        <WorkflowBadge of={whole} />
        {mayEdit && <SavingLine editor={editor} />}
        {mayEdit && (
          <Button variant="default" aria-pressed={isTrying} onClick={onTry}>
            {t(isTrying ? 'tryEnd' : 'try')}
          </Button>
        )}
        {mayEdit && (
          <Button disabled={!isKept || faults.length > 0 || whole.held !== null} onClick={onPublish}>
            {t('publish')}
          </Button>
        )}
      </Row>
    </Row>
  );
};
