import { goodsQuantityAtMost, RefundedShare } from '@balcao/contract/order-particulars';
import type { Filter } from '@balcao/ui/filter';
import { useTranslations } from 'use-intl';
import { useCardFilter } from '../../lib/transaction-filters.ts';

/** What an order is searched by now and then: behind "more filters". */
export const useRareOrderFilters = (): readonly Filter[] => {
  const t = useTranslations('order');
  const card = useCardFilter();
  return [
    {
      kind: 'select',
      id: 'refunded',
      label: t('columns.refunded'),
      options: RefundedShare.options.map((share) => ({ value: share, label: t(`refundedShare.${share}`) })),
      rare: true,
    },
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
  ];
};
