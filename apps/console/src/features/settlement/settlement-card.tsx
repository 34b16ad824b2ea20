import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { SettlementStatus } from '@balcao/contract/settlement';
import { Card } from '@balcao/ui/card.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { merchantSettlementsOptions, type Settlement } from './settlement.queries.ts';

const statuses = {
  settled: SettlementStatus.enum.settled,
  waiting: SettlementStatus.enum.waiting,
  all: undefined,
};
type Shown = keyof typeof statuses;

const useColumns = (): readonly Column<Settlement>[] => {
  const t = useTranslations('merchant.settlements');
  const locale = localeOf(useLocale());
  return [
    { id: 'day', header: t('columns.day'), cell: ({ day }) => <Instant at={day} form="date" /> },
    { id: 'method', header: t('columns.method'), cell: ({ method }) => methodNames[locale][method], fills: true },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) =>
        status === SettlementStatus.enum.settled ? (
          <StatusBadge tone="good">{t('states.settled')}</StatusBadge>
        ) : (
          <StatusBadge tone="waiting">{t('states.waiting')}</StatusBadge>
        ),
    },
    { id: 'number', header: t('columns.number'), cell: ({ number }) => number },
    { id: 'net', header: t('columns.net'), align: 'end', cell: ({ net }) => <Money centavos={net} /> },
  ];
};

/** What became available to a merchant, day by day. */
export const SettlementCard = ({ id }: { id: string }) => {
  const t = useTranslations('merchant.settlements');
  const [show, setShow] = useState<Shown>('all');
  const [cursor, setCursor] = useState<string>();
  const { data, error, refetch, isPlaceholderData } = useQuery(merchantSettlementsOptions(id, statuses[show], cursor));
  const choose = (next: Shown) => {
    setShow(next);
    setCursor(undefined);
  };
  return (
    <Card
      title={t('title')}
      actions={
        <SwitchBar<Shown>
          label={t('show')}
          options={(['all', 'settled', 'waiting'] as const).map((value) => ({ value, label: t(value) }))}
          value={show}
          onChange={choose}
        />
      }
    >
      <DataTable<Settlement>
        label={t('title')}
        columns={useColumns()}
        rows={data?.list}
        rowId={({ number }) => number}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t('none')}</p>}
        pager={{ page: data, cursor, onCursor: setCursor }}
        expectedRows={5}
      />
    </Card>
  );
};
