import type { DeskChannel } from '@balcao/contract/moderation-channel';
import type { Filter } from '@balcao/ui/filter';
import { IconBroadcast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DeskTable } from '../../lib/desk-table.tsx';
import { CaseSearch } from './case-search.ts';
import { useChannelColumns } from './channel-columns.tsx';
import { channelsOptions } from './moderation.queries.ts';

interface ChannelTableProps {
  search: CaseSearch;
  onSearch: (search: CaseSearch) => void;
}

const useFilters = (): readonly Filter<keyof CaseSearch>[] => {
  const t = useTranslations('moderation');
  return [{ kind: 'text', id: 'search', label: t('searchChannel'), maxLength: 100 }];
};

/** The channels of every team, found by their names. */
export const ChannelTable = ({ search, onSearch }: ChannelTableProps) => {
  const t = useTranslations('moderation');
  const router = useRouter();
  return (
    <DeskTable<DeskChannel, CaseSearch>
      label={t('parts.channels')}
      columns={useChannelColumns()}
      filters={useFilters()}
      query={useQuery(channelsOptions(search))}
      address={search}
      accept={(address) => CaseSearch.parse(address)}
      hrefOf={(address) => router.buildLocation({ to: '/channel', search: address }).href}
      onAddress={onSearch}
      empty={{
        icon: IconBroadcast,
        title: t('empty.channels.title'),
        text: t('empty.channels.text'),
        isNarrowed: search.search !== undefined,
        onWhole: () => onSearch({ part: 'channels' }),
      }}
      expectedRows={6}
    />
  );
};
