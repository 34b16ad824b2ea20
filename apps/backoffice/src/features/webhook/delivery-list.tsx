import type { WebhookDelivery } from '@balcao/contract/webhook';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DeliveryBadge } from './delivery-badge.tsx';
import classes from './delivery-list.module.css';
import { typeKeys } from './delivery-words.ts';
import { useDeliverySearch } from './use-delivery-search.ts';
import { deliveriesOptions } from './webhook.queries.ts';

const DeliveryPanel = lazy(() => import('./delivery-panel.tsx'));

const useColumns = (): readonly Column<WebhookDelivery>[] => {
  const t = useTranslations('webhook');
  const format = useFormatter();
  const answerOf = ({ attempts }: WebhookDelivery): string => {
    const last = attempts.at(-1);
    if (!last) return '–';
    return last.status === null ? t('panel.silent') : `HTTP ${last.status}`;
  };
  return [
    { id: 'message', header: t('columns.message'), cell: ({ messageId }) => messageId },
    { id: 'state', header: t('columns.state'), cell: (delivery) => <DeliveryBadge delivery={delivery} /> },
    { id: 'type', header: t('columns.type'), cell: ({ type }) => t(`type.${typeKeys[type]}`), fills: true },
    { id: 'answer', header: t('columns.answer'), cell: answerOf },
    {
      id: 'attempts',
      header: t('columns.attempts'),
      cell: ({ attempts }) => format.number(attempts.length),
      align: 'end',
    },
    { id: 'created', header: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
  ];
};

/** The notifications that were sent, newest first; one of them opens in a panel with its attempts. */
export const DeliveryList = () => {
  const t = useTranslations('webhook');
  const columns = useColumns();
  const { cursor, delivery, setCursor, hrefOf, open, close } = useDeliverySearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(deliveriesOptions(cursor));
  return (
    <section>
      <h2 className={classes.title}>{t('deliveries.title')}</h2>
      <DataTable<WebhookDelivery>
        label={t('deliveries.title')}
        columns={columns}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf: ({ id }) => hrefOf(id), onOpen: ({ id }) => open(id), openId: delivery }}
        isStale={isPlaceholderData}
        expectedRows={3}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconBell} title={t('deliveries.none')}>
            {t('deliveries.noneText')}
          </EmptyState>
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor,
          onCursor: setCursor,
        }}
      />
      {delivery && (
        <Suspense>
          <DeliveryPanel delivery={data?.list.find(({ id }) => id === delivery)} isKnown={!!data} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};
