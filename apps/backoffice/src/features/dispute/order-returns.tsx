import { listOrderReturns } from '@balcao/contract/dispute';
import { type OrderDetail, PaymentMethod } from '@balcao/contract/order';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './dispute.module.css';
import { orderReturnsOptions } from './dispute.queries.ts';
import { DisputeBadge } from './dispute-badge.tsx';

/** What banks took of an order by themselves, and the disputes about it; nothing where there is neither. */
export const OrderReturns = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('dispute');
  const may = useMay(listOrderReturns);
  const isAsked = may && order.method === PaymentMethod.enum.pix && order.paidAmount !== null;
  const { data } = useQuery({ ...orderReturnsOptions(order.number), enabled: isAsked });
  if (!data || data.returns.length + data.disputes.length === 0) return null;
  return (
    <PanelSection title={t('ofOrder')}>
      <Grid as="ul" gap={12}>
        {data.disputes.map((dispute) => (
          <Row as="li" key={dispute.number} gap={12} justify="between">
            <Grid shrink>
              <Link to="/payment/transaction/disputes/$number" params={{ number: dispute.number }} className="link">
                {t('panel.title', { number: dispute.number })}
              </Link>
              <Muted as="span" mt={4} size={14} breakable>
                <Instant at={dispute.openedAt} />
              </Muted>
            </Grid>
            <Grid className={classes.money} gap={4}>
              <Money centavos={dispute.amount} />
              <DisputeBadge status={dispute.status} />
            </Grid>
          </Row>
        ))}
        {data.returns.map((one) => (
          <Row as="li" key={one.returnId} gap={12} justify="between">
            <Grid shrink>
              <span>{t('returned')}</span>
              <Muted as="span" mt={4} size={14} breakable>
                {one.nature ? t(`nature.${one.nature}`) : t('nature.unknown')} · <Instant at={one.returnedAt} />
              </Muted>
            </Grid>
            <Grid className={classes.money} gap={4}>
              <Money centavos={-one.amount} />
            </Grid>
          </Row>
        ))}
      </Grid>
    </PanelSection>
  );
};
