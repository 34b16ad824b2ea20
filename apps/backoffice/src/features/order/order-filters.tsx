import { OrderStatus, PaymentProduct } from '@balcao/contract/order';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { useTransactionFilters } from '../../lib/transaction-filters.ts';
import type { OrderSearch } from './order.queries.ts';
import { notByNumber } from './order-ask.ts';
import { useRareOrderFilters } from './order-rare-filters.ts';
import { orderTones } from './order-tones.ts';

/** Every filter of the contract; methods and products are two lists, since they share codes (rule: methods-are-not-products). */
export const useOrderFilters = (): readonly Filter<keyof OrderSearch>[] => {
  const t = useTranslations('order');
  const { number, date, method, amount } = useTransactionFilters({
    number: t('filters.number'),
    date: t('filters.date'),
    amount: t('columns.amount'),
    created: t('columns.created'),
    completed: t('columns.completed'),
  });
  return [
    { ...number, instead: notByNumber },
    {
      kind: 'select',
      id: 'status',
      label: t('columns.status'),
      options: OrderStatus.options.map((status) => ({
        value: status,
        label: t(`status.${status}`),
        mark: <ToneIcon tone={orderTones[status]} size={16} />,
      })),
    },
    date,
    method,
    {
      kind: 'select',
      id: 'product',
      label: t('columns.product'),
      options: PaymentProduct.options.map((product) => ({ value: product, label: t(`product.${product}`) })),
    },
    amount,
    ...useRareOrderFilters(),
  ];
};
