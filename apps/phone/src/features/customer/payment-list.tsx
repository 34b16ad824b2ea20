import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { formatBrl } from '@balcao/brazil/money';
import type { Payment } from '@balcao/contract/customer';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { OldData } from '@balcao/ui/old-data.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './payment-list.module.css';
import { paymentStates } from './payment-state.ts';

type Payments = UseInfiniteQueryResult<InfiniteData<{ list: Payment[] }>>;

/** The payments, newest first, a page at a time. */
export const PaymentList = ({ payments }: { payments: Payments }) => {
  const t = useTranslations('customer.wallet');
  const shared = useTranslations('shared');
  const rows = payments.data?.pages.flatMap(({ list }) => list);
  return (
    <section aria-label={t('payments')} className={classes.payments}>
      <OldData of={rows} />
      <h2 className={classes.title}>{t('payments')}</h2>
      {payments.isPending && <LinesLoading lines={6} />}
      {payments.isError && !rows && <ErrorState error={payments.error} onRetry={() => void payments.refetch()} />}
      {rows?.length === 0 && (
        <EmptyState icon={IconReceipt} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((payment) => (
            <li key={payment.id}>
              <Row payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {payments.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt="sm"
          loading={payments.isFetchingNextPage}
          onClick={() => void payments.fetchNextPage()}
        >
          {shared('showMore')}
        </Button>
      )}
    </section>
  );
};

const Row = ({ payment }: { payment: Payment }) => {
  const t = useTranslations('customer');
  const { id, merchantName, goodsName, amount, state, createdAt, captured, returned } = payment;
  return (
    <Link to="/payment/$paymentId" params={{ paymentId: id }} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{merchantName}</span>
        <span className={classes.line}>{goodsName}</span>
        <span className={classes.line}>
          <Instant at={createdAt} />
        </span>
      </span>
      <span className={classes.end}>
        <span
          className={classes.amount}
          data-back={state === 'refused' || state === 'returned' || state === 'released' || undefined}
        >
          <Money centavos={captured ?? amount} />
        </span>
        {returned > 0 && state === 'done' && (
          <span className={classes.line}>{t('wallet.cameBack', { amount: formatBrl(returned) })}</span>
        )}
        <StatusBadge tone={paymentStates[state].tone}>{t(`state.${state}`)}</StatusBadge>
      </span>
    </Link>
  );
};
