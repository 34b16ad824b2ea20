import { MovementKind, TradeDirection } from '@balcao/contract/ledger-statement';
import type { Filter } from '@balcao/ui/filter';
import { useTranslations } from 'use-intl';
import type { StatementSearch } from './statement.queries.ts';

/** What narrows a statement: its days, what moved the money, and which way. */
export const useStatementFilters = (): readonly Filter<keyof StatementSearch>[] => {
  const t = useTranslations('ledger');
  return [
    { kind: 'days', fromId: 'from', toId: 'to', label: t('filters.days') },
    {
      kind: 'select',
      id: 'kind',
      label: t('filters.kind'),
      options: MovementKind.options.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      kind: 'select',
      id: 'direction',
      label: t('filters.direction'),
      options: TradeDirection.options.map((value) => ({
        value,
        label: t(`directions.${value === '1' ? 'in' : 'out'}`),
      })),
    },
  ];
};
