import '@mantine/core/styles/Loader.css';
import type { Payment } from '@balcao/contract/customer';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Loader } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './payment-result.module.css';
import { paymentStates } from './payment-state.ts';

/** How a payment stands: large, in words; then its facts. */
export const PaymentResult = ({ payment }: { payment: Payment }) => {
  const t = useTranslations('customer.payment');
  const { state, amount, merchantName, goodsName, createdAt, endToEndId } = payment;
  const { tone, waits, text } = paymentStates[state];
  return (
    <>
      <div className={classes.result} role="status">
        <span className={classes.mark} data-tone={tone}>
          {waits ? <Loader size={32} color="var(--moving)" aria-hidden /> : <ToneIcon tone={tone} size={40} />}
        </span>
        <p className={classes.state}>{t(state)}</p>
        <p className={classes.amount}>
          <Money centavos={amount} />
        </p>
        <p className={classes.text}>{t(text)}</p>
      </div>
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
