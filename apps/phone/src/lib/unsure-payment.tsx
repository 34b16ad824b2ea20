import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useTranslations } from 'use-intl';
import classes from './unsure-payment.module.css';

interface UnsurePaymentProps {
  /** Centavos. */
  amount: number;
  isPending: boolean;
  onCheck: () => void;
}

/** A payment whose answer got lost: the one thing to do is to find out, by sending the very same again. */
export const UnsurePayment = ({ amount, isPending, onCheck }: UnsurePaymentProps) => {
  const t = useTranslations('customer.sheet');
  const shared = useTranslations('shared');
  const words = { amount: formatBrl(amount) };
  return (
    <>
      <UnsureNotice title={shared('answerLost')} text={t('unsure', words)} />
      <Button size="md" fullWidth loading={isPending} onClick={onCheck} className={classes.check ?? ''}>
        {t('check', words)}
      </Button>
    </>
  );
};
