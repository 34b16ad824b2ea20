import type { DeskHelp } from '@balcao/contract/help-desk';
import { Card } from '@balcao/ui/card.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { helpOptions, missedOptions } from './help.queries.ts';
import type { HelpSearch } from './help-search.ts';

const RemarkPanel = lazy(() => import('./remark-panel.tsx'));

interface HelpPageProps {
  search: HelpSearch;
  onSearch: (search: HelpSearch) => void;
}

/** The article first, how many found it useful, and when that was said last. */
const useColumns = (): readonly Column<DeskHelp>[] => {
  const t = useTranslations('help.columns');
  return [
    { id: 'title', header: t('article'), fills: true, cell: ({ title }) => title },
    { id: 'useful', header: t('useful'), align: 'end', cell: ({ useful }) => useful },
    { id: 'notUseful', header: t('notUseful'), align: 'end', cell: ({ notUseful }) => notUseful },
    { id: 'remarks', header: t('remarks'), align: 'end', cell: ({ remarks }) => remarks },
    { id: 'last', header: t('last'), cell: ({ lastAt }) => lastAt && <Instant at={lastAt} form="date" /> },
  ];
};

/** What people looked for, and no article is about. */
const Missed = () => {
  const t = useTranslations('help.missed');
  return (
    <Card title={t('title')}>
      <Loaded query={useQuery(missedOptions)} loading={<LinesLoading lines={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Muted>{t('none')}</Muted>
          ) : (
            <Stack as="ul" gap={8}>
              {list.map(({ words, times, lastAt }) => (
                <Row as="li" key={words} gap={16} justify="between" wrap>
                  <Text as="span" breakable>
                    {words}
                  </Text>
                  <Muted as="span">
                    {t('times', { count: times })} · <Instant at={lastAt} form="date" />
                  </Muted>
                </Row>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
};

/** What readers of the help center find useful, what they miss, and what they look for in vain. */
export const HelpPage = ({ search, onSearch }: HelpPageProps) => {
  const t = useTranslations('help');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const router = useRouter();
  const { data, error, refetch } = useQuery(helpOptions);
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} line={t('line')} />
      <Missed />
      <DataTable<DeskHelp>
        label={t('articles')}
        columns={useColumns()}
        rows={data?.list}
        rowId={({ slug }) => slug}
        opening={{
          hrefOf: ({ slug }) => router.buildLocation({ to: '/help', search: { slug } }).href,
          onOpen: ({ slug }) => onSearch({ slug }),
          openId: search.slug,
        }}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={IconHelpCircle} title={t('articles')} />}
        expectedRows={12}
      />
      <Suspense>
        {search.slug && <RemarkPanel key={search.slug} slug={search.slug} onClose={() => onSearch({})} />}
      </Suspense>
    </Stack>
  );
};
