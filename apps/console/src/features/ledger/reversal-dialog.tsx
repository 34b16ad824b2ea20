import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { type JournalDetail, useAskReversal } from './journal.queries.ts';

const wordsMin = 10;
const wordsMax = 500;

/** What is asked of a colleague, and why. */
export const ReversalDialog = ({ journal, onClose }: { journal: JournalDetail; onClose: () => void }) => {
  const t = useTranslations('journal.dialog');
  const shared = useTranslations('shared');
  const [words, setWords] = useState('');
  const ask = useAskReversal(journal.merchant.merchantId, journal.id);
  const said = words.replaceAll(/\s+/g, ' ').trim();
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button
        disabled={[...said].length < wordsMin}
        loading={ask.isPending}
        onClick={() =>
          ask.mutate(said, { onSuccess: onClose, onError: (error) => isColleagueFirst(error) && onClose() })
        }
      >
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title', { name: journal.merchant.name })} footer={footer} onClose={onClose}>
      <Stack gap={12}>
        <Text pretty>{t('text')}</Text>
        <Textarea
          data-autofocus
          label={t('words')}
          description={t('wordsHelp')}
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
