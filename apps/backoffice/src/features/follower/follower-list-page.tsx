import type { Channel } from '@balcao/contract/channel';
import { type ChannelFollower, FollowerHearing, FollowerOrders } from '@balcao/contract/channel-follower';
import { followerList } from '@balcao/contract/channel-follower-list';
import { type FollowerTag, tagFollowers, taggedAtOnce } from '@balcao/contract/follower-tag';
import { sortsOf } from '@balcao/contract/list-declaration';
import { localeNames, locales } from '@balcao/contract/locale';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { IconTags, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { followerTagOptions } from '../../lib/follower-tag.queries.ts';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { sortOf } from '../../lib/list-sort.ts';
import { useReadsOrders } from '../../lib/reads-orders.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { type FollowerSearch, followerListOptions } from './follower.queries.ts';
import { TagDialog } from './tag-dialog.tsx';
import { TagsCard } from './tags-card.tsx';
import { useFollowerColumns } from './use-follower-columns.tsx';
import { useMayTag } from './use-may-tag.ts';

const useFilters = (tags: readonly FollowerTag[], readsOrders: boolean): readonly Filter<keyof FollowerSearch>[] => {
  const t = useTranslations('follower');
  const options = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 100 },
    ...(tags.length > 0
      ? [
          {
            kind: 'select',
            id: 'tag',
            label: t('columns.tags'),
            options: tags.map(({ id, name }) => ({ value: id, label: name })),
          } as const,
        ]
      : []),
    { kind: 'days', fromId: 'dayFrom', toId: 'dayTo', label: t('columns.followed') },
    {
      kind: 'select',
      id: 'language',
      label: t('columns.language'),
      options: options(locales, (one) => localeNames[one]),
      rare: true,
    },
    {
      kind: 'select',
      id: 'hearing',
      isSingle: true,
      label: t('columns.hearing'),
      options: options(FollowerHearing.options, (one) => t(`hearing.${one}`)),
      rare: true,
    },
    ...(readsOrders
      ? [
          {
            kind: 'select',
            id: 'orders',
            isSingle: true,
            label: t('columns.orders'),
            options: options(FollowerOrders.options, (one) => t(`orders.${one}`)),
            rare: true,
          } as const,
        ]
      : []),
  ];
};

/** Who is chosen: they stay chosen on other pages of the list. */
const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChannelFollower>>(new Map());
  const put = (some: readonly ChannelFollower[]) =>
    setChosen((all) => new Map([...all, ...some.map((one) => [one.id, one] as const)].slice(0, taggedAtOnce)));
  const toggle = (follower: ChannelFollower) =>
    chosen.has(follower.id)
      ? setChosen((all) => new Map([...all].filter(([id]) => id !== follower.id)))
      : put([follower]);
  return { chosen, put, toggle, clear: () => setChosen(new Map()) };
};
type Chosen = ReturnType<typeof useChosen>;

/** What can be done with the people who are chosen. */
const ChosenBar = ({
  channel,
  shown,
  people,
}: {
  channel: Channel;
  shown: readonly ChannelFollower[];
  people: Chosen;
}) => {
  const t = useTranslations('follower');
  const [isOpen, setIsOpen] = useState(false);
  const { chosen, put, clear } = people;
  const left = shown.filter(({ id }) => !chosen.has(id));
  return (
    <Row gap={12} rowGap={8} align="center" wrap mb={16}>
      <Text as="span" role="status">
        {t('chosen', { count: chosen.size })}
      </Text>
      <Button
        size="xs"
        leftSection={<IconTags size={16} stroke={1.8} />}
        disabled={chosen.size === 0}
        onClick={() => setIsOpen(true)}
      >
        {t('tagging.open')}
      </Button>
      {left.length > 0 && (
        <Button size="xs" variant="default" onClick={() => put(left)}>
          {t('choosePage')}
        </Button>
      )}
      {chosen.size > 0 && (
        <Button size="xs" variant="default" onClick={clear}>
          {t('chooseNobody')}
        </Button>
      )}
      {isOpen && (
        <TagDialog
          channelId={channel.id}
          people={[...chosen.values()]}
          onDone={clear}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Row>
  );
};

const Table = ({ channel, search }: { channel: Channel; search: FollowerSearch }) => {
  const t = useTranslations('follower');
  const title = useTranslations('menu')('followers');
  const navigate = useNavigate();
  const setSearch = (next: FollowerSearch) =>
    void navigate({ to: '/channel/$channelId/followers', params: { channelId: channel.id }, search: next });
  const { data, error, refetch, isPlaceholderData } = useQuery(followerListOptions(channel.id, search));
  const { data: tags = [] } = useQuery(followerTagOptions(channel.id));
  const people = useChosen();
  const readsOrders = useReadsOrders();
  const mayTag = useMayTag(channel);
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  const choosing = { isChosen: (id: string) => people.chosen.has(id), onToggle: people.toggle };
  const { orders: _asked, ...filter } = filterOf(search);
  return (
    <div>
      <DataTable<ChannelFollower>
        name="follower"
        label={title}
        columns={useFollowerColumns(mayTag ? choosing : undefined, readsOrders)}
        rows={mistake ? [] : data?.list}
        rowId={({ id }) => id}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        {...sortOf(sortsOf(followerList), search, setSearch as never)}
        filters={
          <Stack gap={12}>
            <FilterBar
              filters={useFilters(tags, readsOrders)}
              values={filterOf(search)}
              onChange={(next: FilterValues) => setSearch(withFilters(search, next))}
            />
            {mayTag && (data?.list.length ?? 0) > 0 && (
              <ChosenBar channel={channel} shown={data?.list ?? []} people={people} />
            )}
          </Stack>
        }
        actions={<ExportButton subject="follower" filter={{ ...filter, channelId: channel.id }} />}
        empty={
          <EmptyList
            icon={IconUsers}
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
    </div>
  );
};

/** Who follows a channel, and the team's own words for them. */
export const FollowerListPage = () => {
  const t = useTranslations('follower');
  const title = useTranslations('menu')('followers');
  const { channelId } = useParams({ from: '/team/channel/$channelId/followers' });
  const search: FollowerSearch = useSearch({ from: '/team/channel/$channelId/followers' });
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader title={channel?.name ?? title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <ChatAccountNotice />
      <WhyNot of={tagFollowers} />
      {isOpen && channel && (
        <Stack gap={24}>
          <Table channel={channel} search={search} />
          <TagsCard channel={channel} />
        </Stack>
      )}
    </>
  );
};
