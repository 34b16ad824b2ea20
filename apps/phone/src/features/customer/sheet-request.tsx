import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { formatBrl } from '@balcao/brazil/money';
import type { PaymentRequest } from '@balcao/contract/customer';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { currentQuery, usePay } from './customer.queries.ts';
import classes from './payment-sheet.module.css';

interface SheetRequestProps {
  code: string;
  request: PaymentRequest;
  /** The way out where it cannot be paid. */
  another: ReactNode;
}

/** Who gets how much for what and until when; then either the button, or why there is none. */
export const SheetRequest = ({ code, request, another }: SheetRequestProps) => {
  const t = useTranslations('customer');
  const locale = useLocale();
  const current = useQuery(currentQuery).data;
  const balance = current?.balance;
  const { merchantName, goodsName, amount, method, closedBecause, expiresAt } = request;
  const missing = balance === undefined ? 0 : Math.max(0, amount - balance);
  const needsWallet = closedBecause === null && current?.walletActivated === false;
  const obstacle =
    (closedBecause && t(`sheet.closed.${closedBecause}`)) ||
    (needsWallet && t('sheet.noWallet')) ||
    (missing > 0 && t('sheet.insufficient', { missing: formatBrl(missing, locale) }));
  return (
    <>
      <div className={classes.amount}>
        <Money centavos={amount} />
      </div>
      <KeyValues
        rows={[
          { label: t('sheet.to'), value: merchantName },
          { label: t('sheet.what'), value: goodsName },
          { label: t('sheet.method'), value: t(`method.${method}`) },
          { label: t('sheet.until'), value: <Instant at={expiresAt} /> },
          { label: t('sheet.balance'), value: balance === undefined ? null : <Money centavos={balance} /> },
        ]}
      />
      {obstacle ? (
        <>
          <p className={classes.obstacle} role="status">
            <ToneIcon tone={closedBecause === 'paid' ? 'good' : 'bad'} />
            {obstacle}
          </p>
          {needsWallet ? <ToActivation /> : another}
        </>
      ) : (
        <Confirm code={code} amount={amount} />
      )}
    </>
  );
};

const ToActivation = () => (
  <Button component={Link} to="/me" size="md" fullWidth>
    {useTranslations('customer.me')('activate')}
  </Button>
);

const Confirm = ({ code, amount }: { code: string; amount: number }) => {
  const t = useTranslations('customer.sheet');
  const locale = useLocale();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => crypto.randomUUID()); // One opening of the sheet is one payment.
  const pay = usePay(
    code,
    idempotencyKey,
    ({ id }) => void navigate({ to: '/payment/$paymentId', params: { paymentId: id }, replace: true }),
  );
  return (
    <Button
      size="md"
      fullWidth
      loading={pay.isPending}
      onClick={() => pay.mutate(amount)}
      className={classes.confirm ?? ''}
    >
      {t('confirm', { amount: formatBrl(amount, locale) })}
    </Button>
  );
};
