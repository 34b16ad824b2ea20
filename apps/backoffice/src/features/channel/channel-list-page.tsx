import { type Channel, ChannelScope, ChannelState, ChannelType, createChannel } from '@balcao/contract/channel';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconBroadcast, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { type ChannelSearch, channelListOptions } from './channel.queries.ts';
import { channelTones } from './channel-state.ts';
import { useChannelColumns } from './use-channel-columns.tsx';

const useFilters = (): readonly Filter<keyof ChannelSearch>[] => {
  const t = useTranslations('channel');
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: ChannelState.options.map((value) => ({
        value,
        label: t(`state.${value}`),
        mark: <ToneIcon tone={channelTones[value]} size={16} />,
      })),
    },
    {
      kind: 'select',
      id: 'type',
      label: t('columns.type'),
      options: ChannelType.options.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  ];
};

/** Leads to the form of a new one; only where one can be made. */
const CreateLink = () => {
  const words = useTranslations('menu')('channelNew');
  const may = useMay(createChannel);
  const { teamCert, chatAccount } = useCurrentUser();
  if (!may || !teamCert || chatAccount === null) return null;
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} />}
      renderRoot={(props) => <AppLink {...props} to="/channels/new" />}
    >
      {words}
    </Button>
  );
};

const Tabs = ({ scope }: { scope: ChannelScope }) => {
  const t = useTranslations('channel');
  const tabs = ChannelScope.options.map((one) => ({
    to: '/channels/index',
    search: one === 'my' ? {} : { scope: one },
    label: t(`scopes.${one}`),
    isCurrent: one === scope,
  }));
  return <TabLinks label={t('scopesLabel')} tabs={tabs} />;
};

const ChannelTable = ({ search }: { search: ChannelSearch }) => {
  const t = useTranslations('channel');
  const title = useTranslations('menu')('myChannels');
  const navigate = useNavigate();
  const setSearch = (next: ChannelSearch) => void navigate({ to: '/channels/index', search: next });
  const { data, error, refetch, isPlaceholderData } = useQuery(channelListOptions(search));
  const { scope = 'my', ...asked } = search;
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  return (
    <DataTable<Channel>
      name="channel"
      label={title}
      columns={useChannelColumns()}
      rows={mistake ? [] : data?.list}
      rowId={({ id }) => id}
      opening={{
        hrefOf: ({ id }) => `/channel/${id}/setting/index`,
        onOpen: ({ id }) => void navigate({ to: '/channel/$channelId/setting/index', params: { channelId: id } }),
      }}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      filters={
        <FilterBar
          filters={useFilters()}
          values={asked}
          onChange={(next: FilterValues) => setSearch(withFilters(search, next))}
        />
      }
      {...(scope === 'all' ? { actions: <ExportButton subject="channel" filter={filterOf(asked)} /> } : {})}
      empty={
        <EmptyList
          icon={IconBroadcast}
          title={t(`empty.${scope}.title`)}
          filters={{
            nothing: t('nothing'),
            narrows: narrows(asked),
            mistake,
            onClear: () => setSearch(scope === 'my' ? {} : { scope }),
          }}
          cursor={search.cursor}
          onFirst={() => pager.onCursor(undefined)}
        >
          {t(`empty.${scope}.text`)}
        </EmptyList>
      }
      pager={pager}
    />
  );
};

/** The team's channels: how many follow each, and how that grows. */
export const ChannelListPage = () => {
  const t = useTranslations('channel');
  const title = useTranslations('menu')('myChannels');
  const search: ChannelSearch = useSearch({ from: '/team/channels/index' });
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader title={title} line={t('line')} actions={<CreateLink />} />
      <CertifiedNotice needs="team" />
      <WhyNot of={createChannel} />
      <ChatAccountNotice />
      {isOpen && (
        <>
          <Tabs scope={search.scope ?? 'my'} />
          <ChannelTable search={search} />
        </>
      )}
    </>
  );
};
