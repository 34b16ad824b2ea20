import { type InstalmentPlan, InstalmentStanding } from '@balcao/contract/instalment';
import { instalmentList } from '@balcao/contract/instalment-list';
import { sortsOf } from '@balcao/contract/list-declaration';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf } from '../../lib/list-address.ts';
import { TransactionList } from '../../lib/transaction-list.tsx';
import { type InstalmentSearch, instalmentListOptions } from './instalment.queries.ts';
import { standingTones } from './instalment-badge.tsx';
import { useInstalmentColumns } from './instalment-columns.tsx';
import { useInstalmentSearch } from './use-instalment-search.ts';

const InstalmentPanel = lazy(() => import('./instalment-panel.tsx'));

const useFilters = (): readonly Filter<keyof InstalmentSearch>[] => {
  const t = useTranslations('instalment');
  return [
    { kind: 'text', id: 'number', label: t('filters.number'), maxLength: 64 },
    {
      kind: 'select',
      id: 'status',
      label: t('columns.status'),
      options: InstalmentStanding.options.map((standing) => ({
        value: standing,
        label: t(`status.${standing}`),
        mark: <ToneIcon tone={standingTones[standing]} size={16} />,
      })),
    },
    { kind: 'days', fromId: 'dueFrom', toId: 'dueTo', label: t('filters.due') },
  ];
};
const numberOf = ({ orderNumber }: InstalmentPlan): string => orderNumber;

/** Orders that were paid in parts: what the card's issuer has paid, and what it still owes. */
export const InstalmentListPage = () => {
  const t = useTranslations('instalment');
  const address = useInstalmentSearch();
  return (
    <TransactionList
      name="instalment"
      title={t('title')}
      line={t('line')}
      address={address}
      query={useQuery(instalmentListOptions(address.search))}
      columns={useInstalmentColumns()}
      sortIds={sortsOf(instalmentList)}
      filters={useFilters()}
      numberOf={numberOf}
      empty={{
        icon: IconCalendarDollar,
        title: t('empty.title'),
        text: t('empty.text'),
        nothing: t('nothing'),
      }}
      actions={<ExportButton subject="instalment" filter={filterOf(address.search)} />}
      panel={(number) => <InstalmentPanel key={number} number={number} onClose={address.close} />}
    />
  );
};
