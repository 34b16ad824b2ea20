import { ErrorState } from '@balcao/ui/error-state.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Pager } from '@balcao/ui/pager.tsx';
import { RecordFrame, RecordLines, RecordLinesLoading, RecordTools } from '@balcao/ui/record-list.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { logListOptions } from './log.queries.ts';
import { NoLogEntries } from './log-empty.tsx';
import { LogExportButton } from './log-export-button.tsx';
import { useLogFilters } from './log-filters.tsx';
import { LogLine } from './log-line.tsx';
import { useLogSearch } from './use-log-search.ts';

/** What stands where the lines would be, when there are none. */
const NoLines = ({ mistake }: { mistake?: string | undefined }) => {
  const { search, narrows, setFilter, setCursor } = useLogSearch();
  const clear = () => setFilter({ event: undefined, actorId: undefined, from: undefined, to: undefined });
  return (
    <RecordFrame>
      <NoLogEntries
        narrows={narrows}
        mistake={mistake}
        cursor={search.cursor}
        onClear={clear}
        onFirst={() => setCursor(undefined)}
      />
    </RecordFrame>
  );
};

/** Actions in the team: who did what to whom, when and from where. */
export const LogList = () => {
  const t = useTranslations('log');
  const { search, filter, narrows, setFilter, setCursor } = useLogSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(logListOptions(search));
  const filters = useLogFilters();
  const mistake = filterMistake(error);
  const nextCursor = isPlaceholderData ? null : (data?.nextCursor ?? null);
  const isBare = data?.list.length === 0 && !narrows && !search.cursor;
  return (
    <>
      {!isBare && (
        <RecordTools
          filters={<FilterBar filters={filters} values={filter} onChange={setFilter} />}
          action={<LogExportButton filter={filter} />}
        />
      )}
      {mistake ? (
        <NoLines mistake={mistake} />
      ) : data ? (
        data.list.length > 0 ? (
          <RecordLines label={t('list')} of={data} isStale={isPlaceholderData}>
            {data.list.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </RecordLines>
        ) : (
          <NoLines />
        )
      ) : error ? (
        <RecordFrame>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </RecordFrame>
      ) : (
        <RecordLinesLoading />
      )}
      {(data || !error) && !mistake && (
        <Pager page={data && { ...data, nextCursor }} cursor={search.cursor} onCursor={setCursor} />
      )}
    </>
  );
};
