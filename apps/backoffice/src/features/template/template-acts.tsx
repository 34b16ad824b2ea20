import type { BroadcastState } from '@balcao/contract/broadcast-state';
import { changeTemplate, isUnderReview, mayEditTemplate, type TemplateDetail } from '@balcao/contract/template';
import type { TemplateUses } from '@balcao/contract/template-use';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Row } from '@balcao/ui/layout.tsx';
import { IconArrowBackUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { templateUsesOptions, useDiscardEdition, useRemoveTemplate } from './template.queries.ts';

const namedAtMost = 3;
const underway: ReadonlySet<BroadcastState> = new Set<BroadcastState>(['waiting', 'scheduled', 'sending']);
const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

interface TemplateActsProps {
  template: TemplateDetail;
  isEditing: boolean;
  onEdit: () => void;
  /** What was written since the approval is gone. */
  onDiscarded: () => void;
}

/** How many workflows use it, and the first of them by name; undefined where none does. */
const usedIn = ({ list, elsewhere }: TemplateUses) => {
  const count = list.length + elsewhere;
  if (count === 0) return undefined;
  const names = list.slice(0, namedAtMost).map(({ workflow }) => workflow);
  return { count, names: names.length === 0 ? '' : ` (${names.join(', ')}${names.length < count ? '…' : ''})` };
};

const useActs = ({ template, onDiscarded }: Pick<TemplateActsProps, 'template' | 'onDiscarded'>) => {
  const t = useTranslations('template');
  const navigate = useNavigate();
  const { id, name } = template;
  const remove = useRemoveTemplate(id);
  const discard = useDiscardEdition(id);
  const queryClient = useQueryClient();
  const askRemoval = async () => {
    // Asked for again: a colleague may have published a workflow since the page came. Without an answer the question still stands.
    const uses = await queryClient.fetchQuery(templateUsesOptions(id)).catch(() => undefined);
    const used = uses && usedIn(uses);
    const waiting = uses?.broadcasts.filter(({ state }) => underway.has(state)).length ?? 0;
    const said = [used && t('uses.used', used), waiting > 0 && t('uses.waiting', { count: waiting }), t('remove.text')];
    const message = said.filter(Boolean).join(' ');
    const question = { title: t('remove.title', { name }), message, action: t('remove.action') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    remove.mutate(undefined, {
      tell: t('remove.done', { name }),
      onSuccess: () => void navigate({ to: '/messages', ignoreBlocker: true }),
    });
  };
  const askDiscard = async () => {
    const question = { title: t('discard.title'), message: t('discard.text'), action: t('discard.action') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    discard.mutate(undefined, {
      tell: t('discard.done', { name }),
      onSuccess: () => onDiscarded(),
    });
  };
  return { askRemoval, askDiscard };
};

/** Actions on a template, apart from editing its text. */
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
