import { type DeskWorkflow, DeskWorkflowState } from '@balcao/contract/workflow-desk';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { workflowsOptions } from './workflow.queries.ts';
import { useWorkflowColumns } from './workflow-columns.tsx';
import { WorkflowSearch } from './workflow-search.ts';

const WorkflowPanel = lazy(() => import('./workflow-panel.tsx'));

interface WorkflowListPageProps {
  search: WorkflowSearch;
  /** Whether the viewer may switch one off. */
  mayDecide: boolean;
  onSearch: (search: WorkflowSearch) => void;
}

const useFilters = (): readonly Filter<keyof WorkflowSearch>[] => {
  const t = useTranslations('workflow');
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: DeskWorkflowState.options.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
};

const Empty = ({ search, onSearch }: Pick<WorkflowListPageProps, 'search' | 'onSearch'>) => {
  const t = useTranslations('workflow');
  const lists = useTranslations('moderation');
  const first = () => onSearch({});
  if (search.cursor)
    return (
      <PastTheEnd icon={IconRoute} title={lists('pastEnd.title')} first={lists('pastEnd.first')} onFirst={first} />
    );
  if (search.search ?? search.state)
    return (
      <NothingFound title={lists('none.title')} onClear={first}>
        {lists('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconRoute} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
};

/** The workflows of every team, found by what they, their channels and their teams are called. */
export const WorkflowListPage = ({ search, mayDecide, onSearch }: WorkflowListPageProps) => {
  const t = useTranslations('workflow');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(workflowsOptions(search));
  const { id, ...list } = search;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <DataTable<DeskWorkflow>
        label={t('title')}
        columns={useWorkflowColumns()}
        rows={data?.list}
        rowId={(workflow) => workflow.id}
        opening={{
          hrefOf: (workflow) => router.buildLocation({ to: '/workflow', search: { ...search, id: workflow.id } }).href,
          onOpen: (workflow) => onSearch({ ...search, id: workflow.id }),
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
              onSearch(WorkflowSearch.parse({ ...search, ...changed, cursor: undefined, id: undefined }))
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
      <Suspense>
        {id && <WorkflowPanel key={id} id={id} mayDecide={mayDecide} onClose={() => onSearch(list)} />}
      </Suspense>
    </>
  );
};
