import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ChangeReason, FeeAsk, FeePlan } from './merchant-change.ts';
import { PaymentMethod, PaymentProduct } from './order.ts';
import { centavos, Id, Version, whole } from './scalars.ts';

/** What may be agreed with a merchant: up to 20 % of the amount, and up to R$ 50,00 on top. */
export const feeRange = { basisPoints: 2_000, fixed: 5_000 } as const;

/** One fee of a merchant, with the standard fee. */
export const DeskFee = z.extend(FeePlan, { ordinary: z.pick(FeePlan, { basisPoints: true, fixed: true }) });
export type DeskFee = z.infer<typeof DeskFee>;
/**
 * Every product and method; `version` counts changes, so that two people never overwrite each other silently; `asked`: what waits for a
 * second person.
 */
export const DeskFees = z.object({ list: z.array(DeskFee), version: z.int(), asked: FeeAsk });
export type DeskFees = z.infer<typeof DeskFees>;

const desk = { face: 'console', path: '/merchant/{id}/fee', params: z.object({ id: Id }), reply: DeskFees } as const;

export const getMerchantFees = endpoint({
  ...desk,
  id: 'product.fees',
  method: 'GET',
  summary: 'What each product and method costs a merchant, beside the ordinary fee',
  access: { staff: 'merchant.see' },
  rate: 'read',
  refusals: ['not_found'],
});

const OwnPlan = z.strictObject({
  basisPoints: whole(0, feeRange.basisPoints),
  fixed: centavos(0, feeRange.fixed),
});
export const FeeChange = z.strictObject({
  product: PaymentProduct,
  method: PaymentMethod,
  /** Null: the ordinary fee again. */
  plan: z.nullable(OwnPlan),
});
export type FeeChange = z.infer<typeof FeeChange>;

export const changeMerchantFees = endpoint({
  ...desk,
  id: 'product.changeFees',
  method: 'PUT',
  summary:
    'Asks a colleague to agree other fees with a merchant: agreed, they hold for orders that are opened from then on',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({
    version: Version,
    reason: ChangeReason,
    fees: z.array(FeeChange).check(
      z.minLength(1),
      z.maxLength(28),
      z.refine((list) => new Set(list.map(({ product, method }) => `${product} ${method}`)).size === list.length, {
        params: { text: 'choice' },
      }),
    ),
  }),
  refusals: ['not_found', 'changed_elsewhere', 'colleague_first'],
});
