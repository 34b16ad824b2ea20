import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import { type JournalDetail, useAskReversal } from './journal.queries.ts';

/** What is asked of a colleague, and why. */
export const ReversalDialog = ({ journal, onClose }: { journal: JournalDetail; onClose: () => void }) => {
  const t = useTranslations('journal.dialog');
  const [words, setWords] = useState('');
  const ask = useAskReversal(journal.merchant.merchantId, journal.id);
  const { said, isEnough } = reasonOf(words);
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(said, { onSuccess: onClose, onError: (error) => isColleagueFirst(error) && onClose() });
  };
  return (
    <FormDialog
      title={t('title', { name: journal.merchant.name })}
      text={t('text')}
      action={t('send')}
      gap={12}
      isBusy={ask.isPending}
      isDisabled={!isEnough}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonField
        data-autofocus
        label={t('words')}
        description={t('wordsHelp')}
        maxRows={6}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
    </FormDialog>
  );
};
