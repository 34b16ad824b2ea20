import { formatDate } from '@balcao/brazil/dates';
import { FileRail, type Reconciliation } from '@balcao/contract/ledger-reconciliation';
import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconArrowsDiff, IconChecks, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { reconciliationListOptions } from './reconciliation.queries.ts';
import { ReconciliationSearch } from './reconciliation-search.ts';
import { ReconciliationState } from './reconciliation-state.tsx';

const ReconciliationPanel = lazy(() => import('./reconciliation-panel.tsx'));
const UploadDialog = lazy(() => import('./upload-dialog.tsx'));

interface ReconciliationPageProps {
  search: ReconciliationSearch;
  /** Whether the viewer may send files and say how a difference was resolved. */
  mayDecide: boolean;
  onSearch: (search: ReconciliationSearch) => void;
  hrefOf: (search: ReconciliationSearch) => string;
}
type Side = NonNullable<Reconciliation['result']>['theirs'];

const netOf = ({ in: income, out }: Side): number => income - out;

const useColumns = (): readonly Column<Reconciliation>[] => {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const money = (id: string, header: string, of: (result: NonNullable<Reconciliation['result']>) => number) => ({
    id,
    header,
    align: 'end' as const,
    cell: ({ result }: Reconciliation) => (result ? <Money centavos={of(result)} /> : '–'),
  });
  return [
    { id: 'day', header: t('columns.day'), cell: ({ day }) => formatDate(day, { locale, form: 'date' }) },
    { id: 'rail', header: t('columns.rail'), cell: ({ rail }) => t(`rail.${rail}`), fills: true },
    { id: 'standing', header: t('columns.standing'), cell: (row) => <ReconciliationState {...row} /> },
    { id: 'lines', header: t('columns.lines'), align: 'end', cell: ({ result }) => result?.theirs.count ?? '–' },
    money('theirs', t('columns.theirs'), ({ theirs }) => netOf(theirs)),
    money('ours', t('columns.ours'), ({ ours }) => netOf(ours)),
    money('difference', t('columns.difference'), ({ theirs, ours }) => netOf(theirs) - netOf(ours)),
  ];
};

const Files = ({ search, onSearch, hrefOf }: Omit<ReconciliationPageProps, 'mayDecide'>) => {
  const t = useTranslations('reconciliation');
  const { data, error, refetch, isPlaceholderData } = useQuery(reconciliationListOptions(search));
  const { id, ...list } = search;
  const rails = FileRail.options.map((value) => ({ value, label: t(`rail.${value}`) }));
  return (
    <DataTable<Reconciliation>
      label={t('title')}
      columns={useColumns()}
      rows={data?.list}
      rowId={(row) => row.id}
      opening={{
        hrefOf: (row) => hrefOf({ ...list, id: row.id }),
        onOpen: (row) => onSearch({ ...list, id: row.id }),
        openId: id,
      }}
      error={error}
      onRetry={() => void refetch()}
      isStale={isPlaceholderData}
      filters={
        <FilterBar
          filters={[{ kind: 'select', id: 'rail', label: t('columns.rail'), options: rails }]}
          values={{ rail: search.rail }}
          onChange={(changed) => onSearch(ReconciliationSearch.parse({ ...list, ...changed, cursor: undefined }))}
        />
      }
      empty={<Empty search={search} onClear={() => onSearch(search.open ? { open: search.open } : {})} />}
      pager={{
        page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
        cursor: search.cursor,
        onCursor: (cursor) => onSearch({ ...list, cursor }),
      }}
      expectedRows={10}
    />
  );
};

/** What the rails say next to what the books say, day by day: green, grey or red, to the centavo. */
export const ReconciliationPage = ({ search, mayDecide, onSearch, hrefOf }: ReconciliationPageProps) => {
  const t = useTranslations('reconciliation');
  const [isSending, setSending] = useState(false);
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { id, ...list } = search;
  const tabs = ([undefined, 'true'] as const).map((open) => {
    const address: Readonly<Record<string, string>> = open ? { open } : {};
    const label = t(open ? 'tabs.open' : 'tabs.all');
    return { to: '/finance/reconciliation', search: address, label, isCurrent: search.open === open };
  });
  const send = mayDecide && (
    <Button leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />} onClick={() => setSending(true)}>
      {t('upload.open')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} actions={send || undefined} />
      <TabLinks label={t('tabs.label')} tabs={tabs} />
      <Files search={search} onSearch={onSearch} hrefOf={hrefOf} />
      <Suspense>
        {id && <ReconciliationPanel key={id} id={id} mayDecide={mayDecide} onClose={() => onSearch(list)} />}
        {isSending && (
          <UploadDialog
            onClose={() => setSending(false)}
            onTaken={(taken) => {
              setSending(false);
              onSearch({ id: taken });
            }}
          />
        )}
      </Suspense>
    </>
  );
};

const Empty = ({ search, onClear }: { search: ReconciliationSearch; onClear: () => void }) => {
  const t = useTranslations('reconciliation.empty');
  if (search.rail || search.cursor)
    return (
      <NothingFound title={t('found')} onClear={onClear}>
        {t('foundText')}
      </NothingFound>
    );
  return search.open ? (
    <EmptyState icon={IconChecks} title={t('open')}>
      {t('openText')}
    </EmptyState>
  ) : (
    <EmptyState icon={IconArrowsDiff} title={t('none')}>
      {t('noneText')}
    </EmptyState>
  );
};
