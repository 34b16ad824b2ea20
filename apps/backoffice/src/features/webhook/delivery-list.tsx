import type { WebhookDelivery } from '@balcao/contract/webhook';
import { deliveriesKeptDays } from '@balcao/contract/webhook-delivery';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DeliveryBadge } from './delivery-badge.tsx';
import { typeKeys } from './delivery-words.ts';
import { useDeliveryFilters } from './use-delivery-filters.tsx';
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
    { id: 'type', header: t('columns.type'), cell: ({ type }) => t(`type.${typeKeys[type]}`) },
    { id: 'state', header: t('columns.state'), cell: (delivery) => <DeliveryBadge delivery={delivery} /> },
    {
      id: 'endpoint',
      header: t('columns.endpoint'),
      cell: ({ endpointName, url }) => endpointName ?? url,
      fills: true,
    },
    { id: 'order', header: t('columns.order'), cell: ({ orderNumber }) => orderNumber ?? '–' },
    { id: 'answer', header: t('columns.answer'), cell: answerOf },
    {
      id: 'attempts',
      header: t('columns.attempts'),
      cell: ({ attempts }) => format.number(attempts.length),
      align: 'end',
    },
    { id: 'created', header: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} form="full" /> },
  ];
};

/** The notifications that were sent, newest first; one of them opens in a panel with its attempts. */
export const DeliveryList = () => {
  const t = useTranslations('webhook');
  const columns = useColumns();
  const filters = useDeliveryFilters();
  const { search, filter, narrows, delivery, setFilter, setCursor, hrefOf, open, close } = useDeliverySearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(deliveriesOptions(search));
  const clear = () => setFilter({ endpointId: undefined, type: undefined, state: undefined, order: undefined });
  return (
    <Box as="section" mt={32}>
      <Text as="h2" size={16} weight={650}>
        {t('deliveries.title')}
      </Text>
      <Muted mt={2} mb={12}>
        {t('deliveries.kept', { days: String(deliveriesKeptDays) })}
      </Muted>
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
        filters={<FilterBar filters={filters} values={filter} onChange={setFilter} />}
        empty={
          <EmptyList
            icon={IconBell}
            title={t('deliveries.none')}
            filters={{ nothing: t('deliveries.nothing'), narrows, onClear: clear }}
            cursor={search.cursor}
            onFirst={() => setCursor(undefined)}
          >
            {t('deliveries.noneText')}
          </EmptyList>
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: setCursor,
        }}
      />
      {delivery && (
        <Suspense>
          <DeliveryPanel key={delivery} id={delivery} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
};
