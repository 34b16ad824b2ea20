import type { QueryOf } from '@balcao/contract/endpoint';
import type { sumOrders } from '@balcao/contract/order-sums';
import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { orderSumsOptions } from './order.queries.ts';
import classes from './order-sums.module.css';

/**
 * The sums over all orders of the filter, the same on every page of the list. Shows nothing when they cannot be loaded, as the list is still there.
 */
export const OrderSums = ({ filter }: { filter: QueryOf<typeof sumOrders> }) => {
  const t = useTranslations('order.sums');
  const columns = useTranslations('order.columns');
  const format = useFormatter();
  const { data, isPending, isPlaceholderData } = useQuery(orderSumsOptions(filter));
  if (!isPending && !data) return null;
  const sums = data?.sums;
  const money = (centavos: number | undefined) =>
    centavos === undefined ? data && '–' : <Money centavos={centavos} />;
  return (
    <section aria-label={t('title')}>
      <Figures className={classes.figures} isBusy={!data || isPlaceholderData} of={data}>
        <Figure
          label={t('count')}
          value={data && (data.isCapped ? t('more', { count: data.count }) : format.number(data.count))}
        >
          {data?.isCapped ? t('narrow') : sums ? t('paid', { count: sums.paid }) : '\u00a0'}
        </Figure>
        <Figure label={t('gross')} kind="paid" value={money(sums?.gross)} />
        <Figure label={columns('refunded')} kind="refunded" value={money(sums?.refunded)}>
          {sums && sums.bankReturned > 0 && (
            <span>{t.rich('bankReturned', { amount: () => <Money centavos={sums.bankReturned} /> })}</span>
          )}
        </Figure>
        <Figure label={columns('net')} value={money(sums?.net)}>
          {sums ? <span>{t.rich('fee', { amount: () => <Money centavos={sums.fee} /> })}</span> : '\u00a0'}
        </Figure>
      </Figures>
    </section>
  );
};
