import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { decide, useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntryFrame } from './entry-frame.tsx';
import type { EntryStepProps } from './entry-step.tsx';
import { FactorOffer, type Offer } from './factor-offer.tsx';
import { entryCalls } from './staff.queries.ts';

/** Where a second factor is required, signing in leads to its set-up. */
export const FactorStep = ({ entry: { token }, onEntered, onEnd }: EntryStepProps) => {
  const t = useTranslations('staff');
  const shared = useTranslations('shared');
  const present = useRefusals();
  const [offer, setOffer] = useState<Offer>();
  const [isStarting, setStarting] = useState(false);
  const onOther = (reason: unknown) => (decide(reason).does === 'login' ? onEnd('tooLate') : present(reason));
  const start = async () => {
    setStarting(true);
    try {
      setOffer(await entryCalls.generate(token));
    } catch (reason) {
      onOther(reason);
    }
    setStarting(false);
  };
  const { form, input, isPending } = useFactorCode((code) => entryCalls.enable(token, code), {
    onDone: (session) => onEntered(session.token),
    onOther,
  });
  return (
    <EntryFrame title={t('setUpFactor.title')} line={t('setUpFactor.line')}>
      {offer ? (
        <Grid as="form" gap={16} {...form}>
          <FactorOffer offer={offer} input={input} />
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {t('setUpFactor.submit')}
          </Button>
        </Grid>
      ) : (
        <Grid gap={16}>
          <Button size="md" fullWidth loading={isStarting} onClick={() => void start()}>
            {t('setUpFactor.start')}
          </Button>
          <Button variant="default" fullWidth onClick={() => onEnd()}>
            {shared('back')}
          </Button>
        </Grid>
      )}
    </EntryFrame>
  );
};
