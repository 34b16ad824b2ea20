import { type FreezeAction, type FreezeReason, freezeReasons } from '@balcao/contract/withdrawal-freeze';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import { useAskFreeze } from './freeze.queries.ts';

interface FreezeDialogProps {
  id: string;
  name: string;
  action: FreezeAction;
  onClose: () => void;
}

/** What is asked of a colleague, and why. */
export const FreezeDialog = ({ id, name, action, onClose }: FreezeDialogProps) => {
  const t = useTranslations('merchant.freeze');
  const shared = useTranslations('shared');
  const [reason, setReason] = useState<FreezeReason>();
  const [words, setWords] = useState('');
  const ask = useAskFreeze(id);
  const { said, isEnough } = reasonOf(words);
  const isReady = reason !== undefined && isEnough;
  const send = () =>
    reason !== undefined &&
    ask.mutate(
      { action, reason, words: said },
      { onSuccess: onClose, onError: (error) => isColleagueFirst(error) && onClose() },
    );
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button disabled={!isReady} loading={ask.isPending} onClick={send}>
        {t(`ask.${action}`)}
      </Button>
    </>
  );
  return (
    <Dialog title={t(`dialog.${action}.title`, { name })} footer={footer} onClose={onClose}>
      <Stack gap={12}>
        <Text pretty>{t(`dialog.${action}.text`)}</Text>
        <Choice<FreezeReason>
          legend={shared('reason')}
          options={freezeReasons[action].map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <ReasonField
          data-autofocus
          label={t('dialog.words')}
          description={t('dialog.wordsHelp')}
          maxRows={6}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
      </Stack>
    </Dialog>
  );
};
