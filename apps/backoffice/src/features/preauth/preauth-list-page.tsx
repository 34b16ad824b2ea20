import { type Preauth, PreauthStatus } from '@balcao/contract/preauth';
import type { Filter } from '@balcao/ui/filter';
import { IconCreditCardPay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { TransactionList } from '../../lib/transaction-list.tsx';
import { preauthListOptions } from './preauth.queries.ts';
import { usePreauthColumns } from './preauth-columns.tsx';
import { usePreauthSearch } from './use-preauth-search.ts';

const PreauthPanel = lazy(() => import('./preauth-panel.tsx'));

const useFilters = (): readonly Filter[] => {
  const t = useTranslations('preauth');
  return [
    { kind: 'text', id: 'number', label: t('number'), maxLength: 64 },
    {
      kind: 'select',
      id: 'status',
      label: t('columns.status'),
      options: PreauthStatus.options.map((status) => ({ value: status, label: t(`status.${status}`) })),
    },
  ];
};
const numberOf = ({ number }: Preauth): string => number;

/** Amounts that cards hold for the team, or held: one of them opens beside the list. */
export const PreauthListPage = () => {
  const t = useTranslations('preauth');
  const address = usePreauthSearch();
  return (
    <TransactionList
      name="preauth"
      title={t('title')}
      line={t('line')}
      address={address}
      query={useQuery(preauthListOptions(address.search))}
      columns={usePreauthColumns()}
      sortIds={{ time: 'since', amount: 'held' }}
      filters={useFilters()}
      numberOf={numberOf}
      empty={{ icon: IconCreditCardPay, title: t('empty'), text: t('emptyText'), nothing: t('nothing') }}
      panel={(number) => <PreauthPanel key={number} number={number} onClose={address.close} />}
    />
  );
};
