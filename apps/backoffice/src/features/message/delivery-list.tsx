import { DeliveryOutcome, DeliveryRefusal, messageKeptDays } from '@balcao/contract/message-delivery';
import { type DeliveryLine, messageDeliveryList } from '@balcao/contract/message-delivery-list';
import { titleIn } from '@balcao/contract/message-wording';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { deliveriesOptions, type MessageSearch, templatesOptions } from './message.queries.ts';

const useColumns = (): readonly Column<DeliveryLine>[] => {
  const t = useTranslations('message');
  return useListColumns(messageDeliveryList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      outcome: ({ outcome }) => (
        <StatusBadge tone={outcome === 'delivered' ? 'good' : 'bad'}>{t(`outcomes.${outcome}`)}</StatusBadge>
      ),
      reason: ({ reason }) => (reason ? t(`reasons.${reason}`) : '–'),
    },
  });
};

const useFilters = (appletId: string): readonly Filter<keyof MessageSearch>[] => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const { data = [] } = useQuery(templatesOptions(appletId));
  return [
    {
      kind: 'select',
      id: 'outcome',
      label: t('outcome'),
      options: DeliveryOutcome.options.map((value) => ({ value, label: t(`outcomes.${value}`) })),
    },
    {
      kind: 'select',
      id: 'reason',
      label: shared('reason'),
      options: DeliveryRefusal.options.map((value) => ({ value, label: t(`reasons.${value}`) })),
    },
    {
      kind: 'select',
      id: 'templateId',
      isSingle: true,
      label: t('message'),
      options: data.map(({ id, title }) => ({ value: id, label: titleIn(title, locale) })),
    },
  ];
};

interface DeliveryListProps {
  appletId: string;
  search: MessageSearch;
  goTo: (search: MessageSearch) => void;
}

/** What was sent, newest first, and why something did not come. */
export const DeliveryList = ({ appletId, search, goTo }: DeliveryListProps) => {
  const t = useTranslations('message');
  const { data, error, refetch, isPlaceholderData } = useQuery(deliveriesOptions(appletId, search));
  const locale = useLocale();
  const filters = useFilters(appletId);
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, goTo);
  return (
    <Box as="section" mt={32}>
      <Text as="h2" size={16} weight={650}>
        {t('deliveries')}
      </Text>
      <Muted mt={2} mb={12} pretty prose>
        {t('deliveriesText', { days: messageKeptDays })}
      </Muted>
      <DataTable<DeliveryLine>
        label={t('deliveries')}
        columns={useColumns()}
        rows={mistake ? [] : data?.list.map((one) => ({ ...one, title: titleIn(one.title, locale) }))}
        rowId={({ id }) => id}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        expectedRows={3}
        actions={<ExportButton subject="messageDelivery" filter={{ ...filterOf(search), appletId }} />}
        filters={
          <FilterBar
            filters={filters}
            values={filterOf(search)}
            onChange={(changed) => goTo(withFilters(search, changed))}
          />
        }
        empty={
          <EmptyList
            icon={IconSend}
            title={t('noDeliveries')}
            filters={{ nothing: t('noneFound'), narrows: narrows(search), mistake, onClear: () => goTo({}) }}
            cursor={search.cursor}
            onFirst={() => pager.onCursor(undefined)}
          >
            {t('noDeliveriesText')}
          </EmptyList>
        }
        pager={pager}
      />
    </Box>
  );
};
