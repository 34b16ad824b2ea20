import type { OwnDevice } from '@balcao/contract/device';
import type { Sale } from '@balcao/contract/device-sale';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { salesQuery } from './device.queries.ts';
import { Receipt } from './receipt.tsx';
import classes from './sale-list.module.css';
import { StepHead } from './step-head.tsx';
import { VoidButton } from './void-button.tsx';

const tones = { '01': 'moving', '02': 'good', '03': 'bad', '04': 'ended' } as const;

/** The last sales of a device; each with its receipt. */
export const SaleList = ({ device, onBack }: { device: OwnDevice; onBack: () => void }) => {
  const t = useTranslations('device.sales');
  const sales = useQuery(salesQuery(device.serial));
  const [number, setNumber] = useState<string>();
  const shown = sales.data?.find((sale) => sale.number === number);
  const lastPaid = sales.data?.find(({ status }) => status === '02');
  const mayVoid =
    device.product === '99' &&
    device.mayVoid &&
    shown === lastPaid &&
    shown?.refundedAmount === 0 &&
    shown.waitingRefundAmount === 0;
  if (shown)
    return (
      <Receipt
        device={device}
        sale={shown}
        onBack={() => setNumber(undefined)}
        action={mayVoid && <VoidButton key={shown.number} serial={device.serial} sale={shown} />}
      />
    );
  return (
    <div className={classes.step}>
      <StepHead title={t('title')} onBack={onBack} />
      {sales.isPending && <LinesLoading lines={6} />}
      {sales.isError && <ErrorState error={sales.error} onRetry={() => void sales.refetch()} />}
      {sales.data?.length === 0 && (
        <EmptyState icon={IconReceipt} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {sales.data && sales.data.length > 0 && (
        <ul className={classes.list}>
          {sales.data.map((sale) => (
            <li key={sale.number}>
              <SaleRow sale={sale} onOpen={() => setNumber(sale.number)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const SaleRow = ({ sale, onOpen }: { sale: Sale; onOpen: () => void }) => {
  const t = useTranslations('device.sales');
  const m = useTranslations('device.method');
  const { status, method, card, amount, refundedAmount, waitingRefundAmount, createdAt } = sale;
  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <Stack as="span" className={classes.words} gap={2}>
        <Text as="span" weight={550}>
          {card ? `${m(method)} · ${card.last4}` : m(method)}
        </Text>
        <Muted as="span">
          <Instant at={createdAt} />
        </Muted>
      </Stack>
      <Stack as="span" className={classes.words} gap={2}>
        <Text as="span" weight={650}>
          <Money centavos={amount} />
        </Text>
        {refundedAmount > 0 ? (
          <StatusBadge tone="ended">{t('refunded')}</StatusBadge>
        ) : waitingRefundAmount > 0 ? (
          <StatusBadge tone="waiting">{t('refundWaiting')}</StatusBadge>
        ) : (
          <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
        )}
      </Stack>
    </button>
  );
};
