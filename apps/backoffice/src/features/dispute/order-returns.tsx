import { listOrderReturns } from '@balcao/contract/dispute';
import { type OrderDetail, PaymentMethod } from '@balcao/contract/order';
import { Instant } from '@balcao/ui/instant.tsx';
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
      <ul className={classes.list}>
        {data.disputes.map((dispute) => (
          <li key={dispute.number} className={classes.row}>
            <div className={classes.words}>
              <Link to="/payment/transaction/disputes/$number" params={{ number: dispute.number }} className="link">
                {t('panel.title', { number: dispute.number })}
              </Link>
              <span className={classes.dim}>
                <Instant at={dispute.openedAt} />
              </span>
            </div>
            <div className={classes.money}>
              <Money centavos={dispute.amount} />
              <DisputeBadge status={dispute.status} />
            </div>
          </li>
        ))}
        {data.returns.map((one) => (
          <li key={one.returnId} className={classes.row}>
            <div className={classes.words}>
              <span>{t('returned')}</span>
              <span className={classes.dim}>
                {one.nature ? t(`nature.${one.nature}`) : t('nature.unknown')} · <Instant at={one.returnedAt} />
              </span>
            </div>
            <div className={classes.money}>
              <Money centavos={-one.amount} />
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
};
