import { AppletCategory, appletCategoryWords } from '@balcao/contract/applet-category';
import type { FoundChannel } from '@balcao/contract/follower';
import { wordsIn } from '@balcao/contract/form-words';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconBellOff, IconBroadcast } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { unreadQuery } from '../../lib/unread.queries.ts';
import { ChannelRow } from './channel-row.tsx';
import { followedQuery, foundQuery, recommendedQuery } from './follower.queries.ts';
import { UnreadMark } from './unread-mark.tsx';

const route = getRouteApi('/signed-in/channel');

/** The channels that the person follows. */
const Followed = () => {
  const t = useTranslations('follower');
  const { data } = useQuery(followedQuery);
  const { data: unread } = useQuery(unreadQuery);
  if (!data?.length) return null;
  return (
    <Box mt={20}>
      <Text as="h2" size={14} weight={600} mb={4}>
        {t('followed')}
      </Text>
      <Stack as="ul">
        {data.map((channel) => (
          <li key={channel.link}>
            <ChannelRow
              channel={channel}
              mark={
                <>
                  {channel.isMuted && <IconBellOff size={18} stroke={1.6} role="img" aria-label={t('isMuted')} />}
                  <UnreadMark count={unread?.[channel.link] ?? 0} isHeard={!channel.isMuted} />
                </>
              }
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
};

/** Channels that the person may like; nothing where there are none. */
const Recommended = ({ channels }: { channels: readonly FoundChannel[] }) => {
  const t = useTranslations('follower');
  if (channels.length === 0) return null;
  return (
    <Box mt={20}>
      <Text as="h2" size={14} weight={600} mb={4}>
        {t('recommended')}
      </Text>
      <Stack as="ul">
        {channels.map((channel) => (
          <li key={channel.link}>
            <ChannelRow channel={channel} />
          </li>
        ))}
      </Stack>
    </Box>
  );
};

interface SearchProps {
  search: string;
  category: AppletCategory | undefined;
  onSearch: (next: { search: string; category: string }) => void;
}
const Search = ({ search, category, onSearch }: SearchProps) => {
  const t = useTranslations('follower');
  const locale = useLocale();
  return (
    <Stack gap={12}>
      <TextInput
        type="search"
        label={t('search')}
        value={search}
        maxLength={100}
        onChange={({ currentTarget }) => onSearch({ search: currentTarget.value, category: category ?? '' })}
      />
      <NativeSelect
        label={t('category')}
        data={[
          { value: '', label: t('everyCategory') },
          ...AppletCategory.options.map((value) => ({ value, label: wordsIn(locale, appletCategoryWords[value]) })),
        ]}
        value={category ?? ''}
        onChange={({ currentTarget }) => onSearch({ search, category: currentTarget.value })}
      />
    </Stack>
  );
};

/** Channels: those that the person follows, and a search among all that everyone may follow. */
export const ChannelListScreen = () => {
  const t = useTranslations('follower');
  useDocumentTitle(t('title'), useTranslations('phone')('application'));
  const { search = '', category: asked } = route.useSearch();
  const category = AppletCategory.options.find((one) => one === asked);
  const navigate = route.useNavigate();
  const setSearch = (next: { search: string; category: string }) =>
    void navigate({
      search: { ...(next.search && { search: next.search }), ...(next.category && { category: next.category }) },
      replace: true,
    });
  const found = useQuery({ ...foundQuery(search, category), placeholderData: keepPreviousData });
  const { data: recommended = [] } = useQuery(recommendedQuery);
  const isSearching = search !== '' || category !== undefined;
  // What is recommended does not stand there twice.
  const shown = isSearching
    ? found.data
    : found.data?.filter(({ link }) => recommended.every((one) => one.link !== link));
  return (
    <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
      <Search search={search} category={category} onSearch={setSearch} />
      {!isSearching && <Followed />}
      {!isSearching && <Recommended channels={recommended} />}
      <Box mt={20}>
        {(isSearching || shown?.length !== 0 || recommended.length === 0) && (
          <Text as="h2" size={14} weight={600} mb={4}>
            {isSearching ? t('found') : t('popular')}
          </Text>
        )}
        {found.isPending && <LinesLoading lines={6} />}
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.length === 0 && (
          <EmptyState icon={IconBroadcast} title={isSearching ? t('nothing') : t('none')}>
            {isSearching ? t('nothingText') : t('noneText')}
          </EmptyState>
        )}
        <Stack as="ul">
          {shown?.map((channel) => (
            <li key={channel.link}>
              <ChannelRow channel={channel} />
            </li>
          ))}
        </Stack>
      </Box>
    </Screen>
  );
};
