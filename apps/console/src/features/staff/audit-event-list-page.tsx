import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { ExportButton } from '@balcao/ui/export-button.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { Pager } from '@balcao/ui/pager.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { RecordFrame, RecordLines, RecordLinesLoading, RecordTools } from '@balcao/ui/record-list.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { IconHistory, IconHistoryOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { auditEventListOptions, exportedAuditEvents } from './audit-event.queries.ts';
import { useAuditEventFilters } from './audit-event-filters.tsx';
import { AuditEventLine } from './audit-event-line.tsx';
import type { AuditEventSearch } from './audit-event-search.ts';

interface AuditEventListPageProps {
  search: AuditEventSearch;
  onSearch: (search: AuditEventSearch) => void;
}

const narrows = ({ cursor: _, ...filter }: AuditEventSearch): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** What stands where the lines would be, when there are none. */
const NoLines = ({ search, onSearch, mistake }: AuditEventListPageProps & { mistake?: string | undefined }) => {
  const t = useTranslations('auditEvent');
  if (mistake === undefined && search.cursor)
    return (
      <PastTheEnd
        icon={IconHistoryOff}
        title={t('pastEnd.title')}
        first={t('pastEnd.first')}
        onFirst={() => onSearch({ ...search, cursor: undefined })}
      />
    );
  if (mistake !== undefined || narrows(search))
    return (
      <NothingFound title={t(mistake === undefined ? 'none.title' : 'none.wrong')} onClear={() => onSearch({})}>
        {mistake ?? t('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconHistory} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
};

/** The lines, or what stands in their place. */
const Lines = (props: AuditEventListPageProps) => {
  const t = useTranslations('auditEvent');
  const { data, error, refetch, isPlaceholderData } = useQuery(auditEventListOptions(props.search));
  const mistake = filterMistake(error);
  const isEmpty = data?.list.length === 0;
  if (mistake !== undefined || isEmpty)
    return (
      <RecordFrame>
        <NoLines {...props} mistake={mistake} />
      </RecordFrame>
    );
  if (!data && error)
    return (
      <RecordFrame>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </RecordFrame>
    );
  if (!data) return <RecordLinesLoading />;
  return (
    <RecordLines label={t('list')} of={data} isStale={isPlaceholderData}>
      {data.list.map((auditEvent) => (
        <AuditEventLine key={auditEvent.id} auditEvent={auditEvent} />
      ))}
    </RecordLines>
  );
};

/** What staff did: by whom, about what, when and from where. */
export const AuditEventListPage = ({ search, onSearch }: AuditEventListPageProps) => {
  const t = useTranslations('auditEvent');
  const { data, isPlaceholderData } = useQuery(auditEventListOptions(search));
  const filters = useAuditEventFilters();
  const { cursor, ...filter } = search;
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <RecordTools
        filters={
          <FilterBar
            filters={filters}
            values={filter}
            onChange={(changed) => onSearch({ ...filter, ...changed } as AuditEventSearch)}
          />
        }
        action={
          <ExportButton
            words={useTranslations('auditEvent.export')}
            parts={(signal) => exportedAuditEvents(filter, signal)}
          />
        }
      />
      <Lines search={search} onSearch={onSearch} />
      {data && (
        <Pager
          page={{ ...data, nextCursor: isPlaceholderData ? null : data.nextCursor }}
          cursor={cursor}
          onCursor={(next) => onSearch({ ...filter, cursor: next })}
        />
      )}
    </>
  );
};
