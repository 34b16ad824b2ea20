import type { OrderEntry } from '@balcao/contract/order';
import { orderList } from '@balcao/contract/order-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { useTranslations } from 'use-intl';
import { OrderBadge } from './order-badge.tsx';
import { useGoodsWords } from './order-goods.ts';

/** The number first, status second, money right, time last. */
export const useOrderColumns = (byCompletion: boolean): readonly Column<OrderEntry>[] => {
  const t = useTranslations('order');
  return useListColumns(orderList, {
    byCompletion,
    title: (id) => t(`columns.${id}`),
    cells: {
      status: (order) => <OrderBadge order={order} />,
      goods: useGoodsWords(),
      method: ({ method }) => t(`method.${method}`),
      product: ({ product }) => t(`product.${product}`),
    },
  });
};
