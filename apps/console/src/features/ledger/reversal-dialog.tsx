import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import classes from './journal.module.css';
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
      <div className={classes.content}>
        <p className={classes.line}>{t('text')}</p>
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
      </div>
    </Dialog>
  );
};
