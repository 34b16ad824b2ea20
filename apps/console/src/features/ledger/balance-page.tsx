import { formatDate } from '@balcao/brazil/dates';
import type { LedgerAccount } from '@balcao/contract/ledger-balance';
import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useCommand } from '@balcao/ui/use-command';
import { IconDownload, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BalanceSearch } from './balance-search.ts';
import { balanceFile, trialBalanceOptions } from './ledger.queries.ts';
import { useAccountNames } from './use-account-names.ts';

const AccountPanel = lazy(() => import('./account-panel.tsx'));

interface BalancePageProps {
  search: BalanceSearch;
  onSearch: (search: BalanceSearch) => void;
  hrefOf: (account: string) => string;
}
type AccountRow = LedgerAccount;
const keyOf = ({ bucket, rail }: AccountRow): string => `${bucket}:${rail}`;

const useColumns = (): readonly Column<AccountRow>[] => {
  const t = useTranslations('ledger.balance');
  const { nameOf } = useAccountNames();
  const amount = (id: string, header: string, of: (row: AccountRow) => number): Column<AccountRow> => ({
    id,
    header,
    align: 'end',
    cell: (row) => (of(row) === 0 ? '–' : <Money centavos={of(row)} />),
  });
  return [
    {
      id: 'account',
      header: t('columns.account'),
      cell: (row) => <MoneyName kind={kindOfAccount(row.bucket)}>{nameOf(keyOf(row))}</MoneyName>,
      fills: true,
    },
    amount('debit', t('columns.debit'), ({ debit }) => debit),
    amount('credit', t('columns.credit'), ({ credit }) => credit),
    amount('owed', t('columns.owed'), ({ balance }) => Math.max(-balance, 0)),
    amount('owing', t('columns.owing'), ({ balance }) => Math.max(balance, 0)),
  ];
};

/** Both sides of the whole: equal, or something is wrong. */
const Sums = ({ accounts }: { accounts: readonly AccountRow[] }) => {
  const t = useTranslations('ledger.balance');
  const sum = accounts.reduce((all, { balance }) => all + balance, 0);
  const side = accounts.reduce((all, { balance }) => all + Math.max(balance, 0), 0);
  return (
    <Row as="p" gap={16} rowGap={8} align="center" wrap mb={16}>
      <StatusBadge tone={sum === 0 ? 'good' : 'bad'}>{sum === 0 ? t('even') : t('uneven')}</StatusBadge>
      <span>
        {t('sides')} <strong>{<Money centavos={side} />}</strong>
      </span>
    </Row>
  );
};

const Downloads = ({ day }: { day: string | undefined }) => {
  const t = useTranslations('ledger.balance');
  const save = useCommand({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(await balanceFile(format, day), `${t('fileName')}-${day ?? t('fileNow')}.${format}`),
  });
  const button = (format: 'csv' | 'xlsx', name: string) => (
    <Button
      variant="default"
      loading={save.isPending && save.variables === format}
      leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
      onClick={() => save.mutate(format)}
    >
      {name}
    </Button>
  );
  return (
    <>
      {button('csv', 'CSV')}
      {button('xlsx', 'XLSX')}
    </>
  );
};

/** The trial balance, now or at the close of a day; an account opens with the merchants that it is the sum of. */
export const BalancePage = ({ search, onSearch, hrefOf }: BalancePageProps) => {
  const t = useTranslations('ledger.balance');
  const locale = useLocale();
  const { data, error, refetch, isPlaceholderData } = useQuery(trialBalanceOptions(search.day));
  const { day, account, cursor } = search;
  const columns = useColumns();
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const days = (data?.closes ?? []).map((one) => ({
    value: one.day,
    label: formatDate(one.day, { locale, form: 'date' }),
  }));
  const chosen = (changed: unknown): string | undefined => (Array.isArray(changed) ? changed.at(-1) : undefined);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} actions={<Downloads day={day} />} />
      {data && <Sums accounts={data.accounts} />}
      {data?.close && (
        <Muted mb={16} breakable>
          {t('closedAt')} <Instant at={data.close.closedAt} /> · {t('hash')} <code>{data.close.hash.slice(0, 16)}</code>
        </Muted>
      )}
      <DataTable<AccountRow>
        label={t('title')}
        columns={columns}
        rows={data?.accounts}
        rowId={keyOf}
        opening={{
          hrefOf: (row) => hrefOf(keyOf(row)),
          onOpen: (row) => onSearch({ day, account: keyOf(row) }),
          openId: account,
        }}
        expectedRows={13}
        error={error}
        onRetry={() => void refetch()}
        isStale={isPlaceholderData}
        filters={
          <FilterBar
            filters={[{ kind: 'select', id: 'day', label: t('asOf'), options: days }]}
            values={{ day: day ? [day] : undefined }}
            onChange={(changed) => onSearch({ day: chosen(changed.day) })}
          />
        }
        empty={<EmptyState icon={IconScale} title={t('none')} />}
      />
      <Suspense>
        {account && (
          <AccountPanel
            key={account}
            account={account}
            day={day}
            cursor={cursor}
            onCursor={(next) => onSearch({ ...search, cursor: next })}
            onClose={() => onSearch({ day })}
          />
        )}
      </Suspense>
    </>
  );
};
