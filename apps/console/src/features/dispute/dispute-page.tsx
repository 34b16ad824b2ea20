import type { DeskDispute } from '@balcao/contract/dispute-desk';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { disputesOptions } from './dispute.queries.ts';
import { useDisputeColumns } from './dispute-columns.tsx';
import type { DisputeSearch } from './dispute-search.ts';

const DisputePanel = lazy(() => import('./dispute-panel.tsx'));
const RegisterDialog = lazy(() => import('./register-dialog.tsx'));

interface DisputePageProps {
  search: DisputeSearch;
  /** Whether the viewer may register disputes and record decisions. */
  mayDecide: boolean;
  onSearch: (search: DisputeSearch) => void;
}

/** Disputes of every team: what banks have not decided yet, and what they have. */
export const DisputePage = ({ search, mayDecide, onSearch }: DisputePageProps) => {
  const t = useTranslations('dispute');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const [isRegistering, setRegistering] = useState(false);
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(disputesOptions(search));
  const { number, cursor, ...part } = search;
  const parts = [undefined, 'decided'] as const;
  const tabs = parts.map((one) => {
    const address: Readonly<Record<string, string>> = one ? { part: one } : {};
    const tab = { to: '/finance/disputes', search: address, label: t(`parts.${one ?? 'undecided'}`) };
    return { ...tab, isCurrent: search.part === one, ...(one ? {} : { count: data?.undecided }) };
  });
  const hrefOf = (row: DeskDispute): string =>
    router.buildLocation({ to: '/finance/disputes', search: { ...search, number: row.number } }).href;
  return (
    <>
      <PageHeader
        title={t('title')}
        line={t('line')}
        actions={mayDecide && <Button onClick={() => setRegistering(true)}>{t('register.button')}</Button>}
      />
      <TabLinks label={t('parts.label')} tabs={tabs} />
      <DataTable<DeskDispute>
        label={t('title')}
        columns={useDisputeColumns()}
        rows={data?.list}
        rowId={(row) => row.number}
        opening={{ hrefOf, onOpen: (row) => onSearch({ ...search, number: row.number }), openId: number }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<Empty search={search} onFirst={() => onSearch(part)} />}
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor,
          onCursor: (next) => onSearch({ ...part, cursor: next }),
        }}
        expectedRows={4}
      />
      <Suspense>
        {number && (
          <DisputePanel
            key={number}
            number={number}
            mayDecide={mayDecide}
            onClose={() => onSearch({ ...part, cursor })}
          />
        )}
        {isRegistering && <RegisterDialog onClose={() => setRegistering(false)} />}
      </Suspense>
    </>
  );
};

const Empty = ({ search, onFirst }: { search: DisputeSearch; onFirst: () => void }) => {
  const t = useTranslations('dispute');
  if (search.cursor)
    return (
      <PastTheEnd icon={IconCircleCheck} title={t('pastEnd.title')} first={t('pastEnd.first')} onFirst={onFirst} />
    );
  const part = search.part ?? 'undecided';
  return (
    <EmptyState icon={IconCircleCheck} title={t(`empty.${part}.title`)}>
      {t(`empty.${part}.text`)}
    </EmptyState>
  );
};
