import { type AppletVersion, VersionStage } from '@balcao/contract/version';
import { versionList } from '@balcao/contract/version-list';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { sizeText } from '@balcao/ui/file-check';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { versionListOptions } from './version.queries.ts';
import { VersionBadge } from './version-badge.tsx';
import type { GoTo, VersionSearch } from './version-search.ts';
import { historyOf } from './version-search.ts';
import { stageTones } from './version-state.ts';

const useColumns = (): readonly Column<AppletVersion>[] => {
  const t = useTranslations('version');
  const locale = useLocale();
  return useListColumns(versionList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      stage: (version) => <VersionBadge version={version} />,
      description: ({ description }) => description.split('\n')[0],
      origin: ({ origin, machine }) => [t(`origin.${origin}`), machine].filter(Boolean).join(': '),
      size: ({ bytes }) => sizeText(bytes, locale),
    },
  });
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
      actions={<ExportButton subject="version" filter={{ stage: search.stage, appletId }} />}
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
