import { feeOf } from '@balcao/brazil/money';
import type { ProductFee } from '@balcao/contract/product';

type Plan = Pick<ProductFee, 'basisPoints' | 'fixed'>;

/** What is left of an amount in centavos. */
export const netOf = ({ basisPoints, fixed }: Plan, amount: number): number =>
  amount - feeOf(amount, basisPoints, fixed);

/** A sale that everyone can picture. */
export const exampleAmount = 10_000;
