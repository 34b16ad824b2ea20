import { JournalKind, JournalPart } from '@balcao/contract/ledger-reversal';
import type { StaffMember } from '@balcao/contract/staff';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconReceipt2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { type Journal, journalListOptions } from './journal.queries.ts';
import { useJournalColumns } from './journal-columns.tsx';
import { isNarrowed, JournalSearch, partOf } from './journal-search.ts';

const JournalPanel = lazy(() => import('./journal-panel.tsx'));

interface JournalPageProps {
  search: JournalSearch;
  staff: StaffMember;
  onSearch: (search: JournalSearch) => void;
  hrefOf: (search: JournalSearch) => string;
}

/** Journals of the ledger: those about which a colleague asks, and those that someone looks up. */
export const JournalPage = ({ search, staff, onSearch, hrefOf }: JournalPageProps) => {
  const t = useTranslations('journal');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data, error, refetch, isPlaceholderData } = useQuery(journalListOptions(search));
  const { of, journal, ...list } = search;
  const part = partOf(search);
  const opened = ({ merchant, id }: Journal) => ({ ...list, of: merchant.merchantId, journal: id });
  const tabs = JournalPart.options.map((one) => {
    const address: Readonly<Record<string, string>> = one === 'asked' ? {} : { show: one };
    return { to: '/finance/journal', search: address, label: t(`parts.${one}`), isCurrent: part === one };
  });
  const merchant = search.merchantId && data?.list[0]?.merchant;
  const next = isPlaceholderData ? null : data?.nextCursor;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TabLinks label={t('parts.label')} tabs={tabs} />
      {merchant && <OnlyOf merchant={merchant} />}
      <DataTable<Journal>
        label={t(`parts.${part}`)}
        columns={useJournalColumns(search.merchantId !== undefined)}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf: (one) => hrefOf(opened(one)), onOpen: (one) => onSearch(opened(one)), openId: journal }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useJournalFilters()}
            values={list}
            onChange={(changed) =>
              onSearch(JournalSearch.parse({ ...list, ...changed, show: 'found', cursor: undefined }))
            }
          />
        }
        empty={<Empty search={search} onClear={() => onSearch({ show: 'found' })} />}
        expectedRows={6}
      />
      <Pages next={next} cursor={search.cursor} onCursor={(cursor) => onSearch({ ...list, cursor })} />
      <Suspense>
        {of && journal && (
          <JournalPanel key={journal} id={of} journalId={journal} staff={staff} onClose={() => onSearch(list)} />
        )}
      </Suspense>
    </>
  );
};

const useJournalFilters = (): readonly Filter<keyof JournalSearch>[] => {
  const t = useTranslations('journal');
  const kinds = JournalKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 120 },
    { kind: 'days', fromId: 'from', toId: 'to', label: t('days') },
    { kind: 'select', id: 'kind', label: t('columns.kind'), options: kinds },
  ];
};

const OnlyOf = ({ merchant: { merchantId, name } }: Pick<Journal, 'merchant'>) => {
  const t = useTranslations('journal');
  return (
    <Box as="p" mb={16}>
      {t('only', { name })}{' '}
      <AppLink to={`/merchant/${merchantId}`} className="link">
        {t('toMerchant')}
      </AppLink>
    </Box>
  );
};

const Empty = ({ search, onClear }: { search: JournalSearch; onClear: () => void }) => {
  const t = useTranslations('journal');
  const part = partOf(search);
  if (part === 'found' && isNarrowed(search))
    return (
      <NothingFound title={t('none.title')} onClear={onClear}>
        {t('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconReceipt2} title={t(`empty.${part}.title`)}>
      {t(`empty.${part}.text`)}
    </EmptyState>
  );
};

interface PagesProps {
  next: string | null | undefined;
  cursor: string | undefined;
  onCursor: (cursor: string | undefined) => void;
}
/** Journals are not counted: it only says whether there are older ones. */
const Pages = ({ next, cursor, onCursor }: PagesProps) => {
  const t = useTranslations('journal');
  if (!next && !cursor) return null;
  return (
    <Row gap={8} wrap mt={16}>
      {cursor && (
        <Button variant="default" onClick={() => onCursor(undefined)}>
          {t('first')}
        </Button>
      )}
      {next && (
        <Button variant="default" onClick={() => onCursor(next)}>
          {t('older')}
        </Button>
      )}
    </Row>
  );
};
