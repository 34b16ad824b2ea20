import type { StaffMember } from '@balcao/contract/staff';
import { UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type UnidentifiedPayment, unidentifiedOptions } from './unidentified.queries.ts';
import type { UnidentifiedAction } from './unidentified-actions.tsx';
import { AskedAbout, LimitLine } from './unidentified-asked.tsx';
import { useUnidentifiedColumns } from './unidentified-columns.tsx';
import type { UnidentifiedSearch } from './unidentified-search.ts';

const dialogs = {
  match: lazy(() => import('./unidentified-match-dialog.tsx')),
  return: lazy(() => import('./unidentified-return-dialog.tsx')),
  credit: lazy(() => import('./unidentified-credit-dialog.tsx')),
  close: lazy(() => import('./unidentified-close-dialog.tsx')),
};

interface Chosen {
  readonly action: UnidentifiedAction;
  readonly payment: UnidentifiedPayment;
  /** The number of the team that a credit is meant for, where its order was found. */
  readonly merchantNumber?: string;
}
interface UnidentifiedPageProps {
  search: UnidentifiedSearch;
  staff: StaffMember;
  /** Whether the viewer may decide about it. */
  mayDecide: boolean;
  onSearch: (search: UnidentifiedSearch) => void;
}

/** The parts of the list, each with how many there are. */
const useTabs = (
  shown: UnidentifiedState,
  mayDecide: boolean,
  counts: Readonly<Record<UnidentifiedState, number>> | undefined,
) => {
  const t = useTranslations('unidentified.parts');
  return UnidentifiedState.options.map((state) => {
    const address: Readonly<Record<string, string>> = state === 'waiting' ? {} : { state };
    const label = t(state === 'waiting' && mayDecide ? 'yours' : state);
    const tab = { to: '/finance/unidentified', search: address, label };
    return { ...tab, count: counts?.[state], isCurrent: shown === state };
  });
};

/** Money that arrived without an order of ours: what waits for staff, what is on its way back, what is back, and what had an order. */
export const UnidentifiedPage = ({ search, staff, mayDecide, onSearch }: UnidentifiedPageProps) => {
  const t = useTranslations('unidentified');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const [chosen, setChosen] = useState<Chosen>();
  const { data, error, refetch, isPlaceholderData } = useQuery(unidentifiedOptions(search));
  const ChosenDialog = dialogs[chosen?.action ?? 'return'];
  const shown = search.state ?? 'waiting';
  const tabs = useTabs(shown, mayDecide, data?.counts);
  const first = search.state ? { state: search.state } : {};
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TabLinks label={t('parts.label')} tabs={tabs} />
      {shown === 'waiting' && data && (
        <Stack gap={12} mb={16}>
          {data.waiting > 0 && <Text>{t.rich('sum', { sum: () => <Money centavos={data.waiting} /> })}</Text>}
          <LimitLine limit={data.returnLimit} staff={staff} mayDecide={mayDecide} />
          <AskedAbout payments={data.asked} staff={staff} />
        </Stack>
      )}
      <DataTable<UnidentifiedPayment>
        label={t('title')}
        columns={useUnidentifiedColumns(
          shown,
          mayDecide ? (action, payment) => setChosen({ action, payment }) : undefined,
        )}
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
        {chosen && (
          <ChosenDialog
            key={`${chosen.action} ${chosen.payment.endToEndId}`}
            payment={chosen.payment}
            limit={data?.returnLimit.limit ?? 0}
            merchantNumber={chosen.merchantNumber}
            onCredit={(merchantNumber) => setChosen({ ...chosen, action: 'credit', merchantNumber })}
            onReturn={() => setChosen({ action: 'return', payment: chosen.payment })}
            onClose={() => setChosen(undefined)}
          />
        )}
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
