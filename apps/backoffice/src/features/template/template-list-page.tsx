import { localeNames, locales } from '@balcao/contract/locale';
import { createTemplate, type Template, TemplateState } from '@balcao/contract/template';
import { TemplateCategory } from '@balcao/contract/template-form';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconMessage2, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { type TemplateSearch, templateListOptions } from './template.queries.ts';
import { templateTones } from './template-state.ts';
import { useTemplateColumns } from './use-template-columns.tsx';

const useFilters = (): readonly Filter<keyof TemplateSearch>[] => {
  const t = useTranslations('template');
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 60 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: TemplateState.options.map((value) => ({
        value,
        label: t(`state.${value}`),
        mark: <ToneIcon tone={templateTones[value]} size={16} />,
      })),
    },
    {
      kind: 'select',
      id: 'category',
      label: t('columns.category'),
      options: TemplateCategory.options.map((value) => ({ value, label: t(`category.${value}`) })),
    },
    {
      kind: 'select',
      id: 'language',
      label: t('columns.languages'),
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
  ];
};

const WriteButton = () => {
  const words = useTranslations('menu')('templateNew');
  const navigate = useNavigate();
  if (!useMay(createTemplate)) return null;
  return (
    <Button leftSection={<IconPencil size={18} stroke={1.8} />} onClick={() => void navigate({ to: '/messages/new' })}>
      {words}
    </Button>
  );
};

/** What the team sends again and again, and where each stands. */
export const TemplateListPage = () => {
  const t = useTranslations('template');
  const title = useTranslations('menu')('messageTemplates');
  const navigate = useNavigate();
  const search: TemplateSearch = useSearch({ from: '/team/messages/' });
  const setSearch = (next: TemplateSearch) => void navigate({ to: '/messages', search: next });
  const { data, error, refetch, isPlaceholderData } = useQuery(templateListOptions(search));
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  return (
    <>
      <PageHeader title={title} line={t('line')} actions={<WriteButton />} />
      <WhyNot of={createTemplate} />
      <DataTable<Template>
        name="template"
        label={title}
        columns={useTemplateColumns()}
        rows={mistake ? [] : data?.list}
        rowId={({ id }) => id}
        opening={{
          hrefOf: ({ id }) => `/messages/${id}`,
          onOpen: ({ id }) => void navigate({ to: '/messages/$templateId', params: { templateId: id } }),
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={filterOf(search)}
            onChange={(next: FilterValues) => setSearch(withFilters(search, next))}
          />
        }
        empty={
          <EmptyList
            icon={IconMessage2}
            title={t('empty')}
            filters={{ nothing: t('nothing'), narrows: narrows(search), mistake, onClear: () => setSearch({}) }}
            cursor={search.cursor}
            onFirst={() => pager.onCursor(undefined)}
          >
            {t('emptyText')}
          </EmptyList>
        }
        pager={pager}
      />
    </>
  );
};
