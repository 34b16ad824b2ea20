import {
  IconArrowsExchange,
  IconEye,
  IconFileTypePdf,
  IconPhoto,
  IconRefresh,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import classes from './document-row.module.css';
import { sizeText } from './file-check.ts';
import type { Icon } from './icon.ts';
import { Grid, Row, Text } from './layout.tsx';
import { hasFailed, type Kept, type Sending } from './use-documents.ts';

interface FrameProps {
  name: string;
  isPdf: boolean;
  preview: string | undefined;
  failed?: boolean;
  line: React.ReactNode;
  children?: React.ReactNode;
}

/** Picture or sign, name and a line below it, and what can be done. */
const Frame = ({ name, isPdf, preview, failed = false, line, children }: FrameProps) => {
  const Sign = isPdf ? IconFileTypePdf : IconPhoto;
  return (
    <Row as="li" className={classes.row} gap={12} align="center" data-failed={failed || undefined}>
      <Grid as="span" className={classes.picture} align="center" across="center">
        {preview ? <img src={preview} alt="" /> : <Sign size={22} stroke={1.5} aria-hidden />}
      </Grid>
      <Grid as="span" gap={2} grow shrink>
        <Text as="span" weight={550} truncate title={name}>
          {name}
        </Text>
        {line}
      </Grid>
      <Row as="span" className={classes.actions}>
        {children}
      </Row>
    </Row>
  );
};

interface ActProps {
  label: string;
  icon: Icon;
  onAct: () => void;
}
const Act = ({ label, icon: Sign, onAct }: ActProps) => (
  <ActionIcon size={36} aria-label={label} title={label} onClick={onAct}>
    <Sign size={18} stroke={1.7} />
  </ActionIcon>
);

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
    <Frame
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
      {failed && !problem && <Act label={t('retry', { name })} icon={IconRefresh} onAct={onRetry} />}
      <Act label={failed ? t('dismiss', { name }) : t('cancel', { name })} icon={IconX} onAct={onCancel} />
    </Frame>
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
    <Frame
      name={name}
      isPdf={isPdf}
      preview={preview}
      failed={problem !== undefined}
      line={<span className={problem ? classes.problem : classes.line}>{problem ?? about ?? '\u00a0'}</span>}
    >
      {isThere && <Act label={t('view', { name })} icon={IconEye} onAct={onView} />}
      {!disabled && isThere && <Act label={t('replace', { name })} icon={IconArrowsExchange} onAct={onReplace} />}
      {!disabled && upload !== undefined && <Act label={t('remove', { name })} icon={IconTrash} onAct={onRemove} />}
    </Frame>
  );
};
