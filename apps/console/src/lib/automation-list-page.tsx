import { type DeskAutomation, DeskAutomationState } from '@balcao/contract/automation-desk';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import type { Filter } from '@balcao/ui/filter';
import { Instant } from '@balcao/ui/instant.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconRobot, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { type AutomationDesk, automationsOptions } from './automation.queries.ts';
import { AutomationMark } from './automation-mark.tsx';
import { AutomationSearch } from './automation-search.ts';
import { DeskTable } from './desk-table.tsx';
import { Pair } from './pair.tsx';

/** What the page of a route gets. */
export interface AutomationPageProps {
  search: AutomationSearch;
  /** Whether the viewer may switch one off. */
  mayDecide: boolean;
  onSearch: (search: AutomationSearch) => void;
}
type Kind = AutomationDesk<DeskAutomation, DeskAutomation>['kind'];
interface AutomationListPageProps<Row extends DeskAutomation> extends Pick<AutomationPageProps, 'search' | 'onSearch'> {
  desk: Pick<AutomationDesk<Row, Row>, 'kind' | 'list'>;
  timeOf: (row: Row) => string;
  /** The side panel of the one that is open. */
  panelOf: (id: string, onClose: () => void) => ReactNode;
}

const icons = { robot: IconRobot, workflow: IconRoute };
const addresses = { robot: '/robot', workflow: '/workflow' } as const;

/** The name and whose it is first, status second, time last. */
const useColumns = <Row extends DeskAutomation>(kind: Kind, timeOf: (row: Row) => string): readonly Column<Row>[] => {
  const t = useTranslations(kind);
  return [
    {
      id: 'name',
      header: t('columns.name'),
      fills: true,
      cell: ({ name, merchant }) => <Pair under={merchant.name}>{name}</Pair>,
    },
    { id: 'state', header: t('columns.state'), cell: ({ state }) => <AutomationMark kind={kind} state={state} /> },
    { id: 'channel', header: t('columns.channel'), cell: ({ channel }) => channel.name },
    { id: 'time', header: t('columns.time'), cell: (row) => <Instant at={timeOf(row)} form="date" /> },
  ];
};

const useFilters = (kind: Kind): readonly Filter<keyof AutomationSearch>[] => {
  const t = useTranslations(kind);
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: DeskAutomationState.options.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
};

/** The robots, or the workflows, of every team, found by what they, their channels and their teams are called. */
export const AutomationListPage = <Row extends DeskAutomation>(props: AutomationListPageProps<Row>) => {
  const { desk, search, timeOf, panelOf, onSearch } = props;
  const { kind } = desk;
  const t = useTranslations(kind);
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const router = useRouter();
  const { id, ...list } = search;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <DeskTable<Row, AutomationSearch>
        label={t('title')}
        columns={useColumns(kind, timeOf)}
        filters={useFilters(kind)}
        query={useQuery(automationsOptions(desk, search))}
        address={search}
        accept={(address) => AutomationSearch.parse(address)}
        hrefOf={(address) => router.buildLocation({ to: addresses[kind], search: address }).href}
        onAddress={onSearch}
        empty={{
          icon: icons[kind],
          title: t('empty.title'),
          text: t('empty.text'),
          isNarrowed: (search.search ?? search.state) !== undefined,
          onWhole: () => onSearch({}),
        }}
        expectedRows={6}
      />
      <Suspense>{id && panelOf(id, () => onSearch(list))}</Suspense>
    </>
  );
};
