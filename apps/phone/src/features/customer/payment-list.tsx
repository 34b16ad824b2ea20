import { formatBrl } from '@balcao/brazil/money';
import type { Payment } from '@balcao/contract/customer';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { OldData } from '@balcao/ui/old-data.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
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
      <Text as="h2" mb={8} size={16} weight={650}>
        {t('payments')}
      </Text>
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
              <PaymentRow payment={payment} />
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

const PaymentRow = ({ payment }: { payment: Payment }) => {
  const t = useTranslations('customer');
  const { id, merchantName, goodsName, amount, state, createdAt, captured, returned } = payment;
  return (
    <Link to="/payment/$paymentId" params={{ paymentId: id }} className={classes.row}>
      <Box as="span" shrink>
        <Text as="span" block weight={550} truncate>
          {merchantName}
        </Text>
        <Muted as="span" block truncate>
          {goodsName}
        </Muted>
        <Muted as="span" block truncate>
          <Instant at={createdAt} />
        </Muted>
      </Box>
      <Stack as="span" gap={6} align="end" rigid>
        <span
          className={classes.amount}
          data-back={state === 'refused' || state === 'returned' || state === 'released' || undefined}
        >
          <Money centavos={captured ?? amount} />
        </span>
        {returned > 0 && state === 'done' && (
          <Muted as="span" block truncate>
            {t('wallet.cameBack', { amount: formatBrl(returned) })}
          </Muted>
        )}
        <StatusBadge tone={paymentStates[state].tone}>{t(`state.${state}`)}</StatusBadge>
      </Stack>
    </Link>
  );
};
