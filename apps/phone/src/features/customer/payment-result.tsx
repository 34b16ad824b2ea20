import { formatBrl } from '@balcao/brazil/money';
import type { Payment } from '@balcao/contract/customer';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { Result } from '../../lib/result.tsx';
import classes from './payment-result.module.css';
import { paymentStates } from './payment-state.ts';

/** How a payment stands: large, in words; then what came back, and its facts. */
export const PaymentResult = ({ payment }: { payment: Payment }) => {
  const t = useTranslations('customer.payment');
  const { state, amount, captured, hold } = payment;
  const { tone, waits } = paymentStates[state];
  const isPart = hold && captured !== null && captured < amount;
  return (
    <>
      <Result
        tone={tone}
        waits={waits}
        title={t(isPart && state === 'done' ? 'captured' : state)}
        text={useText(payment)}
        amount={captured ?? amount}
      >
        <p className={classes.amount}>
          <Money centavos={captured ?? amount} />
        </p>
      </Result>
      {payment.returns.map((back) => (
        <Box
          as="figure"
          key={`${back.at} ${back.amount} ${back.reason}`}
          mb={16}
          py={12}
          px={16}
          ground="surface"
          framed
          rounded="lg"
        >
          <Muted as="figcaption">
            {t.rich('message', {
              amount: () => <Money centavos={back.amount} />,
              at: () => <Instant at={back.at} form="full" />,
            })}
          </Muted>
          <Text as="blockquote" weight={550} breakable>
            {back.reason}
          </Text>
        </Box>
      ))}
      <Facts payment={payment} />
    </>
  );
};

/** What it means for the person: it depends on what was paid with. */
const useText = ({ state, card, amount, captured, failureReason, hold }: Payment): string => {
  const t = useTranslations('customer');
  if (state === 'refused' && failureReason) return `${t(`sheet.refused.${failureReason}`)}`;
  if (state === 'done' && hold && captured !== null && captured < amount)
    return t('payment.capturedText', {
      captured: formatBrl(captured),
      rest: formatBrl(amount - captured),
    });
  if (card && state === 'done') return t('payment.doneTextCard');
  if (card && state === 'returned') return t('payment.returnedTextCard');
  return t(`payment.${paymentStates[state].text}`);
};

const Facts = ({ payment }: { payment: Payment }) => {
  const t = useTranslations('customer');
  const shared = useTranslations('shared');
  const { merchantName, goodsName, createdAt, endToEndId, method, card, instalments, returned, hold, amount } = payment;
  const paidWith = card ? `${card.brand} •••• ${card.last4}` : t(`method.${method}`);
  return (
    <KeyValues
      rows={[
        { label: t('payment.to'), value: merchantName },
        { label: t('payment.what'), value: goodsName },
        { label: shared('paymentMethod'), value: paidWith },
        ...(instalments > 1
          ? [{ label: t('sheet.instalments'), value: t('payment.times', { count: String(instalments) }) }]
          : []),
        ...(hold ? [{ label: t('payment.held'), value: <Money centavos={amount} /> }] : []),
        ...(returned > 0 ? [{ label: t('payment.cameBack'), value: <Money centavos={returned} /> }] : []),
        { label: t('payment.at'), value: <Instant at={createdAt} form="full" /> },
        {
          label: t('payment.endToEndId'),
          value: <CopyValue value={endToEndId} what={t('payment.theEndToEndId')} isOneLine />,
        },
      ]}
    />
  );
};
