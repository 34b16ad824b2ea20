import { localeNames } from '@balcao/contract/locale';
import { type DeskTemplate, DeskTemplateState } from '@balcao/contract/template-desk';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import type { Filter } from '@balcao/ui/filter';
import { Instant } from '@balcao/ui/instant.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { DeskTable } from '../../lib/desk-table.tsx';
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

/** The message templates of every team that were approved, found by their names. */
export const TemplatePage = ({ search, mayDecide, onSearch }: TemplatePageProps) => {
  const t = useTranslations('template');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const router = useRouter();
  const query = useQuery(templatesOptions(search));
  const { id, ...list } = search;
  const opened = query.data?.list.find((one) => one.id === id);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <DeskTable<DeskTemplate, TemplateSearch>
        label={t('title')}
        columns={useColumns()}
        filters={useFilters()}
        query={query}
        address={search}
        accept={(address) => TemplateSearch.parse(address)}
        hrefOf={(address) => router.buildLocation({ to: '/message-template', search: address }).href}
        onAddress={onSearch}
        empty={{
          icon: IconMessage2,
          title: t('empty.title'),
          text: t('empty.text'),
          isNarrowed: (search.search ?? search.state) !== undefined,
          onWhole: () => onSearch({}),
        }}
        expectedRows={6}
      />
      <Suspense>
        {opened && <TemplatePanel key={id} template={opened} mayDecide={mayDecide} onClose={() => onSearch(list)} />}
      </Suspense>
    </>
  );
};
