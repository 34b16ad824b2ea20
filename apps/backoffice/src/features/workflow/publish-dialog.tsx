import { wordsIn } from '@balcao/contract/form-words';
import type { WholeWorkflow } from '@balcao/contract/workflow';
import { differencesOf, type WorkflowDifference } from '@balcao/contract/workflow-difference';
import { workflowKinds } from '@balcao/contract/workflow-kinds';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import type { Editor } from './use-editor.ts';
import { usePublishWorkflow } from './workflow.queries.ts';

/** What changed, step by step. */
export const Differences = ({ of }: { of: readonly WorkflowDifference[] }) => {
  const t = useTranslations('workflow.versions');
  if (of.length === 0) return <Muted size={14}>{t('same')}</Muted>;
  return (
    <Stack as="ul" gap={4}>
      {of.map(({ nodeId, kind, what }) => (
        <Text as="li" key={nodeId} size={14}>
          {t(`what.${what}`, { name: wordsIn(locale, workflowKinds[kind].label) })}
        </Text>
      ))}
    </Stack>
  );
};

interface PublishProps {
  place: { channelId: string; workflowId: string };
  whole: WholeWorkflow;
  editor: Editor;
  onClose: () => void;
}

/** Says what a publication changes before it is done. */
export const PublishDialog = ({ place, whole, editor, onClose }: PublishProps) => {
  const t = useTranslations('workflow');
  const present = useRefusals();
  const publish = usePublishWorkflow(place);
  const send = () =>
    publish.mutate(
      { version: editor.saving.version },
      {
        tell: t('publishedNow'),
        onSuccess: onClose,
        onError: present,
      },
    );
  return (
    <Dialog
      title={t('publishTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={publish.isPending} onClick={send}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{t('publishText')}</p>
        <Differences of={differencesOf(whole.online, editor.definition)} />
      </Stack>
    </Dialog>
  );
};
