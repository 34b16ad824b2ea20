import { type Broadcast, BroadcastType, createBroadcast } from '@balcao/contract/broadcast';
import { BroadcastState } from '@balcao/contract/broadcast-state';
import type { Channel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { broadcastTones } from '../../lib/broadcast-state.ts';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { useLeadOn } from '../../lib/use-lead-on.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { type BroadcastSearch, broadcastListOptions, useCreateBroadcast } from './broadcast.queries.ts';
import { monthIn } from './broadcast-month.ts';
import type { BroadcastPageSearch } from './broadcast-search.ts';
import { CalendarView } from './calendar-view.tsx';
import { useBroadcastColumns } from './use-broadcast-columns.tsx';
import { useMayBroadcast } from './use-may-broadcast.ts';

const useFilters = (): readonly Filter<keyof BroadcastSearch>[] => {
  const t = useTranslations('broadcast');
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: BroadcastState.options.map((value) => ({
        value,
        label: t(`state.${value}`),
        mark: <ToneIcon tone={broadcastTones[value]} size={16} />,
      })),
    },
    {
      kind: 'select',
      id: 'type',
      label: t('columns.type'),
      options: BroadcastType.options.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  ];
};

/** Begins a draft, and leads to it. */
const WriteButton = ({ channel }: { channel: Channel }) => {
  const words = useTranslations('menu')('broadcastEdit');
  const navigate = useNavigate();
  const toEditor = useLeadOn(({ id }: { id: string }) => {
    void navigate({ to: '/channel/$channelId/broadcast/edit', params: { channelId: channel.id }, search: { id } });
  });
  const create = useCreateBroadcast(channel.id, toEditor.lead);
  if (!useMayBroadcast(channel, 'write')) return null;
  return (
    <Button
      leftSection={<IconPencil size={18} stroke={1.8} />}
      loading={create.isPending}
      onClick={() => {
        toEditor.begin();
        create.mutate();
      }}
    >
      {words}
    </Button>
  );
};

const Table = ({ channelId, search }: { channelId: string; search: BroadcastSearch }) => {
  const t = useTranslations('broadcast');
  const title = useTranslations('menu')('broadcasts');
  const navigate = useNavigate();
  const params = { channelId };
  const setSearch = (next: BroadcastSearch) =>
    void navigate({ to: '/channel/$channelId/broadcast/index', params, search: next });
  const { data, error, refetch, isPlaceholderData } = useQuery(broadcastListOptions(channelId, search));
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  return (
    <DataTable<Broadcast>
      name="broadcast"
      label={title}
      columns={useBroadcastColumns()}
      rows={mistake ? [] : data?.list}
      rowId={({ id }) => id}
      opening={{
        hrefOf: ({ id }) => `/channel/${channelId}/broadcast/edit?id=${id}`,
        onOpen: ({ id }) => void navigate({ to: '/channel/$channelId/broadcast/edit', params, search: { id } }),
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
      actions={<ExportButton subject="broadcast" filter={{ ...filterOf(search), channelId }} />}
      empty={
        <EmptyList
          icon={IconSend}
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
  );
};

/** The posts as a list or by days, each at an address of its own. */
const Views = ({ channelId, isCalendar }: { channelId: string; isCalendar: boolean }) => {
  const t = useTranslations('broadcast.calendar');
  const to = `/channel/${channelId}/broadcast/index`;
  return (
    <TabLinks
      label={t('views')}
      tabs={[
        { to, search: {}, label: t('list'), isCurrent: !isCalendar },
        { to, search: { view: 'calendar' }, label: t('title'), isCurrent: isCalendar },
      ]}
    />
  );
};

/** What a channel has published, will publish, and what is still being written. */
export const BroadcastListPage = () => {
  const t = useTranslations('broadcast');
  const title = useTranslations('menu')('broadcasts');
  const { channelId } = useParams({ from: '/team/channel/$channelId/broadcast/index' });
  const search: BroadcastPageSearch = useSearch({ from: '/team/channel/$channelId/broadcast/index' });
  const { view, month: _, ...list } = search;
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader
        title={channel?.name ?? title}
        line={t('line')}
        back="/channels/index"
        actions={channel && <WriteButton channel={channel} />}
      />
      <ChannelTabs channelId={channelId} />
      <ChannelModerationNotice channel={channel} />
      <ChatAccountNotice />
      <WhyNot of={createBroadcast} />
      {isOpen && <Views channelId={channelId} isCalendar={view === 'calendar'} />}
      {isOpen && view === undefined && <Table channelId={channelId} search={list} />}
      {isOpen && view === 'calendar' && <CalendarView channelId={channelId} month={monthIn(search)} />}
    </>
  );
};
