import { type FreezeAction, type FreezeReason, freezeReasons } from '@balcao/contract/withdrawal-freeze';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { useAskFreeze } from './freeze.queries.ts';

interface FreezeDialogProps {
  id: string;
  name: string;
  action: FreezeAction;
  onClose: () => void;
}
const wordsMin = 10;
const wordsMax = 500;

/** What is asked of a colleague, and why. */
export const FreezeDialog = ({ id, name, action, onClose }: FreezeDialogProps) => {
  const t = useTranslations('merchant.freeze');
  const shared = useTranslations('shared');
  const [reason, setReason] = useState<FreezeReason>();
  const [words, setWords] = useState('');
  const ask = useAskFreeze(id);
  const said = words.replaceAll(/\s+/g, ' ').trim();
  const isReady = reason !== undefined && [...said].length >= wordsMin;
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
        <Textarea
          data-autofocus
          label={t('dialog.words')}
          description={t('dialog.wordsHelp')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={wordsMax}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
      </Stack>
    </Dialog>
  );
};
