import { type Order, OrderStatus } from '@balcao/contract/order';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './latest-payments.module.css';
import { orderListOptions } from './order.queries.ts';
import { useGoodsWords } from './order-goods.ts';
import { usePaymentsHeard } from './use-payments-heard.ts';

const paidLast = { status: [OrderStatus.enum.paid], basis: '2', pageSize: 5 } as const;

/** What was paid last, each with the way to its order. */
export const LatestPayments = () => {
  const t = useTranslations('order.latest');
  const query = useQuery(orderListOptions({ ...paidLast, status: [...paidLast.status] }));
  usePaymentsHeard('latest', query.data?.list);
  return (
    <Card
      title={t('title')}
      actions={
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => <Link {...props} to="/payment/transaction/orders" />}
        >
          {t('all')}
        </Button>
      }
    >
      <Loaded query={query} loading={<LinesLoading lines={8} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon={IconReceipt} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Box as="ul" className={classes.list}>
              {list.map((order) => (
                <li key={order.number}>
                  <One order={order} />
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Card>
  );
};

const One = ({ order }: { order: Order }) => {
  const t = useTranslations('order');
  const goodsWords = useGoodsWords();
  const { number, method, paidAmount, completedAt } = order;
  return (
    <Link to="/payment/transaction/orders/$number" params={{ number }} className={classes.one}>
      <span>
        <Text as="span" block weight={550} breakable>
          {goodsWords(order)}
        </Text>
        <Muted as="span" block>
          {method && `${t(`method.${method}`)} · `}
          {completedAt && <Instant at={completedAt} />}
        </Muted>
      </span>
      <Text as="span" weight={600} whiteSpace="nowrap">
        <Money centavos={paidAmount ?? 0} />
      </Text>
    </Link>
  );
};
