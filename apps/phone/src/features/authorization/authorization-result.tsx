import { Button } from '@balcao/ui/button.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Result } from '../../lib/result.tsx';
import type { CodeProblem } from './authorization.queries.ts';

export type Outcome = 'loggedIn' | 'registered' | 'bound' | 'cancelled' | CodeProblem;

const tones: Readonly<Record<Outcome, Tone>> = {
  loggedIn: 'good',
  registered: 'good',
  bound: 'good',
  cancelled: 'ended',
  expired: 'ended',
  taken: 'bad',
  boundElsewhere: 'bad',
  boundHere: 'good',
  unknown: 'bad',
};

interface AuthorizationResultProps {
  result: Outcome;
  /** The name of the account, where it is known. */
  account: string;
  onClose: () => void;
}

/** What has become of a code, in words, and what to do now. */
export const AuthorizationResult = ({ result, account, onClose }: AuthorizationResultProps) => {
  const t = useTranslations('authorization');
  const shared = useTranslations('shared');
  const close = useRef<HTMLButtonElement>(null);
  // The buttons that had the focus are gone.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <Result tone={tones[result]} title={t(`result.${result}`)} text={t(`resultText.${result}`, { account })} />
      <Button ref={close} size="md" fullWidth variant="default" onClick={onClose}>
        {shared('close')}
      </Button>
    </>
  );
};
