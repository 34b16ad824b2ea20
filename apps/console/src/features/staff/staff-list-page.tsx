import { StaffRole } from '@balcao/contract/staff';
import type { StaffPerson } from '@balcao/contract/staff-team';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffColumns } from './staff-columns.tsx';
import { matches, type StaffSearch } from './staff-search.ts';
import { staffListOptions } from './staff-team.queries.ts';

const StaffPanel = lazy(() => import('./staff-panel.tsx'));
const AddDialog = lazy(() => import('./add-dialog.tsx'));

interface StaffListPageProps {
  /** What the address says: what narrows the list, and who is open in the side panel. */
  search: StaffSearch;
  onSearch: (search: StaffSearch) => void;
  hrefOf: (id: string) => string;
}

const useFilters = (): readonly Filter<keyof StaffSearch>[] => {
  const t = useTranslations('people');
  const role = useTranslations('staff.role');
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 80 },
    {
      kind: 'select',
      id: 'role',
      label: t('columns.role'),
      options: StaffRole.options.map((value) => ({ value, label: role(value) })),
    },
  ];
};

/** Who works for the platform; one of them opens in a side panel with its own address. */
export const StaffListPage = ({ search, onSearch, hrefOf }: StaffListPageProps) => {
  const t = useTranslations('people');
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(staffListOptions);
  const { person, ...narrowed } = search;
  const open = ({ staffId }: StaffPerson) => onSearch({ ...narrowed, person: staffId });
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  return (
    <>
      <PageHeader
        title={t('title')}
        line={t('line')}
        actions={
          <Button leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <DataTable<StaffPerson>
        label={t('title')}
        columns={useStaffColumns(open)}
        rows={data?.filter((one) => matches(one, narrowed))}
        rowId={({ staffId }) => staffId}
        opening={{ hrefOf: ({ staffId }) => hrefOf(staffId), onOpen: open, openId: person }}
        expectedRows={4}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={narrowed}
            onChange={(changed) => onSearch({ ...narrowed, ...changed } as StaffSearch)}
          />
        }
        empty={
          <NothingFound title={t('none.title')} onClear={() => onSearch({})}>
            {t('none.text')}
          </NothingFound>
        }
      />
      <Suspense>
        {person && <StaffPanel key={person} id={person} onClose={() => onSearch(narrowed)} />}
        {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  );
};
