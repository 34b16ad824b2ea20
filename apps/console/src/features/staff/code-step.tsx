import { factorTriesAtMost } from '@balcao/contract/factor';
import { Button } from '@balcao/ui/button.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { decide, useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { EntryFrame } from './entry-frame.tsx';
import type { EntryStepProps } from './entry-step.tsx';
import { entryCalls } from './staff.queries.ts';

/** The second step: a code of the app, which goes off by itself. */
export const CodeStep = ({ entry: { token, email }, onEntered, onEnd }: EntryStepProps) => {
  const t = useTranslations('staff');
  const shared = useTranslations('shared');
  const present = useRefusals();
  const tries = useRef(0);
  const verify = async (code: string) => {
    try {
      return await entryCalls.verify(token, code);
    } catch (reason) {
      if (decide(reason).does === 'toast') tries.current += 1;
      // The server has ended the signing in with the last of them.
      if (tries.current >= factorTriesAtMost) onEnd('tooMany');
      throw reason;
    }
  };
  const { form, input, isPending } = useFactorCode(verify, {
    onDone: (session) => onEntered(session.token),
    onOther: (reason) => (decide(reason).does === 'login' ? onEnd('tooLate') : present(reason)),
  });
  return (
    <EntryFrame title={t('code.title')} line={t('code.line', { email })}>
      <Grid as="form" gap={16} {...form}>
        <FactorInput name="code" autoFocus {...input} />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {t('enter')}
        </Button>
        <Button variant="default" fullWidth onClick={() => onEnd()}>
          {shared('back')}
        </Button>
        <Muted pretty>{t('code.lost')}</Muted>
      </Grid>
    </EntryFrame>
  );
};
