import { sortsOf } from '@balcao/contract/list-declaration';
import type { RefundEntry } from '@balcao/contract/refund';
import { refundList } from '@balcao/contract/refund-list';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf } from '../../lib/list-address.ts';
import { TransactionList } from '../../lib/transaction-list.tsx';
import { refundListOptions } from './refund.queries.ts';
import { useRefundColumns } from './refund-columns.tsx';
import { useRefundFilters } from './refund-filters.tsx';
import { RefundPolicyLine } from './refund-policy.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useRefundDecision } from './use-refund-decision.ts';
import { useRefundSearch } from './use-refund-search.ts';

const RefundPanel = lazy(() => import('./refund-panel.tsx'));
const numberOf = ({ number }: RefundEntry): string => number;

/** The refunds of the past three months; one of them opens in a side panel with its own address. */
export const RefundListPage = () => {
  const t = useTranslations('refund');
  const address = useRefundSearch();
  const { search } = address;
  const [rejected, setRejected] = useState<RefundEntry>();
  return (
    <>
      <TransactionList
        name="refund"
        title={t('title')}
        line={t('line')}
        address={address}
        query={useQuery(refundListOptions(search))}
        columns={useRefundColumns(search.basis === '2', useActions(setRejected))}
        sortIds={sortsOf(refundList, search.basis === '2')}
        filters={useRefundFilters()}
        numberOf={numberOf}
        empty={{
          icon: IconArrowBackUp,
          title: t('empty.title'),
          text: t('empty.text'),
          nothing: t('nothing'),
        }}
        actions={<ExportButton subject="refund" filter={filterOf(search)} />}
        above={<RefundPolicyLine />}
        panel={(number) => <RefundPanel key={number} number={number} onClose={address.close} />}
      />
      {rejected && <RejectDialog refund={rejected} onClose={() => setRejected(undefined)} />}
    </>
  );
};

/** What can be done with a refund on its row. */
const useActions = (onReject: (refund: RefundEntry) => void) => {
  const t = useTranslations('refund');
  const shared = useTranslations('shared');
  const { canApprove, canReject, approve } = useRefundDecision();
  return (refund: RefundEntry) => [
    ...(canApprove(refund) ? [{ label: t('approve.button'), icon: IconCheck, onAct: () => void approve(refund) }] : []),
    ...(canReject(refund)
      ? [{ label: shared('reject'), icon: IconX, onAct: () => onReject(refund), dangerous: true }]
      : []),
  ];
};
