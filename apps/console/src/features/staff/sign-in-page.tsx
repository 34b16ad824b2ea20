import { useDocumentTitle } from '@balcao/ui/document-title';
import { Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './entry-frame.module.css';
import { EntryFrame } from './entry-frame.tsx';
import { type EntryEnd, EntryStep, type OpenEntry } from './entry-step.tsx';
import { PasswordForm } from './password-form.tsx';

/** The way into the console. `onEntered` gets the token of the new session. */
export const SignInPage = ({ onEntered }: { onEntered: (token: string) => void }) => {
  const t = useTranslations('staff');
  const [entry, setEntry] = useState<OpenEntry>();
  const [end, setEnd] = useState<EntryEnd>();
  useDocumentTitle(t('signIn'), useTranslations('frame')('application'));
  const begin = (begun: OpenEntry) => {
    setEnd(undefined);
    if (begun.step) setEntry(begun);
    else onEntered(begun.token);
  };
  const startOver = (why?: EntryEnd) => {
    setEntry(undefined);
    setEnd(why);
  };
  if (entry) return <EntryStep entry={entry} onEntered={onEntered} onEnd={startOver} />;
  return (
    <EntryFrame title={t('signIn')} line={t('signInText')}>
      {end && (
        <Row as="p" className={classes.end} gap={8} mb={16} role="alert">
          <ToneIcon tone="waiting" />
          <span>{t(`code.${end}`)}</span>
        </Row>
      )}
      <PasswordForm onBegun={begin} />
    </EntryFrame>
  );
};
