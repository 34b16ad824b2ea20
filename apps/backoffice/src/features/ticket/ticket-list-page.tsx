import { type Ticket, TicketState } from '@balcao/contract/ticket';
import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ticketsOptions } from './ticket.queries.ts';
import { TicketBadge, ticketTones } from './ticket-badge.tsx';
import { TicketSearch } from './ticket-search.ts';

const route = getRouteApi('/team/help/requests');

const useColumns = (seesAll: boolean): readonly Column<Ticket>[] => {
  const t = useTranslations('ticket');
  const shared = useTranslations('shared');
  const areas = useTranslations('help.areas');
  const who: Column<Ticket> = { id: 'who', header: t('columns.who'), cell: ({ askedBy }) => askedBy.name };
  return [
    {
      id: 'subject',
      header: t('new.subject'),
      fills: true,
      cell: ({ subject, isUnread }) =>
        isUnread ? (
          <Text as="span" weight={650}>
            {subject} ({t('unread')})
          </Text>
        ) : (
          subject
        ),
    },
    { id: 'state', header: shared('status'), cell: ({ state }) => <TicketBadge state={state} /> },
    { id: 'area', header: t('new.area'), cell: ({ area }) => areas(area) },
    ...(seesAll ? [who] : []),
    { id: 'last', header: t('columns.last'), cell: ({ lastAt }) => <Instant at={lastAt} /> },
  ];
};

const Ask = () => {
  const shared = useTranslations('shared');
  return <Button renderRoot={(props) => <Link {...props} to="/help/requests/new" />}>{shared('talkToSupport')}</Button>;
};

/** The parts of the list for those who see what others ask, too. */
const Parts = ({ mine }: Pick<TicketSearch, 'mine'>) => {
  const t = useTranslations('ticket');
  const tabs = [
    { to: '/help/requests', search: {}, label: t('parts.team'), isCurrent: !mine },
    { to: '/help/requests', search: { mine: 'true' }, label: t('parts.mine'), isCurrent: mine === 'true' },
  ];
  return <TabLinks label={t('parts.label')} tabs={tabs} />;
};

/** Nothing was asked yet: the empty list leads to support by itself. */
const isBare = (list: readonly Ticket[] | undefined, { state, cursor }: TicketSearch): boolean =>
  list?.length === 0 && state === undefined && cursor === undefined;

const Empty = ({ search, go }: { search: TicketSearch; go: (next: TicketSearch) => void }) => {
  const t = useTranslations('ticket.empty');
  const { cursor, state, ...part } = search;
  return (
    <EmptyList
      icon={IconLifebuoy}
      title={t('title')}
      action={<Ask />}
      filters={{ nothing: t('nothing'), narrows: state !== undefined, onClear: () => go(part) }}
      cursor={cursor}
      onFirst={() => go({ ...part, state })}
    >
      {t('text')}
    </EmptyList>
  );
};

/** What the member, and with the right to see the team's settings others of the team, asked support. */
export const TicketListPage = () => {
  const t = useTranslations('ticket');
  const shared = useTranslations('shared');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(ticketsOptions(search));
  const go = (next: TicketSearch) => void navigate({ search: next, resetScroll: false });
  const options = TicketState.options.map((value) => ({
    value,
    label: t(`state.${value}`),
    mark: <ToneIcon tone={ticketTones[value]} size={16} />,
  }));
  const { cursor, state, ...part } = search;
  return (
    <>
      <PageHeader
        title={t('title')}
        line={t('line')}
        back="/help"
        actions={isBare(data?.list, search) ? undefined : <Ask />}
      />
      {data?.seesAll && <Parts mine={search.mine} />}
      <DataTable<Ticket>
        label={t('title')}
        columns={useColumns(data?.seesAll ?? false)}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{
          hrefOf: ({ id }) => router.buildLocation({ to: '/help/requests/$id', params: { id } }).href,
          onOpen: ({ id }) => void router.navigate({ to: '/help/requests/$id', params: { id } }),
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={[{ kind: 'select', id: 'state', label: shared('status'), options }]}
            values={{ state }}
            onChange={(changed: FilterValues) => go(TicketSearch.parse({ ...part, state: changed.state }))}
          />
        }
        empty={<Empty search={search} go={go} />}
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor,
          onCursor: (next) => go({ ...search, cursor: next }),
        }}
        expectedRows={4}
      />
    </>
  );
};
