import { changeTemplate, isUnderReview, mayEditTemplate, type TemplateDetail } from '@balcao/contract/template';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { IconArrowBackUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useDiscardEdition, useRemoveTemplate } from './template.queries.ts';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

interface TemplateActsProps {
  template: TemplateDetail;
  isEditing: boolean;
  onEdit: () => void;
  /** What was written since the approval is gone. */
  onDiscarded: () => void;
}

const useActs = ({ template, onDiscarded }: Pick<TemplateActsProps, 'template' | 'onDiscarded'>) => {
  const t = useTranslations('template');
  const navigate = useNavigate();
  const { id, name } = template;
  const remove = useRemoveTemplate(id);
  const discard = useDiscardEdition(id);
  const askRemoval = async () => {
    const question = { title: t('remove.title', { name }), message: t('remove.text'), action: t('remove.action') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        tellGood(t('remove.done', { name }));
        void navigate({ to: '/messages', ignoreBlocker: true });
      },
    });
  };
  const askDiscard = async () => {
    const question = { title: t('discard.title'), message: t('discard.text'), action: t('discard.action') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    discard.mutate(undefined, {
      onSuccess: () => {
        tellGood(t('discard.done', { name }));
        onDiscarded();
      },
    });
  };
  return { askRemoval, askDiscard };
};

/** What can be done with a template, beside its words. */
export const TemplateActs = ({ template, isEditing, onEdit, onDiscarded }: TemplateActsProps) => {
  const t = useTranslations('template');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const { askRemoval, askDiscard } = useActs({ template, onDiscarded });
  const { id, name, edition } = template;
  if (!useMay(changeTemplate)) return null;
  const hasEdition = edition === 'draft' || edition === 'rejected';
  const actions = [
    { label: t('copy.action'), icon: IconCopy, onAct: () => setCopying(true) },
    ...(hasEdition ? [{ label: t('discard.action'), icon: IconArrowBackUp, onAct: () => void askDiscard() }] : []),
    ...(isUnderReview(template)
      ? []
      : [{ label: t('remove.action'), icon: IconTrash, onAct: () => void askRemoval(), dangerous: true }]),
  ];
  const open = (templateId: string) => {
    setCopying(false);
    void navigate({ to: '/messages/$templateId', params: { templateId } });
  };
  return (
    <Row gap={12} align="center">
      {!isEditing && mayEditTemplate(template) && (
        <Button variant="default" onClick={onEdit}>
          {shared('edit')}
        </Button>
      )}
      <ActionMenu label={shared('actionsOf', { name })} actions={actions} />
      <Suspense>
        {isCopying && <CopyDialog templateId={id} name={name} onMade={open} onClose={() => setCopying(false)} />}
      </Suspense>
    </Row>
  );
};
