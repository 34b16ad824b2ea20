import { formatBrl } from '@balcao/brazil/money';
import type { Customer, Payment, PaymentRequest } from '@balcao/contract/customer';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UnsurePayment } from '../../lib/unsure-payment.tsx';
import { cardsQuery } from './card.queries.ts';
import { currentQuery } from './customer.queries.ts';
import { FreeAmount } from './free-amount.tsx';
import { partsFor, takesCards, waysOf } from './means.ts';
import { MeansChoice } from './means-choice.tsx';
import { PartsChoice } from './parts-choice.tsx';
import { PayButton } from './pay-button.tsx';
import classes from './payment-sheet.module.css';
import { type Attempt, useAttempt } from './use-attempt.ts';

interface SheetRequestProps {
  code: string;
  request: PaymentRequest;
  /** The way out where it cannot be paid. */
  another: ReactNode;
  openingId: string | undefined;
  onPaid?: ((payment: Payment) => void) | undefined;
}

/** Who gets how much for what and until when; then the ways to pay and the button, or why there is none. */
export const SheetRequest = ({ code, request, another, openingId, onPaid }: SheetRequestProps) => {
  const t = useTranslations('customer.sheet');
  const { merchantName, goodsName, amount, closedBecause, expiresAt } = request;
  return (
    <>
      {amount !== null && (
        <div className={classes.amount}>
          <Money centavos={amount} />
        </div>
      )}
      <KeyValues
        rows={[
          { label: t('to'), value: merchantName },
          { label: t('what'), value: goodsName },
          ...(expiresAt ? [{ label: t('until'), value: <Instant at={expiresAt} /> }] : []),
        ]}
      />
      {closedBecause ? (
        <>
          <Obstacle tone={closedBecause === 'paid' || closedBecause === 'held' ? 'good' : 'bad'}>
            {t(`closed.${closedBecause}`)}
          </Obstacle>
          {another}
        </>
      ) : (
        <Cashier code={code} request={request} openingId={openingId} onPaid={onPaid} />
      )}
    </>
  );
};

const Obstacle = ({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) => (
  <Row as="p" gap={8} mt={12} mb={16} weight={550} role="status">
    <ToneIcon tone={tone} />
    {children}
  </Row>
);

const Cashier = (props: Omit<SheetRequestProps, 'another'>) => {
  const current = useQuery(currentQuery);
  // Whose payment it is decides whether it is a second one.
  if (current.data) return <Attempts {...props} customer={current.data} />;
  if (current.isPending) return <LinesLoading lines={3} />;
  return <ErrorState error={current.error} onRetry={() => void current.refetch()} />;
};

interface AttemptsProps extends Omit<SheetRequestProps, 'another'> {
  customer: Customer;
}

const Attempts = ({ code, request, customer, openingId, onPaid }: AttemptsProps) => {
  const attempt = useAttempt({ code, customerId: customer.customerId, openingId, onPaid });
  const { unsure, isPending, send } = attempt;
  if (unsure) return <UnsurePayment amount={unsure.amount} isPending={isPending} onCheck={() => send(unsure)} />;
  return <Choices request={request} customer={customer} attempt={attempt} />;
};

interface ChoicesProps {
  request: PaymentRequest;
  customer: Customer;
  attempt: Attempt;
}

const Choices = ({ request, customer, attempt }: ChoicesProps) => {
  const t = useTranslations('customer');
  const cards = useQuery(cardsQuery).data ?? [];
  const [typed, setTyped] = useState<number | null>(null);
  const [key, setKey] = useState<string>();
  const [count, setCount] = useState(1);
  const ways = waysOf(request.methods, cards);
  const way = ways.find((one) => one.key === key) ?? ways[0];
  const amount = request.amount ?? typed ?? 0;
  const isFromWallet = way?.card === undefined && way !== undefined;
  const missing = isFromWallet ? Math.max(0, amount - customer.balance) : 0;
  const parts = partsFor(way, amount, request);
  const isHold = request.product === '11';
  return (
    <>
      {request.amount === null && <FreeAmount value={typed} onChange={setTyped} />}
      {isHold && (
        <Muted mt={12} pretty>
          {t('sheet.holdText')}
        </Muted>
      )}
      <MeansChoice
        ways={ways}
        chosen={way}
        customer={customer}
        takesCards={takesCards(request.methods)}
        onChoose={(chosen) => {
          setKey(chosen);
          setCount(1);
        }}
      />
      {parts.length > 1 && <PartsChoice offers={parts} count={count} onCount={setCount} />}
      {isFromWallet && !customer.walletActivated ? (
        <>
          <Obstacle tone="bad">{t('sheet.noWallet')}</Obstacle>
          <Button component={Link} to="/me" size="md" fullWidth>
            {t('me.activate')}
          </Button>
        </>
      ) : missing > 0 ? (
        <Obstacle tone="bad">{t('sheet.insufficient', { missing: formatBrl(missing) })}</Obstacle>
      ) : (
        way && (
          <PayButton attempt={attempt} amount={amount} way={way} count={parts.length > 1 ? count : 1} isHold={isHold} />
        )
      )}
    </>
  );
};
