import { ErrorState } from '@balcao/ui/error-state.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Pager } from '@balcao/ui/pager.tsx';
import { useQuery } from '@tanstack/react-query';
import { filterMistake, logListOptions } from './log.queries.ts';
import { LogEnd, NoDeeds, NoneFound } from './log-empty.tsx';
import { LogExportButton } from './log-export-button.tsx';
import { useLogFilters } from './log-filters.tsx';
import { LogLines, LogLinesLoading } from './log-lines.tsx';
import classes from './log-list.module.css';
import { useLogSearch } from './use-log-search.ts';

/** What stands where the lines would be, when there are none. */
const NoLines = ({ mistake }: { mistake?: string | undefined }) => {
  const { search, narrows, setFilter, setCursor } = useLogSearch();
  const clear = () => setFilter({ event: undefined, actorId: undefined, from: undefined, to: undefined });
  return (
    <div className={classes.frame}>
      {mistake ? (
        <NoneFound mistake={mistake} onClear={clear} />
      ) : search.cursor ? (
        <LogEnd onFirst={() => setCursor(undefined)} />
      ) : narrows ? (
        <NoneFound mistake={undefined} onClear={clear} />
      ) : (
        <NoDeeds />
      )}
    </div>
  );
};

/** What was done in the team: by whom, to whom, when and from where. */
export const LogList = () => {
  const { search, filter, narrows, setFilter, setCursor } = useLogSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(logListOptions(search));
  const filters = useLogFilters();
  const mistake = filterMistake(error);
  const nextCursor = isPlaceholderData ? null : (data?.nextCursor ?? null);
  const isBare = data?.list.length === 0 && !narrows && !search.cursor;
  return (
    <>
      {!isBare && (
        <div className={classes.tools}>
          <div className={classes.filters}>
            <FilterBar filters={filters} values={filter} onChange={setFilter} />
          </div>
          <LogExportButton filter={filter} />
        </div>
      )}
      {mistake ? (
        <NoLines mistake={mistake} />
      ) : data ? (
        data.list.length > 0 ? (
          <LogLines entries={data.list} isStale={isPlaceholderData} />
        ) : (
          <NoLines />
        )
      ) : error ? (
        <div className={classes.frame}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <LogLinesLoading />
      )}
      {(data || !error) && !mistake && (
        <Pager page={data && { ...data, nextCursor }} cursor={search.cursor} onCursor={setCursor} />
      )}
    </>
  );
};
