import { FilteredMethod } from '@balcao/contract/order';
import type { Filter } from '@balcao/ui/filter';
import { useTranslations } from 'use-intl';

interface Words {
  readonly number: string;
  readonly date: string;
  /** The two dates that a filter may speak of. */
  readonly created: string;
  readonly completed: string;
  readonly amount: string;
}

/** What payments and refunds alike are looked for by: a number, a period, the payment method, an amount. */
export const useTransactionFilters = (words: Words) => {
  const t = useTranslations('order');
  return {
    number: { kind: 'text', id: 'number', label: words.number, maxLength: 64 },
    date: {
      kind: 'date',
      fromId: 'from',
      toId: 'to',
      label: words.date,
      basis: {
        id: 'basis',
        options: [
          { value: '1', label: words.created },
          { value: '2', label: words.completed },
        ],
      },
    },
    method: {
      kind: 'select',
      id: 'method',
      label: t('columns.method'),
      options: FilteredMethod.options.map((method) => ({ value: method, label: t(`method.${method}`) })),
    },
    amount: { kind: 'money', fromId: 'amountFrom', toId: 'amountTo', label: words.amount },
  } as const satisfies Record<string, Filter>;
};

/** The last four digits of the card that paid, or that holds. */
export const useCardFilter = () => {
  const t = useTranslations('order.filters');
  return {
    kind: 'word',
    id: 'cardLast4',
    label: t('cardLast4'),
    maxLength: 4,
    form: { pattern: /^\d{4}$/, wrong: t('cardLast4Wrong') },
  } as const satisfies Filter;
};
