import { Grid } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { differenceOf } from './bytes.ts';
import classes from './signature-doctor.module.css';
import { SignedText } from './signed-text.tsx';

/** Compares what someone's code has signed with what it should have, here in the browser: nothing of it is sent. */
export const PastedText = ({ expected }: { expected: string }) => {
  const t = useTranslations('request.doctor');
  const [text, setText] = useState('');
  // A field of the browser keeps no carriage return: what it holds is compared line by line as it came.
  const { at, lengths } = differenceOf(expected, text);
  return (
    <>
      <Textarea
        label={t('paste')}
        description={t('pasteHelp')}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.paste ?? '' }}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text !== '' && (
        <Grid role="status" className={classes.parts} gap={12}>
          <p>{at === undefined ? t('same') : t('firstByte', { at: at + 1 })}</p>
        </Grid>
      )}
      {text !== '' && at !== undefined && (
        <SignedText title={t('pasted')} text={text} bytes={lengths[1]} markedByte={at} />
      )}
    </>
  );
};
