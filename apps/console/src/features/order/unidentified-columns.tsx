import { methodNames } from '@balcao/contract/order-method-names';
import type { UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';
import type { UnidentifiedPayment } from './unidentified.queries.ts';

const tones = { waiting: 'waiting', returning: 'moving', returned: 'good' } as const;

/** Where it stands and why nobody owns it; while it is on its way, why its rail did not take it when it was asked last. */
const State = ({ state, refusal, failureReason }: UnidentifiedPayment) => {
  const t = useTranslations('unidentified');
  const lines = [
    refusal === null ? t('why.nobody') : t('byItself', { why: t(`why.${refusal}`) }),
    ...(state === 'returning' && failureReason !== null ? [t('refused', { reason: failureReason })] : []),
  ];
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

/** The columns of a part of the list: `onReturn` where anyone who looks may have it given back. */
export const useUnidentifiedColumns = (
  shown: UnidentifiedState,
  onReturn: ((payment: UnidentifiedPayment) => void) | undefined,
): readonly Column<UnidentifiedPayment>[] => {
  const t = useTranslations('unidentified');
  const locale = useLocale();
  const named = (txid: string) =>
    txid === '' ? t('namedNothing') : <CopyValue value={txid} what={t('theReference')} isOneLine />;
  const arrived: Column<UnidentifiedPayment> = {
    id: 'arrived',
    header: t('columns.arrived'),
    cell: ({ arrivedAt }) => <Instant at={arrivedAt} />,
  };
  /** Since when it stands as it does, and below it when it came. */
  const moved = (id: 'returnAskedAt' | 'returnedAt'): Column<UnidentifiedPayment> => ({
    id,
    header: t(`columns.${id}`),
    cell: ({ [id]: at, arrivedAt }) => {
      const came = t.rich('came', { at: () => <Instant at={arrivedAt} /> });
      return <Pair under={came}>{at && <Instant at={at} />}</Pair>;
    },
  });
  const action = onReturn && {
    id: 'action',
    header: t('columns.action'),
    cell: (one: UnidentifiedPayment) => <ReturnButton payment={one} onReturn={onReturn} />,
  };
  const last: Readonly<Record<UnidentifiedState, readonly Column<UnidentifiedPayment>[]>> = {
    waiting: action ? [arrived, action] : [arrived],
    returning: [moved('returnAskedAt')],
    returned: [moved('returnedAt')],
  };
  return [
    {
      id: 'payment',
      header: t('columns.payment'),
      cell: ({ endToEndId, txid }) => (
        <Pair under={named(txid)}>
          <CopyValue value={endToEndId} what={t('theId')} isOneLine />
        </Pair>
      ),
    },
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

interface ReturnButtonProps {
  payment: UnidentifiedPayment;
  onReturn: (payment: UnidentifiedPayment) => void;
}
const ReturnButton = ({ payment, onReturn }: ReturnButtonProps) => {
  const t = useTranslations('unidentified');
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('returnOne', { id: payment.endToEndId })}
      onClick={() => onReturn(payment)}
    >
      {t('return')}
    </Button>
  );
};
