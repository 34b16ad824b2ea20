import { PaymentProduct } from '@balcao/contract/order';
import type { ShopCodeRow } from './shop-code.tables.ts';

/** What a payer needs to know of a code that hangs in a shop. */
export interface ShopCodeToPay {
  readonly merchantId: string;
  readonly id: string;
  readonly name: string;
  readonly goodsName: string;
  /** Centavos; null where the payer chooses. */
  readonly amount: number | null;
  /** The sound box that it belongs to, if any. */
  readonly deviceSerial: string | null;
  readonly product: '04' | '53';
}
/** A code that a payment names: it may take nothing any more. */
export interface StandingShopCode extends ShopCodeToPay {
  readonly enabled: boolean;
  readonly removedAt: Date | null;
}

const { qrCode, soundBox } = PaymentProduct.enum;
/** By which product someone pays at a code. */
export const productOf = ({ deviceSerial }: ShopCodeRow) => (deviceSerial === null ? qrCode : soundBox);
/** A code as a payer sees it. */
export const presentToPay = (row: ShopCodeRow): ShopCodeToPay => {
  const { merchantId, id, name, goodsName, amount, deviceSerial } = row;
  return { merchantId, id, name, goodsName, amount, deviceSerial, product: productOf(row) };
};
