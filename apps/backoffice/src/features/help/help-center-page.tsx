import { HelpArea } from '@balcao/contract/help-article';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Box, Muted, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapQuestion, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countMissed, foundOptions, helpOptions } from './help.queries.ts';
import classes from './help-center.module.css';
import { HelpEntries } from './help-entries.tsx';
import { SupportCard } from './support-card.tsx';

/** The server is asked when the fingers rest; what found nothing counts when they have rested for longer. */
const restMs = { search: 250, missed: 2_000 };
const route = getRouteApi('/open/help');

const Guides = () => {
  const t = useTranslations('help');
  return (
    <Card title={t('developers')}>
      <Stack as="ul" gap={10}>
        <li>
          <Link to="/help/guide/$name" params={{ name: 'open-api' }} className="link">
            {t('guides.open-api')}
          </Link>
        </li>
        <li>
          <Link to="/help/guide/$name" params={{ name: 'applets' }} className="link">
            {t('guides.applets')}
          </Link>
        </li>
        <li>
          <a href="/docs" className="link">
            {t('reference')}
          </a>
        </li>
      </Stack>
    </Card>
  );
};

/** Every article, by what it is about. */
const Areas = () => {
  const t = useTranslations('help');
  return (
    <Loaded query={useQuery(helpOptions)} loading={<LinesLoading lines={12} />}>
      {({ list }) => (
        <div className={classes.areas}>
          {HelpArea.options.map((area) => (
            <Card key={area} title={t(`areas.${area}`)}>
              <HelpEntries entries={list.filter((entry) => entry.area === area)} />
            </Card>
          ))}
          <Guides />
        </div>
      )}
    </Loaded>
  );
};

/** Tells what is looked for in vain, once for the same words. */
const useMissed = (text: string, isMissed: boolean, isMember: boolean) => {
  const [rested] = useDebouncedValue(text, restMs.missed);
  const counts = isMissed && isMember && rested === text;
  useEffect(() => {
    if (counts) countMissed(rested);
  }, [counts, rested]);
};

const Found = ({ text }: { text: string }) => {
  const t = useTranslations('help');
  const found = useQuery(foundOptions(text));
  const isMember = route.useRouteContext({ select: ({ user }) => user !== undefined });
  const isNothing = found.data?.list.length === 0 && !found.isPlaceholderData;
  useMissed(text, isNothing, isMember);
  return (
    <Loaded query={found} loading={<LinesLoading lines={6} />}>
      {({ list }) =>
        list.length > 0 ? (
          <Card title={t('found')}>
            <HelpEntries entries={list} withLine />
          </Card>
        ) : (
          <EmptyState icon={IconMapQuestion} title={t('nothing', { text })}>
            {t('nothingText')}
          </EmptyState>
        )
      }
    </Loaded>
  );
};

/** What is typed stands in the address once the fingers rest, so that back and a shared link lead to it. */
const useTyped = () => {
  const navigate = route.useNavigate();
  const router = useRouter();
  const { text = '' } = route.useSearch();
  const [typed, setTyped] = useState(text);
  const [settled] = useDebouncedValue(typed.trim(), restMs.search);
  useEffect(() => {
    // An article that was pressed meanwhile is still on its way: writing the address would call it back.
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
    if (settled !== text && !isLeaving)
      void navigate({ search: settled ? { text: settled } : {}, replace: true, resetScroll: false });
  }, [settled, text, navigate, router]);
  return { text, typed, setTyped };
};

/** The help center: a search, and every article by what it is about. */
export const HelpCenterPage = () => {
  const t = useTranslations('help');
  const menu = useTranslations('menu');
  const { text, typed, setTyped } = useTyped();
  const isMember = route.useRouteContext({ select: ({ user }) => user !== undefined });
  return (
    <>
      <PageHeader title={menu('help')} line={t('line')} />
      <Box className={classes.search} mb={24} role="search">
        <TextInput
          type="search"
          size="md"
          label={t('search')}
          placeholder={t('searchExample')}
          maxLength={100}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Box>
      {text ? <Found text={text} /> : <Areas />}
      {isMember && (
        <Box mt={24}>
          <SupportCard />
        </Box>
      )}
      <Muted mt={24}>
        {t.rich('state', {
          link: (words) => (
            <Link to="/status" className="link">
              {words}
            </Link>
          ),
        })}
      </Muted>
    </>
  );
};
