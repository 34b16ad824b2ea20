import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { announcer } from './announce.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type OpenDialog, type Question, settleDialog, useNotices } from './notice.ts';
import classes from './notice-host.module.css';
import { Toasts } from './toasts.tsx';

/** Shows the toasts and dialogs of the whole app, and contains the live region; rendered once, in the provider. */
export const NoticeHost = () => {
  const { toasts, dialogs } = useNotices();
  const [open] = dialogs;
  useLayoutEffect(() => {
    announcer().className = classes.heard ?? '';
  }, []);
  return (
    <>
      {open && <NoticeDialog key={open.id} open={open} />}
      <Toasts toasts={toasts} />
    </>
  );
};

const NoticeDialog = ({ open }: { open: OpenDialog }) => {
  const t = useTranslations('ui');
  const settle = (agreed: boolean) => () => settleDialog(open.id, agreed);
  const understood = (
    <Button data-autofocus onClick={settle(true)}>
      {t('dialog.understood')}
    </Button>
  );
  const { notice } = open;
  if (notice.kind === 'tips')
    return (
      <Dialog role="alertdialog" title={t('error.tips')} footer={understood} onClose={settle(true)}>
        {t(`error.${notice.own}`)}
      </Dialog>
    );
  if (notice.kind === 'error') {
    // Numbers are codes of the server. Ours are words for support, and no headline.
    const isNumber = /^\d+$/.test(notice.code);
    const titled = notice.own === 'networkError' ? 'error.noAnswer' : 'error.failed';
    return (
      <Dialog
        role="alertdialog"
        title={isNumber ? t('error.title', { code: notice.code }) : t(titled)}
        footer={understood}
        onClose={settle(false)}
      >
        {notice.message || t(`error.${notice.own}`)}
        {!isNumber && <p className={classes.code}>{t('error.code', { code: notice.code })}</p>}
        {notice.detail && <div className={classes.detail}>{notice.detail}</div>}
      </Dialog>
    );
  }
  if (notice.kind === 'unsent') return <UnsentQuestion settle={settle} />;
  return <QuestionDialog question={notice.question} settle={settle} />;
};

interface QuestionDialogProps {
  question: Question;
  settle: (agreed: boolean) => () => void;
}
const QuestionDialog = ({ question, settle }: QuestionDialogProps) => {
  const t = useTranslations('ui');
  const { title, message, action, dangerous, otherwise } = question;
  const footer = (
    <>
      <Button variant="default" data-autofocus={dangerous || undefined} onClick={settle(false)}>
        {otherwise ?? t('dialog.cancel')}
      </Button>
      <Button
        {...(dangerous ? { color: 'red' } : {})}
        classNames={{ root: classes.action ?? '', label: classes.words ?? '' }}
        data-autofocus={!dangerous || undefined}
        onClick={settle(true)}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" title={title} footer={footer} onClose={settle(false)}>
      {message}
    </Dialog>
  );
};

const UnsentQuestion = ({ settle }: Pick<QuestionDialogProps, 'settle'>) => {
  const t = useTranslations('ui.unsent');
  const question = { title: t('title'), message: t('text'), action: t('action'), otherwise: t('otherwise') };
  return <QuestionDialog question={{ ...question, dangerous: true }} settle={settle} />;
};
