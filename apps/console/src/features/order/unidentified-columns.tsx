import { formatBrl } from '@balcao/brazil/money';
import { methodNames } from '@balcao/contract/order-method-names';
import type { UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';
import type { UnidentifiedPayment } from './unidentified.queries.ts';
import { type UnidentifiedAction, UnidentifiedActions } from './unidentified-actions.tsx';

const tones = { waiting: 'waiting', returning: 'moving', returned: 'good', matched: 'good' } as const;

/** The owner; and where it was matched to a smaller order, the return of the surplus. */
const Matched = ({ matched }: { matched: NonNullable<UnidentifiedPayment['matched']> }) => {
  const t = useTranslations('unidentified');
  const { merchantId, orderNumber, rest } = matched;
  const amount = formatBrl(rest?.amount ?? 0);
  return (
    <>
      <AppLink
        to={`/merchant/${merchantId}`}
        search={orderNumber === null ? {} : { tab: 'orders', number: orderNumber }}
        className="link"
      >
        {orderNumber === null ? t('credited') : t('forOrder', { number: orderNumber })}
      </AppLink>
      {rest && (
        <Text as="span" block whiteSpace="normal">
          {t(rest.returnedAt === null ? 'restGoing' : 'restBack', { amount })}
        </Text>
      )}
      {rest?.returnedAt === null && rest.failureReason !== null && (
        <Text as="span" block breakable whiteSpace="normal">
          {t('refused', { reason: rest.failureReason })}
        </Text>
      )}
    </>
  );
};

/** The status and why the payment is unidentified; during a return, the rail's last refusal. */
const State = ({ state, refusal, failureReason, matched, closed, asked }: UnidentifiedPayment) => {
  const t = useTranslations('unidentified');
  const lines = [
    ...(asked ? [t(`asked.${asked.subject}.line`, { name: asked.consent.askedBy.name })] : []),
    refusal === null ? t('why.nobody') : t('byItself', { why: t(`why.${refusal}`) }),
    ...(closed ? [t('closedAs', { id: closed.returnId, reason: closed.reason })] : []),
    ...(state === 'returning' && failureReason !== null ? [t('refused', { reason: failureReason })] : []),
  ];
  if (matched)
    return (
      <Pair under={<Matched matched={matched} />}>
        <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
      </Pair>
    );
  const under = lines.map((line) => (
    <Text as="span" key={line} block breakable whiteSpace="normal">
      {line}
    </Text>
  ));
  return (
    <Pair under={under}>
      <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
    </Pair>
  );
};

/** When it was paid and by whom, as far as the rail said. */
const Paid = ({ paidAt, payerName }: UnidentifiedPayment) => {
  const t = useTranslations('unidentified');
  if (paidAt === null) return null;
  const at = () => <Instant at={paidAt} />;
  return payerName === null ? t.rich('paidAt', { at }) : t.rich('paidBy', { at, name: payerName });
};

type Words = ReturnType<typeof useTranslations<'unidentified'>>;
/** The payment, and the reference that the payer gave. */
const paymentColumn = (t: Words): Column<UnidentifiedPayment> => {
  const named = (txid: string) =>
    txid === '' ? t('namedNothing') : <CopyValue value={txid} what={t('theReference')} isOneLine />;
  return {
    id: 'payment',
    header: t('columns.payment'),
    cell: ({ endToEndId, txid }) => (
      <Pair under={named(txid)}>
        <CopyValue value={endToEndId} what={t('theId')} isOneLine />
      </Pair>
    ),
  };
};

/** The columns of a part of the list: `onAct` where the viewer may decide about it. */
export const useUnidentifiedColumns = (
  shown: UnidentifiedState,
  onAct: ((action: UnidentifiedAction, payment: UnidentifiedPayment) => void) | undefined,
): readonly Column<UnidentifiedPayment>[] => {
  const t = useTranslations('unidentified');
  const locale = useLocale();
  const arrived: Column<UnidentifiedPayment> = {
    id: 'arrived',
    header: t('columns.arrived'),
    cell: (one) => (
      <Pair under={<Paid {...one} />}>
        <Instant at={one.arrivedAt} />
      </Pair>
    ),
  };
  /** Since when it stands as it does, and below it when it was paid, or came where the rail did not say. */
  const moved = (id: 'returnAskedAt' | 'returnedAt'): Column<UnidentifiedPayment> => ({
    id,
    header: t(`columns.${id}`),
    cell: (one) => {
      const { [id]: at, arrivedAt, paidAt } = one;
      const came = paidAt === null ? t.rich('came', { at: () => <Instant at={arrivedAt} /> }) : <Paid {...one} />;
      return <Pair under={came}>{at && <Instant at={at} />}</Pair>;
    },
  });
  const matched: Column<UnidentifiedPayment> = {
    id: 'matchedAt',
    header: t('columns.matchedAt'),
    cell: (one) => <Pair under={<Paid {...one} />}>{one.matched && <Instant at={one.matched.at} />}</Pair>,
  };
  const action = onAct && {
    id: 'action',
    header: t('columns.action'),
    cell: (one: UnidentifiedPayment) => one.asked === null && <UnidentifiedActions payment={one} onAct={onAct} />,
  };
  const last: Readonly<Record<UnidentifiedState, readonly Column<UnidentifiedPayment>[]>> = {
    waiting: action ? [arrived, action] : [arrived],
    returning: [moved('returnAskedAt')],
    returned: [moved('returnedAt')],
    matched: [matched],
  };
  return [
    paymentColumn(t),
    { id: 'state', header: t('columns.state'), cell: (one) => <State {...one} />, fills: true },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount, method }) => (
        <Pair under={methodNames[locale][method]}>
          <Money centavos={amount} />
        </Pair>
      ),
    },
    ...last[shown],
  ];
};
