import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { formatBrl } from '@balcao/brazil/money';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { meansOf, type Way } from './means.ts';
import classes from './payment-sheet.module.css';
import type { Attempt } from './use-attempt.ts';

interface PayButtonProps {
  attempt: Attempt;
  amount: number;
  way: Way;
  count: number;
  isHold: boolean;
}

/** Pays. What a card refuses is said here, and another can be tried at once; everything else has a screen of its own. */
export const PayButton = ({ attempt, amount, way, count, isHold }: PayButtonProps) => {
  const t = useTranslations('customer.sheet');
  const reason = attempt.refusalOf(way.key);
  return (
    <>
      {reason && (
        <p className={classes.obstacle} role="alert">
          <ToneIcon tone="bad" />
          {t(`refused.${reason}`)}
        </p>
      )}
      <Button
        size="md"
        fullWidth
        loading={attempt.isPending}
        disabled={amount === 0}
        onClick={() => attempt.send({ amount, means: meansOf(way, count) })}
        className={classes.confirm ?? ''}
      >
        {t(isHold ? 'confirmHold' : 'confirm', { amount: formatBrl(amount) })}
      </Button>
    </>
  );
};
