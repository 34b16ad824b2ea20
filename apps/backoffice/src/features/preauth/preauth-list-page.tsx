import { sortsOf } from '@balcao/contract/list-declaration';
import type { Preauth } from '@balcao/contract/preauth';
import { preauthList } from '@balcao/contract/preauth-list';
import { IconCreditCardPay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf } from '../../lib/list-address.ts';
import { TransactionList } from '../../lib/transaction-list.tsx';
import { preauthListOptions } from './preauth.queries.ts';
import { usePreauthColumns } from './preauth-columns.tsx';
import { usePreauthFilters } from './preauth-filters.tsx';
import { usePreauthSearch } from './use-preauth-search.ts';

const PreauthPanel = lazy(() => import('./preauth-panel.tsx'));

const numberOf = ({ number }: Preauth): string => number;

/** Amounts that cards hold for the team, or held: one of them opens in a side panel. */
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
      sortIds={sortsOf(preauthList)}
      filters={usePreauthFilters()}
      numberOf={numberOf}
      empty={{ icon: IconCreditCardPay, title: t('empty'), text: t('emptyText'), nothing: t('nothing') }}
      actions={<ExportButton subject="preauth" filter={filterOf(address.search)} />}
      panel={(number) => <PreauthPanel key={number} number={number} onClose={address.close} />}
    />
  );
};
