import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Button, Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type DecisionDialogProps, remarkMax } from './approve-dialog.tsx';
import classes from './decision-dialog.module.css';
import { useVerdictWords } from './field-lines.tsx';
import { Refusal } from './refusal-line.tsx';
import type { ReviewMark } from './review.queries.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useStillOpen } from './use-still-open.ts';

/** Sends a submission back: names each field and why, with a remark. A field without a reason comes first. */
export const SendBackDialog = ({ desk, remark, onRemark, onClose }: DecisionDialogProps) => {
  const t = useTranslations('desk.sendBack');
  const { detail, wrong, deeds } = desk;
  const labelOf = useFieldLabel(detail);
  const open = wrong.filter(({ reason }) => reason === null);
  const isReady = wrong.length > 0 && open.length === 0;
  const isOpen = useStillOpen();
  const send = async () => {
    if (await desk.reject(remark, isOpen)) onClose();
  };
  const toReasons = (path: string) => {
    onClose();
    void desk.openReasons(path);
  };
  const footer = (
    <>
      <Button variant="default" data-autofocus={!isReady || undefined} onClick={onClose}>
        {t('back')}
      </Button>
      {isReady && (
        <Button data-autofocus loading={deeds.reject.isPending} onClick={() => void send()}>
          {t('action', { count: wrong.length })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('title', { name: detail.merchantName })} footer={footer} onClose={onClose}>
      <div className={classes.content}>
        {wrong.length === 0 ? (
          <p className={classes.line}>{t('nothingWrong')}</p>
        ) : (
          <>
            <p className={classes.line}>{t(isReady ? 'summary' : 'reasonsMissing', { count: wrong.length })}</p>
            <ul className={classes.verdicts}>
              {wrong.map((mark) => (
                <Named key={mark.path} mark={mark} labelOf={labelOf} onReason={() => toReasons(mark.path)} />
              ))}
            </ul>
            <Textarea
              label={t('remark')}
              description={t('remarkHelp')}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={remarkMax}
              value={remark}
              onChange={({ currentTarget: { value } }) => onRemark(value)}
            />
          </>
        )}
        <Refusal words={desk.refusal} />
      </div>
    </Dialog>
  );
};

interface NamedProps {
  mark: ReviewMark;
  labelOf: (path: string) => string;
  onReason: () => void;
}
const Named = ({ mark, labelOf, onReason }: NamedProps) => {
  const t = useTranslations('desk.fields');
  const words = useVerdictWords();
  const { path, reason, note } = mark;
  return (
    <li className={classes.verdict}>
      <strong className={classes.field}>{labelOf(path)}</strong>
      {reason ? (
        <span>{words({ reason, note })}</span>
      ) : (
        <button type="button" className="link" onClick={onReason}>
          {t('giveReason')}
        </button>
      )}
    </li>
  );
};
