import { feeOf } from '@balcao/brazil/money';
import {
  type PaymentMethod as Method,
  PaymentMethod,
  PaymentProduct,
  type PaymentProduct as Product,
} from '@balcao/contract/order';

/** What the platform keeps of a payment: hundredths of a percent of the amount, and centavos on top. */
export interface FeePlan {
  readonly basisPoints: number;
  readonly fixed: number;
}

const { wallet, pix, debit, credit } = PaymentMethod.enum;
const everyRail = (plans: Readonly<Record<Method, FeePlan>>): Readonly<Partial<Record<Method, FeePlan>>> => plans;
const online = everyRail({
  [wallet]: { basisPoints: 79, fixed: 0 },
  [pix]: { basisPoints: 99, fixed: 0 },
  [debit]: { basisPoints: 189, fixed: 0 },
  [credit]: { basisPoints: 349, fixed: 39 },
});
const onTheSpot = everyRail({
  [wallet]: { basisPoints: 59, fixed: 0 },
  [pix]: { basisPoints: 79, fixed: 0 },
  [debit]: { basisPoints: 149, fixed: 0 },
  [credit]: { basisPoints: 299, fixed: 0 },
});

/** What a merchant pays who has no plan of its own. Sandbox figures: no published price list of any provider. */
export const ordinaryPlans: Readonly<Record<Product, Readonly<Partial<Record<Method, FeePlan>>>>> = {
  [PaymentProduct.enum.api]: online,
  [PaymentProduct.enum.applet]: online,
  [PaymentProduct.enum.qrCode]: onTheSpot,
  [PaymentProduct.enum.soundBox]: onTheSpot,
  [PaymentProduct.enum.pos]: onTheSpot,
  [PaymentProduct.enum.tap]: onTheSpot,
  [PaymentProduct.enum.preauth]: { [credit]: { basisPoints: 379, fixed: 39 } },
};

/** The fee of an amount in centavos, rounded half up, never more than the amount itself. */
export const feeBy = ({ basisPoints, fixed }: FeePlan, amount: number): number => feeOf(amount, basisPoints, fixed);
