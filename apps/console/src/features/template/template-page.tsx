import { localeNames } from '@balcao/contract/locale';
import { type DeskTemplate, DeskTemplateState } from '@balcao/contract/template-desk';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';
import { templatesOptions } from './template.queries.ts';
import { TemplateMark } from './template-mark.tsx';
import { TemplateSearch } from './template-search.ts';

const TemplatePanel = lazy(() => import('./template-panel.tsx'));

interface TemplatePageProps {
  search: TemplateSearch;
  /** Whether the viewer may decide. */
  mayDecide: boolean;
  onSearch: (search: TemplateSearch) => void;
}

const useFilters = (): readonly Filter<keyof TemplateSearch>[] => {
  const t = useTranslations('template');
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 60 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: DeskTemplateState.options.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
};

const useColumns = (): readonly Column<DeskTemplate>[] => {
  const t = useTranslations('template');
  return [
    {
      id: 'name',
      header: t('columns.name'),
      fills: true,
      cell: ({ name, merchant }) => <Pair under={merchant.name}>{name}</Pair>,
    },
    { id: 'state', header: t('columns.state'), cell: ({ state }) => <TemplateMark state={state} /> },
    { id: 'category', header: t('columns.category'), cell: ({ category }) => t(`category.${category}`) },
    {
      id: 'languages',
      header: t('columns.languages'),
      cell: ({ languages }) => languages.map((one) => localeNames[one]).join(', '),
    },
    { id: 'approved', header: t('approved'), cell: ({ approvedAt }) => <Instant at={approvedAt} form="date" /> },
  ];
};

const Empty = ({ search, onSearch }: Pick<TemplatePageProps, 'search' | 'onSearch'>) => {
  const t = useTranslations('template');
  const moderation = useTranslations('moderation');
  const first = () => onSearch({});
  if (search.cursor)
    return (
      <PastTheEnd
        icon={IconMessage2}
        title={moderation('pastEnd.title')}
        first={moderation('pastEnd.first')}
        onFirst={first}
      />
    );
  if (search.search ?? search.state)
    return (
      <NothingFound title={moderation('none.title')} onClear={first}>
        {moderation('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconMessage2} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
};

/** The message templates of every team that were approved, found by their names. */
export const TemplatePage = ({ search, mayDecide, onSearch }: TemplatePageProps) => {
  const t = useTranslations('template');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(templatesOptions(search));
  const { id, ...list } = search;
  const opened = data?.list.find((one) => one.id === id);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <DataTable<DeskTemplate>
        label={t('title')}
        columns={useColumns()}
        rows={data?.list}
        rowId={(template) => template.id}
        opening={{
          hrefOf: (template) =>
            router.buildLocation({ to: '/message-template', search: { ...search, id: template.id } }).href,
          onOpen: (template) => onSearch({ ...search, id: template.id }),
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
              onSearch(TemplateSearch.parse({ ...search, ...changed, cursor: undefined, id: undefined }))
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
        {opened && <TemplatePanel key={id} template={opened} mayDecide={mayDecide} onClose={() => onSearch(list)} />}
      </Suspense>
    </>
  );
};
