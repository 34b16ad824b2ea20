import { type DeskRobot, DeskRobotState } from '@balcao/contract/robot-desk';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { robotsOptions } from './robot.queries.ts';
import { useRobotColumns } from './robot-columns.tsx';
import { RobotSearch } from './robot-search.ts';

const RobotPanel = lazy(() => import('./robot-panel.tsx'));

interface RobotListPageProps {
  search: RobotSearch;
  /** Whether the viewer may switch one off. */
  mayDecide: boolean;
  onSearch: (search: RobotSearch) => void;
}

const useFilters = (): readonly Filter<keyof RobotSearch>[] => {
  const t = useTranslations('robot');
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: DeskRobotState.options.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
};

const Empty = ({ search, onSearch }: Pick<RobotListPageProps, 'search' | 'onSearch'>) => {
  const t = useTranslations('robot');
  const lists = useTranslations('moderation');
  const first = () => onSearch({});
  if (search.cursor)
    return (
      <PastTheEnd icon={IconRobot} title={lists('pastEnd.title')} first={lists('pastEnd.first')} onFirst={first} />
    );
  if (search.search ?? search.state)
    return (
      <NothingFound title={lists('none.title')} onClear={first}>
        {lists('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconRobot} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
};

/** The robots of every team, found by what they, their channels and their teams are called. */
export const RobotListPage = ({ search, mayDecide, onSearch }: RobotListPageProps) => {
  const t = useTranslations('robot');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(robotsOptions(search));
  const { id, ...list } = search;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <DataTable<DeskRobot>
        label={t('title')}
        columns={useRobotColumns()}
        rows={data?.list}
        rowId={(robot) => robot.id}
        opening={{
          hrefOf: (robot) => router.buildLocation({ to: '/robot', search: { ...search, id: robot.id } }).href,
          onOpen: (robot) => onSearch({ ...search, id: robot.id }),
          openId: id,
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={search}
            onChange={(changed: FilterValues) =>
              onSearch(RobotSearch.parse({ ...search, ...changed, cursor: undefined, id: undefined }))
            }
          />
        }
        empty={<Empty search={search} onSearch={onSearch} />}
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: (cursor) => onSearch({ ...search, cursor, id: undefined }),
        }}
        expectedRows={6}
      />
      <Suspense>{id && <RobotPanel key={id} id={id} mayDecide={mayDecide} onClose={() => onSearch(list)} />}</Suspense>
    </>
  );
};
