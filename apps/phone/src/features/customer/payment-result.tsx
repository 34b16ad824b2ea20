import type { Payment } from '@balcao/contract/customer';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { Result } from '../../lib/result.tsx';
import classes from './payment-result.module.css';
import { paymentStates } from './payment-state.ts';

/** How a payment stands: large, in words; then its facts. */
export const PaymentResult = ({ payment }: { payment: Payment }) => {
  const t = useTranslations('customer.payment');
  const { state, amount, merchantName, goodsName, createdAt, endToEndId } = payment;
  const { tone, waits, text } = paymentStates[state];
  return (
    <>
      <Result tone={tone} waits={waits} title={t(state)} text={t(text)}>
        <p className={classes.amount}>
          <Money centavos={amount} />
        </p>
      </Result>
      <KeyValues
        rows={[
          { label: t('to'), value: merchantName },
          { label: t('what'), value: goodsName },
          { label: t('at'), value: <Instant at={createdAt} form="full" /> },
          { label: t('endToEndId'), value: <CopyValue value={endToEndId} what={t('theEndToEndId')} /> },
        ]}
      />
    </>
  );
};
