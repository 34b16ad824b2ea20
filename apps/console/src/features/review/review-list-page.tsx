import { ReviewKind, SubjectType } from '@balcao/contract/review';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCoffee, IconInboxOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Review, reviewCountOptions, reviewListOptions } from './review.queries.ts';
import { useReviewColumns } from './review-columns.tsx';
import { narrows, type QueuePart, queueParts, type ReviewSearch, withFilters } from './review-search.ts';

interface ReviewListPageProps {
  /** The id of who looks, so that theirs are called theirs. */
  staffId: string;
  search: ReviewSearch;
  onSearch: (search: ReviewSearch) => void;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** The queue of staff: what waits for a decision, the most urgent first; and what was decided. */
export const ReviewListPage = ({ staffId, search, onSearch, hrefOf, onOpen }: ReviewListPageProps) => {
  const t = useTranslations('review');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data, error, refetch, isPlaceholderData } = useQuery(reviewListOptions(search));
  const filters = useReviewFilters();
  const toCursor = (cursor: string | undefined) => onSearch({ ...search, cursor });
  const clear = () => onSearch(search.show ? { show: search.show } : {});
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <QueueTabs current={search.show} />
      <DataTable<Review>
        label={t(`parts.${search.show ?? 'all'}`)}
        columns={useReviewColumns(staffId, search.show === 'decided')}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf: ({ id }) => hrefOf(id), onOpen: ({ id }) => onOpen(id) }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar filters={filters} values={search} onChange={(changed) => onSearch(withFilters(search, changed))} />
        }
        empty={
          search.cursor ? (
            <PastTheEnd
              icon={IconInboxOff}
              title={t('pastEnd.title')}
              first={t('pastEnd.first')}
              onFirst={() => toCursor(undefined)}
            />
          ) : narrows(search) ? (
            <NothingFound title={t('nothing.title')} onClear={clear}>
              {t('nothing.text')}
            </NothingFound>
          ) : (
            <NothingWaits part={search.show ?? 'all'} />
          )
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: toCursor,
        }}
        expectedRows={8}
      />
    </>
  );
};

const NothingWaits = ({ part }: { part: QueuePart | 'all' }) => {
  const t = useTranslations('review.empty');
  return (
    <EmptyState icon={part === 'decided' ? IconInboxOff : IconCoffee} title={t(`${part}.title`)}>
      {t(`${part}.text`)}
    </EmptyState>
  );
};

/** The parts of the queue with how many are in each; another part keeps no filter of the one before. */
const QueueTabs = ({ current }: { current: QueuePart | undefined }) => {
  const t = useTranslations('review.parts');
  const { data } = useQuery(reviewCountOptions);
  const counts = {
    mine: data?.mine,
    free: data?.free,
    late: data?.late,
    reopening: data?.reopening,
    decided: undefined,
  };
  const tabs = queueParts.map((part) => ({
    to: '/review',
    search: { show: part },
    label: t(part),
    count: counts[part],
    isCurrent: current === part,
  }));
  const all = { to: '/review', search: {}, label: t('all'), count: data?.waiting, isCurrent: current === undefined };
  return <TabLinks label={t('label')} tabs={[all, ...tabs]} />;
};

const useReviewFilters = (): readonly Filter<keyof ReviewSearch>[] => {
  const t = useTranslations('review');
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 80 },
    {
      kind: 'select',
      id: 'kind',
      label: t('columns.kind'),
      options: ReviewKind.options.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      kind: 'select',
      id: 'type',
      label: t('columns.type'),
      options: SubjectType.options.map((value) => ({ value, label: t(`types.${value}`) })),
    },
  ];
};
