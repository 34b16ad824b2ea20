import type { SettlementDetail, SettlementItem } from '@balcao/contract/settlement';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconCalendarOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import classes from './settlement.module.css';
import { settlementItemsOptions, settlementOptions } from './settlement.queries.ts';
import { SettlementBadge } from './settlement-badge.tsx';

/** One settlement: what it sums to, what each product brought, and the orders in it. */
const SettlementPanel = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const t = useTranslations('settlement');
  const { data, error, refetch } = useQuery(settlementOptions(number));
  return (
    <SidePanel
      title={t('panel.title', { number })}
      mark={data && <SettlementBadge status={data.status} />}
      onClose={onClose}
      footer={data && <ExportButton subject="settlementItem" filter={{ number }} />}
    >
      {data ? (
        <>
          <Sums settlement={data} />
          <Products settlement={data} />
          <Items number={number} />
        </>
      ) : isNotFound(error) ? (
        <EmptyState icon={IconCalendarOff} title={t('notFound.title')}>
          {t('notFound.text')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={10} />
      )}
    </SidePanel>
  );
};
export default SettlementPanel;

const Sums = ({ settlement }: { settlement: SettlementDetail }) => {
  const t = useTranslations('settlement');
  const order = useTranslations('order');
  const { day, method, amount, fee, refunded, net, startedAt, completedAt } = settlement;
  return (
    <KeyValues
      rows={[
        { label: t('columns.amount'), kind: 'paid', value: <Money centavos={amount} /> },
        { label: t('columns.fee'), kind: 'fee', value: <Money centavos={-fee} /> },
        ...(refunded === 0
          ? []
          : [{ label: t('columns.refunded'), kind: 'refunded' as const, value: <Money centavos={-refunded} /> }]),
        {
          label: t('columns.net'),
          kind: completedAt ? 'available' : 'pending',
          value: (
            <strong>
              <Money centavos={net} />
            </strong>
          ),
        },
        { label: t('columns.day'), value: <Instant at={day} form="date" /> },
        { label: order('columns.method'), value: order(`method.${method}`) },
        { label: t('columns.startedAt'), value: <Instant at={startedAt} form="full" /> },
        { label: t('columns.completedAt'), value: completedAt && <Instant at={completedAt} form="full" /> },
      ]}
    />
  );
};

const Products = ({ settlement }: { settlement: SettlementDetail }) => {
  const t = useTranslations('settlement');
  const order = useTranslations('order');
  return (
    <PanelSection title={t('panel.products')}>
      <KeyValues
        rows={settlement.products.map(({ product, net, count }) => ({
          id: product,
          label: `${order(`product.${product}`)} · ${t('panel.count', { count })}`,
          value: <Money centavos={net} />,
        }))}
      />
    </PanelSection>
  );
};

const Items = ({ number }: { number: string }) => {
  const t = useTranslations('settlement.panel');
  const shared = useTranslations('shared');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    settlementItemsOptions(number),
  );
  const items = data?.pages.flatMap(({ list }) => list);
  return (
    <PanelSection title={t('items')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : items ? (
        <Stack as="ul" mb={12}>
          {items.map((item) => (
            <ItemLine key={`${item.orderNumber}:${item.sequence}`} item={item} />
          ))}
        </Stack>
      ) : (
        <LinesLoading lines={5} />
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {shared('showMore')}
        </Button>
      )}
    </PanelSection>
  );
};

const ItemLine = ({ item }: { item: SettlementItem }) => {
  const t = useTranslations('settlement.panel');
  const { orderNumber, goodsName, sequence, instalments, amount, fee, refunded, net, paidAt } = item;
  return (
    <Grid as="li" className={classes.item} columns="first" gap={12} rowGap={4}>
      <AppLink to={`/payment/transaction/orders/${orderNumber}`} className="link">
        {goodsName}
      </AppLink>
      <Text as="span" weight={600} textAlign="end">
        <Money centavos={net} />
      </Text>
      <span className={classes.hint}>
        {sequence === null ? <Instant at={paidAt} /> : t('part', { sequence, count: instalments })}
        {' · '}
        {amount === 0
          ? t('back')
          : t.rich(refunded === 0 ? 'of' : 'ofRefunded', {
              amount: () => <Money centavos={amount} />,
              fee: () => <Money centavos={fee} />,
              refunded: () => <Money centavos={refunded} />,
            })}
      </span>
    </Grid>
  );
};
