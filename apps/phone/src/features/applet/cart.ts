import { type ShopGood, shopGoods } from '@balcao/contract/sandbox';

export type Cart = Readonly<Partial<Record<ShopGood, number>>>;
export const goods = Object.keys(shopGoods) as ShopGood[];
const quantityAtMost = 20;

/** So many more, or fewer, of one; never below none. */
export const changed = (cart: Cart, good: ShopGood, by: number): Cart => {
  const quantity = Math.min(quantityAtMost, Math.max(0, (cart[good] ?? 0) + by));
  const { [good]: _before, ...others } = cart;
  return quantity === 0 ? others : { ...others, [good]: quantity };
};
/** Centavos. */
export const totalOf = (cart: Cart): number =>
  goods.reduce((sum, good) => sum + (cart[good] ?? 0) * shopGoods[good], 0);
export const linesOf = (cart: Cart) =>
  goods.flatMap((good) => (cart[good] ? [{ good, quantity: cart[good] as number }] : []));
