import type { Order } from '@balcao/contract/order';
import { useTranslations } from 'use-intl';

/** What was sold, and how many of it where it is more than one. */
export const useGoodsWords = () => {
  const t = useTranslations('order');
  return ({ goodsName, goodsQuantity }: Order): string =>
    goodsQuantity > 1 ? t('goods', { count: goodsQuantity, name: goodsName }) : goodsName;
};
