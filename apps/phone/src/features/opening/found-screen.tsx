import type { FoundApplet } from '@balcao/contract/opening';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconApps } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { foundQuery, recentQuery } from './opening.queries.ts';
import classes from './opening-screen.module.css';

const route = getRouteApi('/signed-in/applet');

const List = ({ list }: { list: readonly FoundApplet[] }) => (
  <Stack as="ul">
    {list.map(({ appId, name, icon, intro }) => (
      <li key={appId}>
        <Link to="/applet/$appId" params={{ appId }} className={classes.row}>
          <img src={icon} alt="" className={classes.icon} />
          <Stack as="span" shrink>
            <Text as="span" weight={550} clipped>
              {name}
            </Text>
            <Muted as="span" clipped>
              {intro}
            </Muted>
          </Stack>
        </Link>
      </li>
    ))}
  </Stack>
);

/** Mini programs: those that the person had open, and a search among all that are on the shelf. */
export const FoundScreen = () => {
  const t = useTranslations('opening');
  useDocumentTitle(t('title'), useTranslations('phone')('application'));
  const { search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery({ ...foundQuery(search), placeholderData: keepPreviousData });
  const recent = useQuery(recentQuery);
  const isSearching = search !== '';
  return (
    <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
      <TextInput
        type="search"
        label={t('search')}
        value={search}
        maxLength={100}
        onChange={({ currentTarget: { value } }) =>
          void navigate({ search: value === '' ? {} : { search: value }, replace: true })
        }
      />
      {!isSearching && recent.data && recent.data.length > 0 && (
        <Box mt={20}>
          <Text as="h2" size={14} weight={600} mb={4}>
            {t('recent')}
          </Text>
          <List list={recent.data} />
        </Box>
      )}
      <Box mt={20}>
        <Text as="h2" size={14} weight={600} mb={4}>
          {isSearching ? t('found') : t('newest')}
        </Text>
        {found.isPending && <LinesLoading lines={6} />}
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.length === 0 && (
          <EmptyState icon={IconApps} title={isSearching ? t('nothing') : t('none')}>
            {isSearching ? t('nothingText') : t('noneText')}
          </EmptyState>
        )}
        {found.data && <List list={found.data} />}
      </Box>
    </Screen>
  );
};
