import type { UsageFault } from '@balcao/contract/usage-fault';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { IconBug } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { pagerOf } from '../../lib/list-pager.ts';
import { faultsOptions } from './usage.queries.ts';
import { spanOf } from './usage-days.ts';
import { closed, type GoTo, type UsageSearch } from './usage-search.ts';
import { useFaultPlace } from './use-fault-words.ts';

const FaultPanel = lazy(() => import('./fault-panel.tsx'));

const useColumns = (): readonly Column<UsageFault>[] => {
  const t = useTranslations('usage.fault');
  const format = useFormatter();
  const placeOf = useFaultPlace();
  return [
    { id: 'place', header: t('place'), cell: placeOf },
    { id: 'message', header: t('message'), cell: ({ message }) => message, fills: true },
    { id: 'openings', header: t('openings'), cell: ({ count }) => format.number(count), align: 'end' },
    { id: 'began', header: t('began'), cell: ({ firstNumber }) => firstNumber },
    { id: 'lastAt', header: t('lastAt'), cell: ({ lastAt }) => <Instant at={lastAt} /> },
    { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`), hidden: true },
    { id: 'firstAt', header: t('firstAt'), cell: ({ firstAt }) => <Instant at={firstAt} />, hidden: true },
    { id: 'lastIn', header: t('lastIn'), cell: ({ lastNumber }) => lastNumber, hidden: true },
  ];
};

interface UsageFaultListProps {
  appletId: string;
  search: UsageSearch;
  goTo: GoTo;
  hrefOf: (search: UsageSearch) => string;
}

/** What went wrong on phones, the last one first. */
export const UsageFaultList = ({ appletId, search, goTo, hrefOf }: UsageFaultListProps) => {
  const t = useTranslations('usage.fault');
  const e = useTranslations('usage');
  const { data, error, refetch, isPlaceholderData } = useQuery(faultsOptions(appletId, search));
  const page = closed(search);
  const pager = pagerOf({ isPlaceholderData, data }, page, goTo);
  const open = data?.list.find(({ id }) => id === search.open);
  return (
    <Box as="section">
      <Text as="h2" size={16} weight={650}>
        {t('title')}
      </Text>
      <Muted mt={2} mb={12} pretty prose>
        {t('text')}
      </Muted>
      <DataTable<UsageFault>
        name="usageFault"
        label={t('title')}
        columns={useColumns()}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{
          hrefOf: ({ id }) => hrefOf({ ...page, open: id }),
          onOpen: ({ id }) => goTo({ ...page, open: id }),
          openId: search.open,
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        expectedRows={3}
        empty={
          <EmptyList icon={IconBug} title={t('none')} cursor={search.cursor} onFirst={() => pager.onCursor(undefined)}>
            {t('noneText')}
          </EmptyList>
        }
        actions={
          <ExportButton subject="usageFault" filter={{ appletId, span: spanOf(search) }} note={e('exportFaults')} />
        }
        pager={pager}
      />
      {open && (
        <Suspense>
          <FaultPanel key={open.id} fault={open} onClose={() => goTo(page)} />
        </Suspense>
      )}
    </Box>
  );
};
