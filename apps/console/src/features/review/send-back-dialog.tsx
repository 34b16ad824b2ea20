import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box, Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
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
  const { detail, wrong, reviewActions } = desk;
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
      <Button variant="default" data-closes data-autofocus={!isReady || undefined} onClick={onClose}>
        {t('back')}
      </Button>
      {isReady && (
        <Button data-autofocus loading={reviewActions.reject.isPending} onClick={() => void send()}>
          {t('action', { count: wrong.length })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('title', { name: detail.merchantName })} footer={footer} onClose={onClose} keepsDraft>
      <Stack gap={12}>
        {wrong.length === 0 ? (
          <Box as="p">{t('nothingWrong')}</Box>
        ) : (
          <>
            <Box as="p">{t(isReady ? 'summary' : 'reasonsMissing', { count: wrong.length })}</Box>
            <Stack as="ul" className={classes.verdicts} gap={8}>
              {wrong.map((mark) => (
                <Named key={mark.path} mark={mark} labelOf={labelOf} onReason={() => toReasons(mark.path)} />
              ))}
            </Stack>
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
      </Stack>
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
    <Stack as="li" align="start">
      <Text as="strong" weight={550} tone="text">
        {labelOf(path)}
      </Text>
      {reason ? (
        <span>{words({ reason, note })}</span>
      ) : (
        <button type="button" className="link" onClick={onReason}>
          {t('giveReason')}
        </button>
      )}
    </Stack>
  );
};
