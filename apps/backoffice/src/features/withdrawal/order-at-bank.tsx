import type { OrderDetail } from '@balcao/contract/order';
import { getOrderAtBank, type OrderAtBank, type WithdrawalOfOrder } from '@balcao/contract/withdrawal-order';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { orderAtBankOptions } from './order-at-bank.queries.ts';

interface WithOrderAtBankProps {
  order: OrderDetail;
  children: (atBank: OrderAtBank | undefined, withdrawals: ReactNode) => ReactNode;
}

/** Provides the withdrawals of an order's settled money to its panel; undefined for members who may not see withdrawals. */
export const WithOrderAtBank = ({ order: { number, settledNet }, children }: WithOrderAtBankProps) => {
  const maySee = useMay(getOrderAtBank);
  const { data } = useQuery({ ...orderAtBankOptions(number), enabled: maySee && settledNet > 0 });
  const found = maySee ? data : undefined;
  return children(found, found && found.withdrawals.length > 0 && <Withdrawals withdrawals={found.withdrawals} />);
};

const Withdrawals = ({ withdrawals }: { withdrawals: readonly WithdrawalOfOrder[] }) => (
  <Box as="ul">
    {withdrawals.map((one) => (
      <WithdrawalLine key={one.number} withdrawal={one} />
    ))}
  </Box>
);

const WithdrawalLine = ({ withdrawal }: { withdrawal: WithdrawalOfOrder }) => {
  const t = useTranslations('order.bank');
  const { number, status, completedAt, appliedAt, kind, institution, account, share } = withdrawal;
  return (
    <Row as="li" gap={16} justify="between" py={10} rule="top">
      <Stack shrink breakable>
        <Link to="/payment/withdrawal/$number" params={{ number }} className="link">
          {t('withdrawal', { number })}
        </Link>
        <Muted as="span">
          {t.rich(status === '0' ? 'asked' : 'arrived', { at: () => <Instant at={completedAt ?? appliedAt} /> })}
        </Muted>
        <Muted as="span">
          {[institution ?? t(`kind.${kind}`), account].join(' · ')}
          {share < 0 && ` · ${t('refundTaken')}`}
        </Muted>
      </Stack>
      <Money centavos={share} />
    </Row>
  );
};
