import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box, Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { Refusal } from './refusal-line.tsx';
import type { Desk } from './use-desk.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useJoinedWords } from './use-joined-words.ts';
import { useStillOpen } from './use-still-open.ts';

export interface DecisionDialogProps {
  desk: Desk;
  remark: string;
  onRemark: (remark: string) => void;
  onClose: () => void;
}
export const remarkMax = 500;
/** So many fields are named; of more it is said how many. */
const namedAtMost = 5;

/** Asks once before an approval, with what was looked at and what follows from it. What is marked wrong stands in its way. */
export const ApproveDialog = ({ desk, remark, onRemark, onClose }: DecisionDialogProps) => {
  const t = useTranslations('desk.approve');
  const { detail, wrong, reviewActions } = desk;
  const isStopped = wrong.length > 0;
  // Enter must not approve what was not looked at.
  const isUnseen = desk.unseen.length > 0;
  const isOpen = useStillOpen();
  const approve = async () => {
    if (await desk.approve(remark, isOpen)) onClose();
  };
  const footer = (
    <>
      <Button variant="default" data-closes data-autofocus={isStopped || isUnseen || undefined} onClick={onClose}>
        {t('back')}
      </Button>
      {!isStopped && (
        <Button
          data-autofocus={!isUnseen || undefined}
          loading={reviewActions.approve.isPending}
          onClick={() => void approve()}
        >
          {t(`action.${detail.kind}`)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('title', { name: detail.merchantName })} footer={footer} onClose={onClose} keepsDraft>
      <Stack gap={12}>
        {isStopped ? (
          <Box as="p">{t('stopped', { count: wrong.length })}</Box>
        ) : (
          <>
            <WhatFollows desk={desk} />
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

/** What was looked at, what was not, and what the approval does. */
const WhatFollows = ({ desk: { detail, progress, unseen } }: { desk: Desk }) => {
  const t = useTranslations('desk.approve');
  const label = useFieldLabel(detail);
  const format = useFormatter();
  const named = unseen.slice(0, namedAtMost).map(label);
  const joined = useJoinedWords(detail);
  return (
    <>
      <Box as="p">{t('summary', { seen: progress.seen, all: progress.all })}</Box>
      {unseen.length > 0 && (
        <Text breakable tone="waiting" weight={600}>
          {t('unseen', { fields: format.list(named), more: unseen.length - named.length })}
        </Text>
      )}
      {joined && <Text weight={600}>{joined}</Text>}
      <Box as="p">{t(`follows.${detail.kind}`)}</Box>
    </>
  );
};
