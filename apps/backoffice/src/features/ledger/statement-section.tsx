import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import { StatementAccount, type StatementLine } from '@balcao/contract/ledger-statement';
import { Choice } from '@balcao/ui/choice.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { IconReceipt2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { rangeMistake, type StatementSearch, statementOptions } from './statement.queries.ts';
import { StatementChart } from './statement-chart.tsx';
import { useStatementColumns } from './statement-columns.tsx';
import { useStatementFilters } from './statement-filters.ts';
import { filterOf, narrows, withFilters } from './statement-search.ts';
import { StatementSummary } from './statement-summary.tsx';

const accounts = ['available', 'pending', 'reserve', 'withdrawing', 'refunding', 'own'] as const;

const page = '/payment/financial/statement';

/** The statement of an account of the team's money: every movement with the balance after it, and the balance over time. */
export const StatementSection = () => {
  const t = useTranslations('ledger');
  const search: StatementSearch = useSearch({ from: '/team/payment/financial/statement' });
  const navigate = useNavigate();
  const onSearch = (changed: StatementSearch) => void navigate({ to: page, search: changed });
  const { data, error, refetch, isPlaceholderData } = useQuery(statementOptions(search));
  const account = search.account ?? StatementAccount.enum.available;
  const mistake = rangeMistake(error);
  const toCursor = (cursor: string | undefined) => onSearch({ ...search, cursor });
  const clear = () => onSearch({ account: search.account });
  return (
    <Stack gap={16} shrink>
      <Choice
        legend={t('account')}
        options={accounts.map((value) => ({ value, label: t(`accounts.${value}`), kind: kindOfAccount(value) }))}
        value={account}
        onChange={(chosen) => onSearch(withFilters(search, { account: chosen, kind: undefined }))}
      />
      <AboutAccount account={account} />
      {(data || !error) && <StatementSummary account={account} range={data} isStale={isPlaceholderData} />}
      {(data || !error) && <StatementChart account={account} search={search} />}
      <DataTable<StatementLine>
        name="statement"
        label={t('title')}
        columns={useStatementColumns(account)}
        rows={mistake ? [] : data?.list}
        rowId={({ id }) => id}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useStatementFilters()}
            values={search}
            onChange={(changed) => onSearch(withFilters(search, changed))}
          />
        }
        actions={
          <ExportButton subject="ledger" filter={filterOf(search)} except={account === 'available' ? [] : ['ofx']} />
        }
        empty={
          <EmptyList
            icon={IconReceipt2}
            title={t('empty.title')}
            filters={{ nothing: t('nothing'), narrows: narrows(search), mistake, onClear: clear }}
            cursor={search.cursor}
            onFirst={() => toCursor(undefined)}
          >
            {t('empty.text')}
          </EmptyList>
        }
        pager={{
          page: data && !mistake ? { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor } : undefined,
          cursor: search.cursor,
          onCursor: toCursor,
        }}
      />
    </Stack>
  );
};

/** What the account holds, and whose clock its days follow where that is not the member's own. */
const AboutAccount = ({ account }: { account: StatementAccount }) => {
  const t = useTranslations('ledger');
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  return (
    <Muted>
      {t(`lines.${account}`)} {zone !== DEFAULT_ZONE && t('zone')}
    </Muted>
  );
};
