import { HelpArea } from '@balcao/contract/help-article';
import { TicketQueue, TicketScope } from '@balcao/contract/ticket-desk';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';
import { type DeskTicket, ticketFiguresOptions, ticketsOptions } from './ticket.queries.ts';
import { TicketBadge } from './ticket-badge.tsx';
import { TicketFigures } from './ticket-figures.tsx';
import { TicketSearch } from './ticket-search.ts';

interface TicketListPageProps {
  search: TicketSearch;
  onSearch: (search: TicketSearch) => void;
  hrefOf: (ticket: DeskTicket) => string;
  onOpen: (ticket: DeskTicket) => void;
}

const useColumns = (): readonly Column<DeskTicket>[] => {
  const t = useTranslations('ticket');
  const shared = useTranslations('shared');
  return [
    {
      id: 'subject',
      header: t('columns.subject'),
      fills: true,
      cell: ({ subject, merchant }) => <Pair under={merchant.name}>{subject}</Pair>,
    },
    { id: 'state', header: shared('status'), cell: ({ state }) => <TicketBadge state={state} /> },
    { id: 'area', header: t('columns.area'), cell: ({ area }) => t(`areas.${area}`) },
    { id: 'assignee', header: t('assignee'), cell: ({ assignee }) => assignee?.name ?? t('noOne') },
    {
      id: 'since',
      header: t('columns.since'),
      cell: ({ waitingSince, lastAt }) => <Instant at={waitingSince ?? lastAt} />,
    },
  ];
};

const useFilters = (): readonly Filter<keyof TicketSearch>[] => {
  const t = useTranslations('ticket');
  const options = HelpArea.options.map((value) => ({ value, label: t(`areas.${value}`) }));
  return [
    { kind: 'text', id: 'search', label: t('columns.subject'), maxLength: 100 },
    { kind: 'select', id: 'area', label: t('columns.area'), options },
  ];
};

/** Whose requests are shown, as addresses. */
const Scopes = ({ search }: { search: TicketSearch }) => {
  const t = useTranslations('ticket.scope');
  const { cursor: _, scope, ...rest } = search;
  const tabs = [undefined, ...TicketScope.options].map((one) => ({
    to: '/ticket',
    search: { ...rest, ...(one && { scope: one }) },
    label: t(one ?? 'all'),
    isCurrent: scope === one,
  }));
  return <TabLinks label={t('label')} tabs={tabs} />;
};

/** The parts of the queue; how many wait stands with the first. */
const Queues = ({ queue }: Pick<TicketSearch, 'queue'>) => {
  const t = useTranslations('ticket.queue');
  const { data: figures } = useQuery(ticketFiguresOptions);
  const tabs = TicketQueue.options.map((one) => ({
    to: '/ticket',
    search: one === 'waiting' ? {} : { queue: one },
    label: t(one),
    isCurrent: (queue ?? 'waiting') === one,
    ...(one === 'waiting' && { count: figures?.waiting }),
  }));
  return <TabLinks label={t('label')} tabs={tabs} />;
};

/** Says that requests of one team alone are shown, and leads back to all. */
const OnlyOf = ({ name, queue }: { name: string; queue: TicketSearch['queue'] }) => {
  const t = useTranslations('ticket');
  return (
    <Box as="p" mb={16}>
      {t('only', { name })}{' '}
      <AppLink to="/ticket" search={queue ? { queue } : {}} className="link">
        {t('everybody')}
      </AppLink>
    </Box>
  );
};

/** What teams ask support: those that wait, the longest first. */
export const TicketListPage = ({ search, onSearch, hrefOf, onOpen }: TicketListPageProps) => {
  const t = useTranslations('ticket');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data, error, refetch, isPlaceholderData } = useQuery(ticketsOptions(search));
  const { queue, scope, cursor, ...filter } = search;
  const narrows = Object.values({ ...filter, scope }).some((value) => value !== undefined);
  const first = () => onSearch({ queue });
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TicketFigures />
      <Queues queue={queue} />
      <Scopes search={search} />
      {search.merchantId && <OnlyOf name={data?.list[0]?.merchant.name ?? ''} queue={queue} />}
      <DataTable<DeskTicket>
        label={t(`queue.${queue ?? 'waiting'}`)}
        columns={useColumns()}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf, onOpen }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={filter}
            onChange={(changed: FilterValues) =>
              onSearch(TicketSearch.parse({ ...search, ...changed, cursor: undefined }))
            }
          />
        }
        empty={
          <EmptyList
            icon={IconCircleCheck}
            title={t(`empty.${queue ?? 'waiting'}`)}
            filters={{ nothing: t('empty.nothing'), narrows, onClear: first }}
            cursor={cursor}
            onFirst={first}
          >
            {t('empty.text')}
          </EmptyList>
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor,
          onCursor: (next) => onSearch({ ...search, cursor: next }),
        }}
        expectedRows={6}
      />
    </>
  );
};
