import '@mantine/core/styles/Button.css';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { CodeProblem } from './authorization.queries.ts';
import classes from './authorization-sheet.module.css';

export type Result = 'loggedIn' | 'bound' | 'cancelled' | CodeProblem;

const tones: Readonly<Record<Result, Tone>> = {
  loggedIn: 'good',
  bound: 'good',
  cancelled: 'ended',
  expired: 'ended',
  taken: 'bad',
  unbound: 'waiting',
  boundElsewhere: 'bad',
  boundHere: 'good',
  unknown: 'bad',
};

interface AuthorizationResultProps {
  result: Result;
  /** The name of the account, where it is known. */
  account: string;
  onClose: () => void;
}

/** What has become of a code, in words, and what to do now. */
export const AuthorizationResult = ({ result, account, onClose }: AuthorizationResultProps) => {
  const t = useTranslations('authorization');
  const close = useRef<HTMLButtonElement>(null);
  // The buttons that had the focus are gone.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <div className={classes.result} role="status">
        <span className={classes.mark} data-tone={tones[result]}>
          <ToneIcon tone={tones[result]} size={40} />
        </span>
        <p className={classes.title}>{t(`result.${result}`)}</p>
        <p className={classes.text}>{t(`resultText.${result}`, { account })}</p>
      </div>
      <Button ref={close} size="md" fullWidth variant="default" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
};
