import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
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
        <Row as="p" gap={8} mt={12} mb={16} weight={550} role="alert">
          <ToneIcon tone="bad" />
          {t(`refused.${reason}`)}
        </Row>
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
