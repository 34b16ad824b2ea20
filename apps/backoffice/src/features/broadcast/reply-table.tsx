import { labelOf } from '@balcao/contract/broadcast-list';
import type { Channel } from '@balcao/contract/channel';
import { sortsOf } from '@balcao/contract/list-declaration';
import { ReplyAuthor, type ReplySearch, ReplyState, type TeamReply } from '@balcao/contract/reply';
import { replyList } from '@balcao/contract/reply-list';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { sortOf } from '../../lib/list-sort.ts';
import { replySettingOptions } from '../../lib/reply-setting.queries.ts';
import { PostChoice } from './post-choice.tsx';
import { repliesOptions, replyPostOptions } from './reply.queries.ts';
import { replyTones, useReplyColumns } from './use-reply-columns.tsx';

/** The post that the address of a whole channel names, by the words that it is known by. */
const usePostFilter = (channelId: string, id: string | undefined): Filter<keyof ReplySearch> => {
  const t = useTranslations('reply.post');
  const { data, error } = useQuery({ ...replyPostOptions({ channelId, id: id ?? '' }), enabled: id !== undefined });
  return {
    kind: 'record',
    id: 'broadcastId',
    label: t('label'),
    name: error ? t('gone') : data && (labelOf(data) || t('wordless')),
    choice: (choose) => <PostChoice channelId={channelId} chosen={id} onChoose={choose} />,
  };
};

const useFilters = (): readonly Filter<keyof ReplySearch>[] => {
  const t = useTranslations('reply');
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: ReplyState.options.map((value) => ({
        value,
        label: t(`state.${value}`),
        mark: <ToneIcon tone={replyTones[value]} size={16} />,
      })),
    },
    { kind: 'days', fromId: 'dayFrom', toId: 'dayTo', label: t('columns.at') },
    {
      kind: 'select',
      id: 'author',
      isSingle: true,
      label: t('author'),
      options: ReplyAuthor.options.map((value) => ({ value, label: t(`authors.${value}`) })),
      rare: true,
    },
  ];
};

interface ReplyTableProps {
  channel: Channel;
  /** Under this post alone. */
  broadcastId?: string;
  search: ReplySearch;
  setSearch: (changed: ReplySearch) => void;
}

/** What people replied in a channel, or to one post of it, and what can be done with it. */
export const ReplyTable = ({ channel, broadcastId, search, setSearch }: ReplyTableProps) => {
  const t = useTranslations('reply');
  const ofPost = broadcastId === undefined ? {} : { broadcastId };
  const query = useQuery(repliesOptions(channel.id, { ...search, ...ofPost }));
  const { data, error, refetch, isPlaceholderData } = query;
  const { data: setting } = useQuery(replySettingOptions(channel.id));
  const filter = filterOf(search);
  const post = usePostFilter(channel.id, search.broadcastId);
  const filters = useFilters();
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  const isOff = setting?.isOn === false;
  return (
    <DataTable<TeamReply>
      name={broadcastId === undefined ? 'reply' : 'postReply'}
      label={t('title')}
      columns={useReplyColumns(channel, broadcastId !== undefined)}
      rows={mistake ? [] : data?.list}
      rowId={({ id }) => id}
      expectedRows={broadcastId === undefined ? 20 : 3}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      {...sortOf(sortsOf(replyList), search, setSearch)}
      filters={
        <FilterBar
          filters={broadcastId === undefined ? [post, ...filters] : filters}
          values={filter}
          onChange={(next: FilterValues) => setSearch(withFilters(search, next))}
        />
      }
      actions={<ExportButton subject="reply" filter={{ ...filter, ...ofPost, channelId: channel.id }} />}
      empty={
        <EmptyList
          icon={IconMessageReply}
          title={t(isOff ? 'offTitle' : 'empty')}
          filters={{ nothing: t('nothing'), narrows: narrows(search), mistake, onClear: () => setSearch({}) }}
          cursor={search.cursor}
          onFirst={() => pager.onCursor(undefined)}
        >
          {isOff ? t('off') : broadcastId === undefined ? t('noneAtAll') : t('none')}
        </EmptyList>
      }
      pager={pager}
    />
  );
};
