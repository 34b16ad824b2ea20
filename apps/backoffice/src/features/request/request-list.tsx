import type { OpenRequest } from '@balcao/contract/request';
import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Text } from '@balcao/ui/layout.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconServer2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { pagerOf } from '../../lib/list-pager.ts';
import { sortOf } from '../../lib/list-sort.ts';
import { reasonKey } from './refusal-keys.ts';
import { type RequestSearch, requestsOptions } from './request.queries.ts';
import { RequestBadge } from './request-badge.tsx';
import { useRequestSearch } from './use-request-search.ts';

const RequestPanel = lazy(() => import('./request-panel.tsx'));

const useColumns = (): readonly Column<OpenRequest>[] => {
  const t = useTranslations('request');
  const format = useFormatter();
  return [
    {
      id: 'target',
      header: t('columns.target'),
      cell: ({ method, target }) => (
        <Text as="span" breakable>
          <b>{method}</b> {target}
        </Text>
      ),
      fills: true,
    },
    { id: 'status', header: t('columns.status'), cell: (request) => <RequestBadge request={request} /> },
    {
      id: 'refusal',
      header: t('columns.refusal'),
      cell: ({ refusal }) => (refusal ? t(`refusal.${reasonKey(refusal)}`) : '–'),
    },
    { id: 'ip', header: t('columns.ip'), cell: ({ ip }) => ip },
    {
      id: 'duration',
      header: t('columns.duration'),
      cell: ({ durationMs }) => t('ms', { ms: format.number(durationMs) }),
      align: 'end',
    },
    { id: 'at', header: t('columns.at'), cell: ({ at }) => <Instant at={at} form="full" />, sortable: true },
  ];
};

const useFilters = (): readonly Filter<keyof RequestSearch>[] => {
  const t = useTranslations('request');
  return [
    { kind: 'text', id: 'path', label: t('filters.path'), maxLength: 200 },
    {
      kind: 'select',
      id: 'outcome',
      label: t('filters.outcome'),
      options: (['failed', 'accepted'] as const).map((outcome) => ({
        value: outcome,
        label: t(`outcome.${outcome}`),
        mark: <ToneIcon tone={outcome === 'failed' ? 'bad' : 'good'} size={16} />,
      })),
    },
    { kind: 'text', id: 'status', label: t('filters.status'), maxLength: 3 },
    { kind: 'date', fromId: 'from', toId: 'to', label: t('columns.at') },
  ];
};

const Empty = ({ mistake }: { mistake: string | undefined }) => {
  const t = useTranslations('request');
  const { search, narrows, setFilter, setSearch } = useRequestSearch();
  const clear = () =>
    setFilter({ outcome: undefined, path: undefined, status: undefined, from: undefined, to: undefined });
  return (
    <EmptyList
      icon={IconServer2}
      title={t('none.title')}
      filters={{ nothing: t('nothing'), narrows, mistake, onClear: clear }}
      cursor={search.cursor}
      onFirst={() => setSearch({ ...search, cursor: undefined })}
      action={
        <Button component="a" href="/docs/guide" target="_blank" rel="noreferrer" variant="default">
          {t('none.docs')}
        </Button>
      }
    >
      {t('none.text')}
    </EmptyList>
  );
};

/** The calls of the open API in the team's name; one of them opens in a panel with what explains it. */
export const RequestList = () => {
  const t = useTranslations('request');
  const { search, filter, request, setFilter, setSearch, hrefOf, open, close } = useRequestSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(requestsOptions(search));
  const mistake = filterMistake(error);
  return (
    <section>
      <Muted mb={16} pretty prose>
        {t('text')}
      </Muted>
      <DataTable<OpenRequest>
        label={t('title')}
        columns={useColumns()}
        {...sortOf({ time: 'at' }, search, setSearch)}
        rows={mistake ? [] : data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf: ({ id }) => hrefOf(id), onOpen: ({ id }) => open(id), openId: request }}
        isStale={isPlaceholderData}
        expectedRows={5}
        error={error}
        onRetry={() => void refetch()}
        filters={<FilterBar filters={useFilters()} values={filter} onChange={setFilter} />}
        empty={<Empty mistake={mistake} />}
        pager={pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch)}
      />
      {request && (
        <Suspense>
          <RequestPanel key={request} id={request} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};
