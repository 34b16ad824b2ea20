import { type AppletVersion, VersionStage } from '@balcao/contract/version';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { sizeText } from '@balcao/ui/file-check';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { versionListOptions } from './version.queries.ts';
import { VersionBadge } from './version-badge.tsx';
import type { GoTo, VersionSearch } from './version-search.ts';
import { historyOf } from './version-search.ts';
import { stageTones } from './version-state.ts';

const useColumns = (): readonly Column<AppletVersion>[] => {
  const t = useTranslations('version');
  const shared = useTranslations('shared');
  const locale = useLocale();
  return [
    { id: 'number', header: t('version'), cell: ({ number }) => number },
    {
      id: 'stage',
      header: shared('status'),
      cell: (version) => <VersionBadge version={version} />,
    },
    { id: 'description', header: t('description'), cell: ({ description }) => description.split('\n')[0], fills: true },
    { id: 'developer', header: t('facts.developer'), cell: ({ developer }) => developer },
    { id: 'publisher', header: t('facts.publisher'), cell: ({ publisher }) => publisher ?? '–', hidden: true },
    {
      id: 'origin',
      header: t('facts.origin'),
      cell: ({ origin, machine }) => [t(`origin.${origin}`), machine].filter(Boolean).join(': '),
      hidden: true,
    },
    {
      id: 'bytes',
      header: t('facts.size'),
      cell: ({ bytes }) => sizeText(bytes, locale),
      align: 'end',
      hidden: true,
    },
    { id: 'createdAt', header: t('facts.created'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
  ];
};

interface VersionListProps {
  appletId: string;
  search: VersionSearch;
  goTo: GoTo;
  hrefOf: (search: VersionSearch) => string;
}

/** Every version that was ever sent, newest first. */
export const VersionList = ({ appletId, search, goTo, hrefOf }: VersionListProps) => {
  const t = useTranslations('version');
  const shared = useTranslations('shared');
  const history = historyOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(versionListOptions(appletId, search));
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, history, goTo);
  const options = VersionStage.options.map((value) => ({
    value,
    label: t(`stage.${value}`),
    mark: <ToneIcon tone={stageTones[value]} size={16} />,
  }));
  return (
    <DataTable<AppletVersion>
      name="version"
      label={t('history')}
      columns={useColumns()}
      rows={mistake ? [] : data?.list}
      rowId={({ id }) => id}
      opening={{
        hrefOf: ({ id }) => hrefOf({ ...history, open: id }),
        onOpen: ({ id }) => goTo({ ...history, open: id }),
        openId: search.open,
      }}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      expectedRows={5}
      filters={
        <FilterBar
          filters={[{ kind: 'select', id: 'stage', label: shared('status'), options }]}
          values={{ stage: search.stage }}
          onChange={(changed) => goTo(withFilters(history, changed))}
        />
      }
      empty={
        <EmptyList
          icon={IconVersions}
          title={t('empty.title')}
          filters={{
            nothing: t('empty.filtered'),
            narrows: narrows({ stage: search.stage }),
            mistake,
            onClear: () => goTo({}),
          }}
          cursor={search.cursor}
          onFirst={() => pager.onCursor(undefined)}
        >
          {t('empty.text')}
        </EmptyList>
      }
      pager={pager}
    />
  );
};
