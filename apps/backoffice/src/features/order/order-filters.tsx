import { OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { orderTones } from './order-tones.ts';

/** Every filter of the contract; methods and products are two lists, since they share codes (reading 9). */
export const useOrderFilters = (): readonly Filter[] => {
  const t = useTranslations('order');
  return [
    { kind: 'text', id: 'number', label: t('filters.number'), maxLength: 64 },
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
    {
      kind: 'date',
      fromId: 'from',
      toId: 'to',
      label: t('filters.date'),
      basis: {
        id: 'basis',
        options: [
          { value: '1', label: t('columns.created') },
          { value: '2', label: t('columns.completed') },
        ],
      },
    },
    {
      kind: 'select',
      id: 'method',
      label: t('columns.method'),
      options: PaymentMethod.options.map((method) => ({ value: method, label: t(`method.${method}`) })),
    },
    {
      kind: 'select',
      id: 'product',
      label: t('columns.product'),
      options: PaymentProduct.options.map((product) => ({ value: product, label: t(`product.${product}`) })),
    },
    { kind: 'money', fromId: 'amountFrom', toId: 'amountTo', label: t('columns.amount') },
  ];
};
