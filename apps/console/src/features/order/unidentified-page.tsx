import { UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type UnidentifiedPayment, unidentifiedOptions } from './unidentified.queries.ts';
import { useUnidentifiedColumns } from './unidentified-columns.tsx';
import type { UnidentifiedSearch } from './unidentified-search.ts';

const ReturnDialog = lazy(() => import('./unidentified-return-dialog.tsx'));

interface UnidentifiedPageProps {
  search: UnidentifiedSearch;
  /** Whether anyone who looks may have it given back. */
  mayReturn: boolean;
  onSearch: (search: UnidentifiedSearch) => void;
}

/** Money that arrived without an order of ours: what waits for somebody, what is on its way back, and what is back. */
export const UnidentifiedPage = ({ search, mayReturn, onSearch }: UnidentifiedPageProps) => {
  const t = useTranslations('unidentified');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const [chosen, setChosen] = useState<UnidentifiedPayment>();
  const { data, error, refetch, isPlaceholderData } = useQuery(unidentifiedOptions(search));
  const shown = search.state ?? 'waiting';
  const partOf = (state: UnidentifiedState) =>
    state === 'waiting' ? t(mayReturn ? 'parts.yours' : 'parts.waiting') : t(`parts.${state}`);
  const tabs = UnidentifiedState.options.map((state) => {
    const address: Readonly<Record<string, string>> = state === 'waiting' ? {} : { state };
    const tab = { to: '/finance/ownerless', search: address, label: partOf(state) };
    return { ...tab, count: data?.counts[state], isCurrent: shown === state };
  });
  const first = search.state ? { state: search.state } : {};
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TabLinks label={t('parts.label')} tabs={tabs} />
      {shown === 'waiting' && !!data?.waiting && (
        <Box as="p" mb={16}>
          {t.rich('sum', { sum: () => <Money centavos={data.waiting} /> })}
        </Box>
      )}
      <DataTable<UnidentifiedPayment>
        label={t('title')}
        columns={useUnidentifiedColumns(shown, mayReturn ? setChosen : undefined)}
        rows={data?.list}
        rowId={({ endToEndId }) => endToEndId}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<Empty search={search} onFirst={() => onSearch(first)} />}
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: (cursor) => onSearch({ ...first, cursor }),
        }}
        expectedRows={4}
      />
      <Suspense>
        {chosen && <ReturnDialog key={chosen.endToEndId} payment={chosen} onClose={() => setChosen(undefined)} />}
      </Suspense>
    </>
  );
};

const Empty = ({ search, onFirst }: { search: UnidentifiedSearch; onFirst: () => void }) => {
  const t = useTranslations('unidentified');
  if (search.cursor)
    return (
      <PastTheEnd icon={IconCircleCheck} title={t('pastEnd.title')} first={t('pastEnd.first')} onFirst={onFirst} />
    );
  const { state = 'waiting' } = search;
  return (
    <EmptyState icon={IconCircleCheck} title={t(`empty.${state}.title`)}>
      {t(`empty.${state}.text`)}
    </EmptyState>
  );
};
