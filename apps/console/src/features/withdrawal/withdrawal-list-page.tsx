import { WithdrawalPart } from '@balcao/contract/withdrawal-desk';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import type { MoneyKind } from '@balcao/ui/money-kind';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { type DeskWithdrawal, withdrawalFiguresOptions, withdrawalListOptions } from './withdrawal.queries.ts';
import classes from './withdrawal-list-page.module.css';
import { WithdrawalSearch } from './withdrawal-search.ts';
import { WithdrawalState } from './withdrawal-state.tsx';

const WithdrawalPanel = lazy(() => import('./withdrawal-panel.tsx'));

interface WithdrawalListPageProps {
  search: WithdrawalSearch;
  /** Whether the viewer may have the bank queried. */
  mayAsk: boolean;
  onSearch: (search: WithdrawalSearch) => void;
  hrefOf: (search: WithdrawalSearch) => string;
}

const useColumns = (hasEnded: boolean): readonly Column<DeskWithdrawal>[] => {
  const t = useTranslations('withdrawal');
  const last: Column<DeskWithdrawal> = hasEnded
    ? {
        id: 'completed',
        header: t('columns.completed'),
        cell: ({ completedAt }) => (completedAt ? <Instant at={completedAt} /> : '–'),
      }
    : {
        id: 'next',
        header: t('columns.next'),
        cell: ({ nextCheckAt }) => (nextCheckAt ? <Instant at={nextCheckAt} /> : '–'),
      };
  return [
    { id: 'merchant', header: t('columns.merchant'), cell: ({ merchant }) => merchant.name, fills: true },
    { id: 'number', header: t('columns.number'), cell: ({ number }) => number },
    { id: 'status', header: t('columns.status'), cell: (one) => <WithdrawalState {...one} /> },
    {
      id: 'checks',
      header: t('columns.checks'),
      align: 'end',
      cell: ({ checks }) => t('panel.times', { count: checks }),
    },
    { id: 'amount', header: t('columns.amount'), align: 'end', cell: ({ amount }) => <Money centavos={amount} /> },
    { id: 'applied', header: t('columns.applied'), cell: ({ appliedAt }) => <Instant at={appliedAt} /> },
    last,
  ];
};

/** What failed is available again, and no money of these. */
const kinds: Readonly<Record<WithdrawalPart, MoneyKind | undefined>> = {
  waiting: 'withdrawing',
  retried: 'withdrawing',
  late: 'withdrawing',
  failed: undefined,
  done: 'withdrawn',
};

/** What the withdrawals of all merchants come to now. */
const WithdrawalFigures = () => {
  const t = useTranslations('withdrawal');
  const { data, error } = useQuery(withdrawalFiguresOptions);
  if (error && !data) return null; // The table below says so.
  return (
    <Figures className={classes.figures} isBusy={!data} of={data}>
      {WithdrawalPart.options.map((part) => (
        <Figure
          key={part}
          label={t(`figures.${part}`)}
          kind={kinds[part]}
          value={data && <Money centavos={data[part].amount} />}
        >
          {data ? t('count', { count: data[part].count }) : '\u00a0'}
        </Figure>
      ))}
    </Figures>
  );
};

/** Withdrawals of every merchant: what is on its way to the banks, what was asked again, what is late, what has ended. */
export const WithdrawalListPage = ({ search, mayAsk, onSearch, hrefOf }: WithdrawalListPageProps) => {
  const t = useTranslations('withdrawal');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const client = useQueryClient();
  const { data, error, isPlaceholderData } = useQuery(withdrawalListOptions(search));
  const { of, number, ...list } = search;
  const show = search.show ?? 'waiting';
  const opened = ({ merchant, number: one }: DeskWithdrawal) => ({ ...list, of: merchant.merchantId, number: one });
  const tabs = WithdrawalPart.options.map((part) => {
    const whose = search.merchantId ? { merchantId: search.merchantId } : {};
    const address: Readonly<Record<string, string>> = part === 'waiting' ? whose : { ...whose, show: part };
    return { to: '/withdrawal', search: address, label: t(`parts.${part}`), isCurrent: show === part };
  });
  const mine = search.merchantId ? data?.list[0] : undefined;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <WithdrawalFigures />
      <TabLinks label={t('parts.label')} tabs={tabs} />
      {mine && <OnlyOf name={mine.merchant.name} show={search.show} />}
      <DataTable<DeskWithdrawal>
        label={t(`parts.${show}`)}
        columns={useColumns(show === 'failed' || show === 'done')}
        rows={data?.list}
        rowId={(one) => one.number}
        opening={{ hrefOf: (one) => hrefOf(opened(one)), onOpen: (one) => onSearch(opened(one)), openId: number }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void client.refetchQueries({ queryKey: ['withdrawal'], type: 'active' })}
        filters={
          <FilterBar
            filters={[{ kind: 'text', id: 'search', label: t('search'), maxLength: 80 }]}
            values={list}
            onChange={(changed) => onSearch(WithdrawalSearch.parse({ ...list, ...changed, cursor: undefined }))}
          />
        }
        empty={<Empty search={search} onClear={() => onSearch(search.show ? { show: search.show } : {})} />}
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: (cursor) => onSearch({ ...list, cursor }),
        }}
        expectedRows={8}
      />
      <Suspense>
        {of && number && (
          <WithdrawalPanel key={number} id={of} number={number} mayAsk={mayAsk} onClose={() => onSearch(list)} />
        )}
      </Suspense>
    </>
  );
};

const OnlyOf = ({ name, show }: { name: string; show: WithdrawalPart | undefined }) => {
  const t = useTranslations('withdrawal');
  return (
    <Box as="p" mb={16}>
      {t('only', { name })}{' '}
      <AppLink to="/withdrawal" search={show ? { show } : {}} className="link">
        {t('everybody')}
      </AppLink>
    </Box>
  );
};

const Empty = ({ search, onClear }: { search: WithdrawalSearch; onClear: () => void }) => {
  const t = useTranslations('withdrawal');
  if (search.search || search.merchantId || search.cursor)
    return (
      <NothingFound title={t('none.title')} onClear={onClear}>
        {t('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconBuildingBank} title={t(`empty.${search.show ?? 'waiting'}`)}>
      {t('empty.text')}
    </EmptyState>
  );
};
