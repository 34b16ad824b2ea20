import { PreauthStatus } from '@balcao/contract/preauth';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { useCardFilter } from '../../lib/transaction-filters.ts';
import type { PreauthSearch } from './preauth.queries.ts';
import { preauthTones } from './preauth-badge.tsx';

/** What narrows the list: the order, how the hold stands, since when, by which card, and how much. */
export const usePreauthFilters = (): readonly Filter<keyof PreauthSearch>[] => {
  const t = useTranslations('preauth');
  const card = useCardFilter();
  return [
    { kind: 'text', id: 'number', label: t('number'), maxLength: 64 },
    {
      kind: 'select',
      id: 'status',
      label: t('columns.status'),
      options: PreauthStatus.options.map((status) => ({
        value: status,
        label: t(`status.${status}`),
        mark: <ToneIcon tone={preauthTones[status]} size={16} />,
      })),
    },
    { kind: 'date', fromId: 'from', toId: 'to', label: t('columns.since') },
    card,
    { kind: 'money', fromId: 'amountFrom', toId: 'amountTo', label: t('columns.held') },
  ];
};
