import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { ProductSettings, productMethods, type SettingsOf } from '@balcao/contract/product';

/**
 * The settings of a product as they are kept, with what was never set as the contract has it. What is kept was checked when it
 * was saved: a shape that is no longer understood counts as never set.
 */
export const settingsOf = <P extends PaymentProduct>(product: P, kept: unknown): SettingsOf<P> => {
  const schema = ProductSettings[product];
  const read = schema.safeParse(kept);
  return (read.success ? read.data : schema.parse({})) as SettingsOf<P>;
};

/** The methods that a product takes by its settings. */
export const methodsBy = (product: PaymentProduct, settings: SettingsOf<PaymentProduct>): readonly PaymentMethod[] =>
  'methods' in settings ? settings.methods : productMethods[product];

/** In so many monthly parts a credit card may be charged: 1 where the product knows none. */
export const instalmentsBy = (settings: SettingsOf<PaymentProduct>): number =>
  'instalmentsAtMost' in settings ? settings.instalmentsAtMost : 1;
