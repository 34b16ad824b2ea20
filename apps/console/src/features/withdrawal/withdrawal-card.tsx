import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DeskWithdrawal, withdrawalListOptions } from './withdrawal.queries.ts';
import { WithdrawalSearch } from './withdrawal-search.ts';
import { WithdrawalState } from './withdrawal-state.tsx';

const parts = ['waiting', 'failed', 'done'] as const;
type Shown = (typeof parts)[number];

interface WithdrawalCardProps {
  id: string;
  /** The address of the desk with a withdrawal open, and the way there. */
  hrefOf: (search: WithdrawalSearch) => string;
  onOpen: (search: WithdrawalSearch) => void;
}

const useColumns = (): readonly Column<DeskWithdrawal>[] => {
  const t = useTranslations('withdrawal');
  return [
    { id: 'number', header: t('columns.number'), cell: ({ number }) => number, fills: true },
    { id: 'status', header: t('columns.status'), cell: (one) => <WithdrawalState {...one} /> },
    { id: 'amount', header: t('columns.amount'), align: 'end', cell: ({ amount }) => <Money centavos={amount} /> },
    { id: 'applied', header: t('columns.applied'), cell: ({ appliedAt }) => <Instant at={appliedAt} /> },
  ];
};

/** A merchant's withdrawals; each opens at the desk. */
export const WithdrawalCard = ({ id, hrefOf, onOpen }: WithdrawalCardProps) => {
  const t = useTranslations('withdrawal');
  const [show, setShow] = useState<Shown>('waiting');
  const [cursor, setCursor] = useState<string>();
  const search = WithdrawalSearch.parse({ show, merchantId: id, cursor });
  const { data, error, refetch, isPlaceholderData } = useQuery(withdrawalListOptions(search));
  const choose = (next: Shown) => {
    setShow(next);
    setCursor(undefined);
  };
  const opened = ({ number }: DeskWithdrawal): WithdrawalSearch => ({ show, merchantId: id, of: id, number });
  return (
    <Card
      title={t('title')}
      actions={
        <SwitchBar<Shown>
          label={t('parts.label')}
          options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
          value={show}
          onChange={choose}
        />
      }
    >
      <DataTable<DeskWithdrawal>
        label={t('title')}
        columns={useColumns()}
        rows={data?.list}
        rowId={({ number }) => number}
        opening={{ hrefOf: (row) => hrefOf(opened(row)), onOpen: (row) => onOpen(opened(row)) }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t(`empty.${show}`)}</p>}
        pager={{ page: data, cursor, onCursor: setCursor }}
        expectedRows={3}
      />
      <Box as="p" mt={12}>
        <AppLink to="/withdrawal" search={{ show, merchantId: id }} className="link">
          {t('toDesk')}
        </AppLink>
      </Box>
    </Card>
  );
};
