import { defaultLocale, type Locale, locales } from '@balcao/contract/locale';
import { ownTemplateForm } from '@balcao/contract/message-own-form';
import type { OwnTemplateDetail } from '@balcao/contract/message-own-template';
import { titleIn } from '@balcao/contract/message-wording';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useRemoveOwnTemplate } from './own-template.queries.ts';
import { OwnTemplateFields } from './own-template-fields.tsx';
import { ownTemplateTones } from './own-template-state.ts';
import { useOwnTemplateForm } from './use-own-template-form.ts';
import { useOwnTemplateSaving } from './use-own-template-saving.ts';

interface OwnTemplateEditorProps {
  appletId: string;
  /** Of the mini program. */
  name: string;
  /** Left out for a new one. */
  kept?: OwnTemplateDetail;
  onMade: (templateId: string) => void;
  onClose: () => void;
}

/** The language whose words a path of the form holds: `fields.0.label.es-MX`. */
const languageAt = (path: string | undefined): Locale | undefined => locales.find((one) => path?.endsWith(`.${one}`));

/** What is typed of a message, how it is sent, and how a person gets out of it. */
const useEditing = ({ appletId, kept, onMade, onClose }: OwnTemplateEditorProps) => {
  const t = useTranslations('message.own');
  const [language, setLanguage] = useState<Locale>(defaultLocale);
  const saving = useOwnTemplateSaving({ appletId, kept, onMade });
  const { form, edited } = useOwnTemplateForm(kept, saving.isPending);
  const question = { title: t('leave'), message: t('leaveText'), action: t('leaveAction') };
  const { mayLose, release } = useLeaveGuard(edited.isDirty, question);
  const leave = () => {
    release();
    onClose();
  };
  /** What is wrong may stand in a language that is not shown. */
  const lead = (errors: Readonly<Record<string, unknown>>) => {
    const wanted = languageAt(Object.keys(errors)[0]);
    if (wanted) flushSync(() => setLanguage(wanted));
    focusFirst(form)(errors);
  };
  return {
    form,
    edited,
    saving,
    language,
    setLanguage,
    lead,
    leave,
    close: async () => {
      if (await mayLose()) leave();
    },
    send: (isSubmitted: boolean) =>
      form.onSubmit((values) => saving.save({ form, edited, values, isSubmitted, release, onClose }), lead),
  };
};

/** Writes a message, or corrects it: kept as a draft, or submitted at once. */
export const OwnTemplateEditor = (props: OwnTemplateEditorProps) => {
  const { appletId, name, kept, onClose } = props;
  const t = useTranslations('message.own');
  const id = useId();
  const { form, edited, saving, language, setLanguage, lead, leave, close, send } = useEditing(props);
  if (saving.unsure !== undefined) return <Unsure title={saving.unsure} onAgain={saving.askAgain} onClose={onClose} />;
  return (
    <SidePanel
      asksItself
      title={kept ? <KeptTitle kept={kept} /> : t('write')}
      mark={kept && <StatusBadge tone={ownTemplateTones[kept.state]}>{t(`state.${kept.state}`)}</StatusBadge>}
      onClose={() => void close()}
      footer={
        <>
          {kept && <Removal appletId={appletId} kept={kept} onGone={leave} />}
          <Button
            variant="default"
            disabled={saving.isPending || edited.isEditConflict || (kept !== undefined && !edited.isDirty)}
            onClick={() => send(false)()}
          >
            {t('save')}
          </Button>
          <Button type="submit" form={id} loading={saving.isPending} disabled={edited.isEditConflict}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Grid as="form" id={id} gap={24} noValidate onSubmit={send(true)}>
        {kept?.state === 'rejected' && kept.submission && (
          <SubmissionCard
            submission={kept.submission}
            fields={ownTemplateForm.fields}
            onField={(path) => lead({ [path]: true })}
          />
        )}
        <OwnTemplateFields form={form} name={name} language={language} onLanguage={setLanguage} />
        <EditConflictNote of={edited} />
      </Grid>
    </SidePanel>
  );
};

interface UnsureProps {
  title: string;
  onAgain: () => void;
  onClose: () => void;
}
/** A new one was sent and not answered. */
const Unsure = ({ title, onAgain, onClose }: UnsureProps) => {
  const t = useTranslations('message.own');
  const message = useTranslations('message');
  const shared = useTranslations('shared');
  return (
    <SidePanel title={t('write')} onClose={onClose} footer={<Button onClick={onAgain}>{message('checkAgain')}</Button>}>
      <UnsureNotice title={shared('answerLost')} text={t('lost', { title })} />
    </SidePanel>
  );
};

const KeptTitle = ({ kept }: { kept: OwnTemplateDetail }) => titleIn(kept.title, useLocale());

interface RemovalProps {
  appletId: string;
  kept: OwnTemplateDetail;
  onGone: () => void;
}
const Removal = ({ appletId, kept, onGone }: RemovalProps) => {
  const t = useTranslations('message.own');
  const shared = useTranslations('shared');
  const title = titleIn(kept.title, useLocale());
  const remove = useRemoveOwnTemplate(appletId, kept.id);
  const ask = async () => {
    const question = { title: t('discard.title', { title }), message: t('discard.text'), action: t('discard.action') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    remove.mutate(undefined, {
      tell: t('discard.done', { title }),
      onSuccess: () => onGone(),
    });
  };
  const actions = [{ label: t('discard.action'), icon: IconTrash, onAct: () => void ask(), dangerous: true }];
  return <ActionMenu label={shared('actionsOf', { name: title })} actions={actions} />;
};
