import type { Release } from '@balcao/contract/version-release';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconRocket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { pagerOf } from '../../lib/list-pager.ts';
import { releaseListOptions } from './version.queries.ts';
import { type GoTo, historyOf, type VersionSearch } from './version-search.ts';
import { releaseTones } from './version-state.ts';

const useColumns = (): readonly Column<Release>[] => {
  const t = useTranslations('version');
  const release = useTranslations('release');
  const shared = useTranslations('shared');
  return [
    { id: 'number', header: t('version'), cell: ({ number }) => number },
    { id: 'kind', header: release('what'), cell: ({ kind }) => release(`kind.${kind}`) },
    {
      id: 'state',
      header: shared('status'),
      cell: ({ state }) => <StatusBadge tone={releaseTones[state]}>{release(`state.${state}`)}</StatusBadge>,
    },
    { id: 'share', header: release('share'), cell: ({ share }) => t('percent', { share }), align: 'end' },
    { id: 'former', header: release('former'), cell: ({ formerNumber }) => formerNumber ?? '–' },
    { id: 'publisher', header: t('facts.publisher'), cell: ({ publisher }) => publisher, fills: true },
    { id: 'startsAt', header: release('begins'), cell: ({ startsAt }) => <Instant at={startsAt} /> },
    {
      id: 'endedAt',
      header: release('ended'),
      cell: ({ endedAt }) => (endedAt ? <Instant at={endedAt} /> : '–'),
      hidden: true,
    },
  ];
};

interface ReleaseListProps {
  appletId: string;
  search: VersionSearch;
  goTo: GoTo;
}

/** What was published and put back, newest first. */
export const ReleaseList = ({ appletId, search, goTo }: ReleaseListProps) => {
  const t = useTranslations('version');
  const release = useTranslations('release');
  const { data, error, refetch, isPlaceholderData } = useQuery(releaseListOptions(appletId, search));
  const pager = pagerOf({ isPlaceholderData, data }, historyOf(search), goTo);
  return (
    <DataTable<Release>
      name="release"
      label={t('releases')}
      columns={useColumns()}
      rows={data?.list}
      rowId={({ id }) => id}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      expectedRows={5}
      empty={
        <EmptyList
          icon={IconRocket}
          title={release('empty')}
          cursor={search.cursor}
          onFirst={() => pager.onCursor(undefined)}
        >
          {release('emptyText')}
        </EmptyList>
      }
      pager={pager}
    />
  );
};
