import { IconArrowsExchange, IconEye, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './document-row.module.css';
import { sizeText } from './file-check.ts';
import { FileAction, FileFrame } from './file-frame.tsx';
import { hasFailed, type Kept, type Sending } from './use-documents.ts';

interface SendingRowProps {
  sending: Sending;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way: how far it is, that it waits for the line, or why it did not arrive. */
export const SendingRow = ({ sending, onRetry, onCancel }: SendingRowProps) => {
  const t = useTranslations('ui.document');
  const { file, preview, share, isWaiting, problem, refusal } = sending;
  const { name } = file;
  const failed = hasFailed(sending);
  const words = problem ? t(`problem.${problem}`) : refusal || t('notSent');
  const percent = Math.round(share * 100);
  const progress = isWaiting ? t('waiting') : percent < 100 ? t('sending', { percent }) : t('checking');
  return (
    <FileFrame
      name={name}
      isPdf={/\.pdf$/i.test(name)}
      preview={failed ? undefined : preview}
      failed={failed}
      line={
        failed ? (
          <span className={classes.problem} role="alert">
            {words}
          </span>
        ) : (
          <>
            <span className={classes.line}>{progress}</span>
            <progress
              className={classes.progress}
              data-waiting={isWaiting || undefined}
              aria-label={t('progressOf', { name })}
              max={100}
              value={percent}
            />
          </>
        )
      }
    >
      {failed && !problem && <FileAction label={t('retry', { name })} icon={IconRefresh} onAct={onRetry} />}
      <FileAction label={failed ? t('dismiss', { name }) : t('cancel', { name })} icon={IconX} onAct={onCancel} />
    </FileFrame>
  );
};

interface KeptRowProps {
  kept: Kept;
  disabled: boolean;
  onView: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** A document that is there. */
export const KeptRow = ({ kept: { upload, preview }, disabled, onView, onReplace, onRemove }: KeptRowProps) => {
  const t = useTranslations('ui.document');
  const locale = useLocale();
  const name = upload?.name ?? (upload === null ? t('gone') : t('loading'));
  const isPdf = upload?.type === 'application/pdf';
  const isThere = upload?.state === 'ready';
  const problem = upload === null ? t('goneText') : upload?.problem ? t(`problem.${upload.problem}`) : undefined;
  const about = upload && `${isPdf ? t('pdf') : t('picture')} · ${sizeText(upload.bytes, locale)}`;
  return (
    <FileFrame
      name={name}
      isPdf={isPdf}
      preview={preview}
      failed={problem !== undefined}
      line={<span className={problem ? classes.problem : classes.line}>{problem ?? about ?? '\u00a0'}</span>}
    >
      {isThere && <FileAction label={t('view', { name })} icon={IconEye} onAct={onView} />}
      {!disabled && isThere && (
        <FileAction label={t('replace', { name })} icon={IconArrowsExchange} onAct={onReplace} />
      )}
      {!disabled && upload !== undefined && (
        <FileAction label={t('remove', { name })} icon={IconTrash} onAct={onRemove} />
      )}
    </FileFrame>
  );
};
