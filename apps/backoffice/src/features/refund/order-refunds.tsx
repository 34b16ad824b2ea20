import type { OrderDetail } from '@balcao/contract/order';
import { listOrderRefunds, type RefundOfOrder } from '@balcao/contract/refund';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './refund.module.css';
import { orderRefundsOptions } from './refund.queries.ts';
import { RefundBadge } from './refund-badge.tsx';

/** The refunds of an order; empty while loading, undefined for members who may not see them. */
const useOrderRefunds = (order: OrderDetail): readonly RefundOfOrder[] | undefined => {
  const maySee = useMay(listOrderRefunds);
  const { data } = useQuery({ ...orderRefundsOptions(order.number), enabled: maySee && order.paidAmount !== null });
  return maySee ? (data ?? []) : undefined;
};

interface WithOrderRefundsProps {
  order: OrderDetail;
  children: (refunds: readonly RefundOfOrder[] | undefined) => ReactNode;
}

/** Hands the refunds of an order to what is shown of it. */
export const WithOrderRefunds = ({ order, children }: WithOrderRefundsProps) => children(useOrderRefunds(order));

/** The refunds of an order, each with the way to it; nothing where there are none. */
export const OrderRefunds = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('refund');
  const data = useOrderRefunds(order);
  if (!data || data.length === 0) return null;
  return (
    <PanelSection title={t('title')}>
      <Box as="ul">
        {data.map((refund) => (
          <Row as="li" key={refund.number} className={classes.refund} gap={16} justify="between" wrap>
            <Stack shrink breakable>
              <Link to="/payment/transaction/refunds/$number" params={{ number: refund.number }} className="link">
                {t('ofOrder', { number: refund.number })}
              </Link>
              <Muted as="span">{refund.reason}</Muted>
              <Muted as="span">
                <Instant at={refund.createdAt} />
              </Muted>
            </Stack>
            <Stack gap={4} align="end" push rigid>
              <Money centavos={refund.amount} />
              <RefundBadge refund={refund} />
            </Stack>
          </Row>
        ))}
      </Box>
    </PanelSection>
  );
};
