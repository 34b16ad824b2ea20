import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box, Row, Stack } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from './note.tsx';
import { oneLine } from './one-line.ts';
import { Refusal } from './refusal-line.tsx';
import type { Desk } from './use-desk.ts';

type Reopening = NonNullable<Desk['detail']['reopening']>;

/** A decision is opened again by two: one asks and says why, another one decides. */
export const ReopeningNote = ({ desk, reopening }: { desk: Desk; reopening: Reopening }) => {
  const t = useTranslations('desk.reopening');
  if (reopening.staffId === desk.staff.staffId)
    return (
      <Note tone="waiting" title={t('mine')}>
        {t('reason', { reason: reopening.reason })}
      </Note>
    );
  const { decideReopening } = desk.reviewActions;
  const decide = (agreed: boolean) => void desk.attempt(() => decideReopening.mutateAsync(agreed));
  const { variables, isPending } = decideReopening;
  const actions = (
    <Row as="span" gap={8} wrap>
      <Button variant="default" loading={isPending && variables === false} onClick={() => decide(false)}>
        {t('leave')}
      </Button>
      <Button loading={isPending && variables === true} onClick={() => decide(true)}>
        {t('reopen')}
      </Button>
    </Row>
  );
  return (
    <Note tone="waiting" title={t('asked', { name: reopening.name })} action={actions}>
      <Box as="p">{t('reason', { reason: reopening.reason })}</Box>
      <Box as="p">{t('follows')}</Box>
    </Note>
  );
};

const reasonMax = 500;
const reasonMin = 5;

/** The button that asks a colleague, before anyone has asked. */
export const AskReopening = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('desk.reopening');
  const shared = useTranslations('shared');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { askReopening } = desk.reviewActions;
  const ask = async () => {
    if (await desk.attempt(() => askReopening.mutateAsync(oneLine(reason)))) setIsOpen(false);
  };
  const footer = (
    <>
      <Button variant="default" data-closes onClick={() => setIsOpen(false)}>
        {shared('cancel')}
      </Button>
      <Button
        disabled={[...oneLine(reason)].length < reasonMin}
        loading={askReopening.isPending}
        onClick={() => void ask()}
      >
        {t('ask')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('ask')}
      </Button>
      {isOpen && (
        <Dialog title={t('title')} footer={footer} onClose={() => setIsOpen(false)} keepsDraft>
          <Stack gap={12}>
            <Box as="p">{t('text')}</Box>
            <Textarea
              data-autofocus
              label={t('why')}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={reasonMax}
              value={reason}
              onChange={({ currentTarget: { value } }) => setReason(value)}
            />
            <Refusal words={desk.refusal} />
          </Stack>
        </Dialog>
      )}
    </>
  );
};
