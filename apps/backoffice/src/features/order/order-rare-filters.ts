import { metadataKeyAtMost, metadataKeyForm, metadataValueAtMost } from '@balcao/contract/order-metadata';
import { goodsQuantityAtMost, RefundedShare } from '@balcao/contract/order-particulars';
import type { OrderShopCode } from '@balcao/contract/order-shop-code';
import type { Filter } from '@balcao/ui/filter';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCardFilter } from '../../lib/transaction-filters.ts';
import { type OrderSearch, orderShopCodesOptions } from './order.queries.ts';

/** By what was sold: its name, how many, the merchant's own id, and the price of one. */
const goodsFilters = (t: ReturnType<typeof useTranslations<'order'>>): readonly Filter<keyof OrderSearch>[] => [
  { kind: 'word', id: 'goodsName', label: t('columns.goods'), maxLength: 120, rare: true },
  {
    kind: 'word',
    id: 'goodsQuantity',
    label: t('filters.quantity'),
    maxLength: 7,
    form: { pattern: /^[1-9]\d{0,5}$|^1000000$/, wrong: t('filters.quantityWrong', { most: goodsQuantityAtMost }) },
    rare: true,
  },
  { kind: 'word', id: 'merchantGoodsId', label: t('panel.goodsId'), rare: true },
  { kind: 'money', fromId: 'unitPriceFrom', toId: 'unitPriceTo', label: t('panel.unitPrice'), rare: true },
];

/** What an order is searched by now and then: behind "more filters". */
export const useRareOrderFilters = (): readonly Filter<keyof OrderSearch>[] => {
  const t = useTranslations('order');
  const card = useCardFilter();
  const { data: codes = [] } = useQuery(orderShopCodesOptions);
  const nameOf = ({ name, isRemoved }: OrderShopCode) => (isRemoved ? t('filters.removedCode', { name }) : name);
  return [
    {
      kind: 'select',
      id: 'refunded',
      label: t('columns.refunded'),
      options: RefundedShare.options.map((share) => ({ value: share, label: t(`refundedShare.${share}`) })),
      rare: true,
    },
    {
      kind: 'word',
      id: 'payer',
      label: t('columns.payer'),
      maxLength: 80,
      form: { pattern: /^\S+$/, wrong: t('filters.payerWrong') },
      rare: true,
    },
    ...(codes.length > 0
      ? [
          {
            kind: 'select',
            id: 'shopCode',
            label: t('columns.shopCode'),
            options: codes.map((code) => ({ value: code.id, label: nameOf(code) })),
            rare: true,
          } as const,
        ]
      : []),
    ...goodsFilters(t),
    {
      kind: 'word',
      id: 'endToEndId',
      label: t('payment.endToEndId'),
      maxLength: 35,
      form: { pattern: /^[A-Za-z0-9]{1,35}$/, wrong: t('filters.endToEndIdWrong') },
      rare: true,
    },
    { ...card, rare: true },
    { kind: 'word', id: 'deviceSerial', label: t('columns.device'), rare: true },
    {
      kind: 'pair',
      keyId: 'metadataKey',
      valueId: 'metadataValue',
      label: t('panel.metadata'),
      keyLabel: t('filters.metadataKey'),
      valueLabel: t('filters.metadataValue'),
      keyForm: { pattern: metadataKeyForm, wrong: t('filters.metadataKeyWrong') },
      keyMaxLength: metadataKeyAtMost,
      valueMaxLength: metadataValueAtMost,
      rare: true,
    },
  ];
};
