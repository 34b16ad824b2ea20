import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import type { MatchCandidate, UnidentifiedPayment } from './unidentified.queries.ts';

const able: ReadonlySet<MatchCandidate['verdict']> = new Set(['fits', 'more', 'counted']);
/** Whether the order can take the payment. */
export const takes = ({ verdict }: Pick<MatchCandidate, 'verdict'>): boolean => able.has(verdict);

/** Centavos that go back to the payer when the order takes the payment. */
export const restOf = (
  { verdict, amount }: Pick<MatchCandidate, 'verdict' | 'amount'>,
  payment: Pick<UnidentifiedPayment, 'amount'>,
): number => (verdict === 'more' ? payment.amount - amount : 0);

/** What the order waits for, what arrived where that is another amount, and where the difference goes or how much is missing. */
const useFigures = ({ verdict, amount }: MatchCandidate, received: number) => {
  const t = useTranslations('unidentified.matching');
  const orderAmount = { label: t('orderAmount'), value: <Money centavos={amount} /> };
  if (verdict !== 'more' && verdict !== 'less') return [orderAmount];
  const difference = Math.abs(received - amount);
  return [
    orderAmount,
    { label: t('received'), value: <Money centavos={received} /> },
    { label: t(verdict === 'more' ? 'rest' : 'missing'), value: <Money centavos={difference} /> },
  ];
};

interface CandidateProps {
  candidate: MatchCandidate;
  payment: UnidentifiedPayment;
  /** Centavos that one alone may have given back. */
  limit: number;
  onCredit: (merchantNumber: string) => void;
  onReturn: () => void;
}
/** An order that was found: whose it is, what it waits for, whether it can take the payment, and what can be done where it cannot. */
export const Candidate = ({ candidate, payment, limit, onCredit, onReturn }: CandidateProps) => {
  const t = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const { merchant, orderNumber, merchantOrderNumber, createdAt } = candidate;
  const isAble = takes(candidate);
  const rows = [
    { label: shared('merchant'), value: merchant.name },
    { label: t('matching.order'), value: orderNumber },
    { label: t('matching.own'), value: merchantOrderNumber },
    { label: t('matching.created'), value: <Instant at={createdAt} /> },
    ...useFigures(candidate, payment.amount),
  ];
  return (
    <Stack as="li" gap={8} py={12} px={16} framed rounded="md">
      <div>
        <StatusBadge tone={isAble ? 'good' : 'bad'}>{t(isAble ? 'matching.takes' : 'matching.refuses')}</StatusBadge>
      </div>
      <Text pretty>{t(`matching.verdicts.${candidate.verdict}`)}</Text>
      <KeyValues rows={rows} />
      {restOf(candidate, payment) > limit && <Text pretty>{t('matching.takesTwo', { limit: formatBrl(limit) })}</Text>}
      {!isAble && (
        <Row gap={8} wrap>
          <Button variant="default" size="compact-sm" onClick={() => onCredit(merchant.number)}>
            {t('crediting.instead', { name: merchant.name })}
          </Button>
          <Button variant="default" size="compact-sm" onClick={onReturn}>
            {t('dialog.title')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
