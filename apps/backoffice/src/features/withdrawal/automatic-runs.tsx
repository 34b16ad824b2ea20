import { AutomaticOutcome, type AutomaticRun } from '@balcao/contract/withdrawal-automatic';
import type { Column } from '@balcao/ui/data-table.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconClockPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type RunSearch, runsOptions } from './automatic.queries.ts';
import { useReasonWords } from './automatic-words.ts';

const page = '/payment/financial/automatic';

/** Each time that it looked: what left, or why nothing did. */
export const AutomaticRuns = () => {
  const t = useTranslations('financial.runs');
  const search: RunSearch = useSearch({ from: '/team/payment/financial/automatic' });
  const navigate = useNavigate();
  const { data, error, refetch, isPlaceholderData } = useQuery(runsOptions(search));
  const go = (changed: RunSearch) => void navigate({ to: page, search: changed, resetScroll: false });
  const toCursor = (cursor: string | undefined) => go({ ...search, cursor });
  const outcomes = AutomaticOutcome.options.map((value) => ({ value, label: t(value) }));
  return (
    <Box as="section" aria-label={t('title')} mt={32}>
      <Text as="h2" mb={16} size={16} weight={650}>
        {t('title')}
      </Text>
      <DataTable<AutomaticRun>
        name="automatic-run"
        label={t('title')}
        columns={useRunColumns()}
        rows={data?.list}
        rowId={({ id }) => id}
        expectedRows={5}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={[{ kind: 'select', id: 'outcome', label: t('result'), options: outcomes }]}
            values={search}
            onChange={({ outcome }) => go({ ...search, outcome: outcome as RunSearch['outcome'], cursor: undefined })}
          />
        }
        empty={
          <EmptyList
            icon={IconClockPlay}
            title={t('empty')}
            filters={{
              nothing: t('emptyFiltered'),
              narrows: search.outcome !== undefined,
              onClear: () => go({ ...search, outcome: undefined }),
            }}
            cursor={search.cursor}
            onFirst={() => toCursor(undefined)}
          >
            {t('emptyText')}
          </EmptyList>
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: toCursor,
        }}
      />
    </Box>
  );
};

const useRunColumns = (): readonly Column<AutomaticRun>[] => {
  const t = useTranslations('financial.runs');
  const wordsOf = useReasonWords();
  return [
    { id: 'at', header: t('at'), cell: ({ at }) => <Instant at={at} /> },
    {
      id: 'result',
      header: t('result'),
      cell: ({ outcome }) => <StatusBadge tone={outcome === 'withdrawn' ? 'good' : 'ended'}>{t(outcome)}</StatusBadge>,
    },
    {
      id: 'why',
      header: t('why'),
      cell: ({ reason, figures, withdrawalNumber }) =>
        withdrawalNumber ? (
          <Link to="/payment/withdrawal/$number" params={{ number: withdrawalNumber }} className="link">
            {t('withdrawal')} {withdrawalNumber}
          </Link>
        ) : (
          reason && wordsOf(reason, figures)
        ),
      fills: true,
    },
    { id: 'trigger', header: t('trigger'), cell: ({ trigger }) => t(`triggers.${trigger}`) },
    { id: 'balance', header: t('balance'), cell: ({ figures }) => <Money centavos={figures.balance} />, align: 'end' },
    {
      id: 'amount',
      header: t('amount'),
      cell: ({ figures, outcome }) => (outcome === 'withdrawn' ? <Money centavos={figures.amount} /> : '–'),
      align: 'end',
    },
  ];
};
