import { type Dispute, DisputeStatus } from '@balcao/contract/dispute';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { TransactionList } from '../../lib/transaction-list.tsx';
import { type DisputeSearch, disputeListOptions } from './dispute.queries.ts';
import { disputeTones } from './dispute-badge.tsx';
import { useDisputeColumns } from './dispute-columns.tsx';
import { useDisputeSearch } from './use-dispute-search.ts';

const DisputePanel = lazy(() => import('./dispute-panel.tsx'));
const numberOf = ({ number }: Dispute): string => number;

const useFilters = (): readonly Filter<keyof DisputeSearch>[] => {
  const t = useTranslations('dispute');
  const options = DisputeStatus.options.map((one) => ({
    value: one,
    label: t(`status.${one}`),
    mark: <ToneIcon tone={disputeTones[one]} size={16} />,
  }));
  return [{ kind: 'select', id: 'status', label: t('columns.status'), options }];
};

/** Disputes in which a bank asks for the money of a Pix back; one of them opens in a side panel. */
export const DisputeListPage = () => {
  const t = useTranslations('dispute');
  const address = useDisputeSearch();
  return (
    <TransactionList
      name="dispute"
      title={t('title')}
      line={t('line')}
      address={address}
      query={useQuery(disputeListOptions(address.search))}
      columns={useDisputeColumns()}
      sortIds={{ time: 'opened' }}
      filters={useFilters()}
      numberOf={numberOf}
      empty={{ icon: IconGavel, title: t('empty.title'), text: t('empty.text'), nothing: t('nothing') }}
      panel={(number) => <DisputePanel key={number} number={number} onClose={address.close} />}
    />
  );
};
